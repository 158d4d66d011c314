import type { Language, Round } from '../../../protocol.ts'

/** The verifier with everything of a round filled in. */
export function verifyUrl(round: Round, serverSeed: string, language: Language): string {
  const query = new URLSearchParams({
    lang: language,
    game: round.gameCode,
    serverSeed,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    stake: String(round.stakeKurus),
    commitment: round.commitment,
  })
  return `/verify?${query}`
}
