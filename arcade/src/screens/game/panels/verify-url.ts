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
    bet: JSON.stringify(round.bet),
    moves: JSON.stringify(round.moves),
    commitment: round.commitment,
    ...(round.digest && { digest: round.digest }),
    ...(round.state === 'settled' && { win: String(round.winKurus) }),
  })
  return `/verify?${query}`
}
