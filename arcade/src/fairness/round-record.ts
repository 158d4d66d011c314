import { z } from 'zod/mini'
import type { RoundToVerify } from './verifier.ts'

const AnyJson = z.json()

/** A round as a player's history exports it; `docs/verifying.md` describes it. */
export const RoundRecord = z.object({
  gameCode: z.string(),
  serverSeed: z.string().check(z.minLength(1)),
  clientSeed: z.string(),
  nonce: z.int().check(z.nonnegative()),
  bet: AnyJson,
  moves: z._default(z.array(AnyJson), []),
  /** What was told before and after the round; compared where they are there. */
  commitment: z.optional(z.string()),
  /** Of the game's mathematics; null where the commitment has none. */
  digest: z.optional(z.nullable(z.string())),
  winKurus: z.optional(z.int()),
})
export type RoundRecord = z.infer<typeof RoundRecord>

/** A round that its player may verify: its server seed is revealed. */
type Revealed = Omit<RoundToVerify, 'serverSeed'> & {
  serverSeed: string | null
  commitment: string
  winKurus: number
  state: 'open' | 'settled' | 'voided'
}

/** The records of the rounds whose seed is revealed. The win of a round that was left is not told. */
export function recordsOf(rounds: readonly Revealed[]): RoundRecord[] {
  return rounds.flatMap(({ serverSeed, state, winKurus, ...round }) =>
    serverSeed === null
      ? []
      : [
          RoundRecord.parse({
            ...round,
            serverSeed,
            ...(state === 'settled' && { winKurus }),
          }),
        ],
  )
}
