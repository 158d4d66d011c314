import { z } from 'zod/mini'

/** What pages and casinos hear of the jackpots. Sums are whole kuruş. */

export const JackpotLevel = z.enum(['yek', 'du', 'cihar', 'ses'])

/** A pot that fell within the last ten minutes. */
export const FallenPot = z.object({
  /** Of the pots of its level. */
  number: z.int(),
  wonKurus: z.int(),
  /** The winner's name, hidden. */
  name: z.string(),
  fellAt: z.string(),
})

export const JackpotMeter = z.object({
  level: JackpotLevel,
  /** What is won if it falls now. */
  amountKurus: z.int(),
  /** Where it falls before a sum. */
  ceilingKurus: z.nullable(z.int()),
  fallen: z.nullable(FallenPot),
})
export type JackpotMeter = z.infer<typeof JackpotMeter>

/** Told every five seconds. What is older than 30 seconds is no value any more. */
export const JackpotsTold = z.object({ jackpots: z.array(JackpotMeter) })
export type JackpotsTold = z.infer<typeof JackpotsTold>

/** GET /api/jackpots/won?token= : what fell to the player within the last ten minutes, newest first. */
export const WonReply = z.object({
  won: z.array(
    z.object({
      level: JackpotLevel,
      number: z.int(),
      wonKurus: z.int(),
      fellAt: z.string(),
      isPaid: z.boolean(),
    }),
  ),
  /** The wallet's now; null where nothing of it is paid yet, or the wallet does not answer. */
  balanceKurus: z.nullable(z.int()),
})
export type WonReply = z.infer<typeof WonReply>

const Units = z.string().check(z.regex(/^-?\d{1,18}$/))

/** GET /api/jackpots/books: each level since its first pot. 100 000 units are a lira. */
export const JackpotBooks = z.object({
  levels: z.array(
    z.object({
      level: JackpotLevel,
      paidInUnits: Units,
      wonUnits: Units,
      /** What is won if it falls now. */
      potUnits: Units,
      /** What pays the seeds; below nothing while it has lent more than it had. */
      reserveUnits: Units,
      ceilingUnits: z.nullable(Units),
      falls: z.int(),
    }),
  ),
})
export type JackpotBooks = z.infer<typeof JackpotBooks>
