import { z } from 'zod/mini'

const AnyJson = z.json()

/** A round as a player's history exports it; `docs/verifying.md` describes it. */
export const RoundRecord = z.object({
  gameCode: z.string(),
  serverSeed: z.string().check(z.minLength(1)),
  clientSeed: z.string(),
  nonce: z.int().check(z.nonnegative()),
  bet: AnyJson,
  moves: z._default(z.array(AnyJson), []),
  /** Of a room whose bets share a pot: what is kept of the round. */
  past: z.optional(AnyJson),
  /** And all its bets, as the room tells them to anybody. */
  bets: z.optional(z.array(z.object({ id: z.string(), bet: AnyJson }))),
  /** What was told before and after the round; compared where they are there. */
  commitment: z.optional(z.string()),
  /** Of the game's mathematics; null where the commitment has none. */
  digest: z.optional(z.nullable(z.string())),
  winKurus: z.optional(z.int()),
})
export type RoundRecord = z.infer<typeof RoundRecord>
