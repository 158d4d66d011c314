import { z } from 'zod/mini'
import { Day } from '../../period.ts'

/** E5 in text: a hundred thousandth of a unit. */
export const Money = z.string().check(z.regex(/^-?\d{1,25}$/))
export const Time = z.string()
export const Count = z.int()
/** Hundredths of a percent. Null where nothing is there to divide by. */
export const Share = z.nullable(z.int())

/** The house's own where none is named. */
export const Currency = z.optional(z.string().check(z.regex(/^[A-Z]{3}$/)))

/** At most so many days in a report. */
export const REPORT_DAYS_MAX = 400
const DAYS_MAX_MS = REPORT_DAYS_MAX * 86_400_000

/** Whether the days are in their order, and no further apart than a report goes. */
export const isPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < DAYS_MAX_MS

/** Both days are in the period. Refused where the second lies before the first, or further away than a report goes. */
export const Period = z
  .strictObject({
    from: Day,
    to: Day,
    currency: Currency,
  })
  .check(z.refine(isPeriod))

/** How far the figures reach: `now` is the seals and the transfers behind them. */
export const Reach = z.object({
  /** Everything before it is sealed. Null before the first seal. */
  sealedUntil: z.nullable(Time),
  sealedTransfer: z.string(),
  lastTransfer: z.string(),
  /** The last day that never changes again. */
  closedThrough: z.nullable(Day),
  /** The last comparison with the accounts; null before the first. */
  matched: z.nullable(z.object({ at: Time, differences: Count })),
})

/** NGR by play and gifts, and by money and balances: the same to the kuruş, or the report says so. */
export const Identity = z.object({
  holds: z.boolean(),
  ngrE5: Money,
  depositsE5: Money,
  withdrawalsE5: Money,
  playerBalancesE5: Money,
  jackpotLiabilityE5: Money,
  openStakesE5: Money,
  differenceE5: Money,
})
export type Identity = z.output<typeof Identity>

export const Gross = z.object({
  stakesE5: Money,
  stakesBonusE5: Money,
  winsE5: Money,
  winsBonusE5: Money,
  ggrE5: Money,
})

export const EXAMPLE = { from: '2026-11-08', to: '2026-11-21' }
