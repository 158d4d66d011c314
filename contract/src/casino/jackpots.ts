import { z } from 'zod/mini'

/**
 * The jackpots of the arcade's games, for lobbies: server-sent events, each a `JackpotsTold`, at least
 * every twenty seconds. Anyone may listen. Sums are whole kuruş.
 */
export const JACKPOTS_PATH = '/api/casino/jackpots'

/** What was heard so long ago is no value any more (GAM-17). */
export const JACKPOT_OLD_MS = 30_000

export const JackpotMeter = z.object({
  level: z.enum(['yek', 'du', 'cihar', 'ses']),
  /** What is won if it falls now. */
  amountKurus: z.int(),
  /** Where it falls before a sum. */
  ceilingKurus: z.nullable(z.int()),
  /** What fell within the last ten minutes. */
  fallen: z.nullable(
    z.object({
      /** Of the pots of its level. */
      number: z.int(),
      wonKurus: z.int(),
      /** The winner's name, hidden. */
      name: z.string(),
      fellAt: z.string(),
    }),
  ),
})
export type JackpotMeter = z.infer<typeof JackpotMeter>

/** Null while nothing is known. */
export const JackpotsTold = z.object({ jackpots: z.nullable(z.array(JackpotMeter)) })
export type JackpotsTold = z.infer<typeof JackpotsTold>
