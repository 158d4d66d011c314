import type { RoundRecord } from './round-record.ts'
import type { RoundToVerify } from './verifier.ts'

/** A round that its player may verify: its server seed is revealed. */
type Revealed = Omit<RoundToVerify, 'serverSeed'> & {
  serverSeed: string | null
  commitment: string
  digest?: string | null
  winKurus: number
  state: 'open' | 'settled' | 'voided'
}

/** What a round is exported as: `RoundRecord` reads it. */
type Exported = Readonly<Omit<RoundRecord, 'bet' | 'moves'>> & Pick<RoundToVerify, 'bet' | 'moves'>

/** The records of the rounds whose seed is revealed. The win of a round that was left is not told. */
export function recordsOf(rounds: readonly Revealed[]): Exported[] {
  return rounds.flatMap(({ serverSeed, state, ...round }) => {
    if (serverSeed === null) return []
    const { gameCode, clientSeed, nonce, bet, moves, commitment, digest, winKurus } = round
    return [
      {
        gameCode,
        serverSeed,
        clientSeed,
        nonce,
        bet,
        moves,
        commitment,
        ...(digest !== undefined && { digest }),
        ...(state === 'settled' && { winKurus }),
      },
    ]
  })
}
