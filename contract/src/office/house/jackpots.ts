/** Jackpots: what the arcade's books say of its pools, and what our ledger paid. */
import { z } from 'zod/mini'
import { PROVIDERS, type ProviderName } from '../../casino/casino.ts'
import { JackpotMeter } from '../../casino/jackpots.ts'
import { operation } from '../operation.ts'

const Money = z.string().check(z.regex(/^-?\d{1,19}$/))
const Time = z.string()
const Level = JackpotMeter.shape.level

/** So many days are drawn. */
export const JACKPOT_DAYS = 90

const Pool = z.object({
  pool: Level,
  /** When the arcade was last asked. */
  at: Time,
  /** What is won if it falls now, what pays the seeds, and where it falls before a sum. */
  amountE5: Money,
  reserveE5: Money,
  ceilingE5: z.nullable(Money),
  /** Since its first pot, and of today. */
  paidInE5: Money,
  wonE5: Money,
  falls: z.int(),
  paidInTodayE5: Money,
  wonTodayE5: Money,
})
export type OfficePool = z.output<typeof Pool>

export const listJackpots = operation({
  method: 'GET',
  path: '/api/office/jackpots',
  summary: 'Each pool as the arcade’s books have it, its days, and what our ledger paid beside it',
  right: 'jackpot.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    pools: z.array(Pool),
    /** What each pool held at the end of its days, the oldest first. */
    days: z.array(z.object({ pool: Level, day: z.string(), amountE5: Money })),
    /** What all pools have paid by the arcade's books, and jackpots by our ledger. */
    books: z.object({ theirsE5: Money, oursE5: Money, differenceE5: Money }),
    /** Whether nothing was heard of the arcade for some minutes. */
    isOld: z.boolean(),
  }),
})
export type OfficeJackpots = z.output<typeof listJackpots.output>

const Fall = z.object({
  at: Time,
  provider: z.enum(Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]]),
  providerName: z.string(),
  /** The supplier's name for the win. */
  transaction: z.string(),
  /** Null for who may not see players. */
  player: z.nullable(z.object({ id: z.string(), number: z.string() })),
  game: z.string(),
  amountE5: Money,
  /** Whether the supplier said what of the win is the jackpot; else it is all of it. */
  isSaid: z.boolean(),
  /** When the player was told; null while they were not. */
  toldAt: z.nullable(Time),
})
export type OfficeFall = z.output<typeof Fall>

export const listFalls = operation({
  method: 'GET',
  path: '/api/office/jackpot-falls',
  summary: 'Jackpots that our ledger paid, the newest first',
  right: 'jackpot.view',
  writes: false,
  example: {},
  input: z.strictObject({ before: z.optional(z.string().check(z.maxLength(400))) }),
  output: z.object({ rows: z.array(Fall), next: z.nullable(z.string()) }),
})
