/** The tax sheet: base × rate by licence and product, half up to the kuruş per line. */
import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { TAX_BASES } from '../system/tax-rates.ts'
import { Count, Currency, isPeriod, Money, Reach, Time } from './shared.ts'

export const QUARTER_MONTHS = 3

/** The last day of the month that lies so many months after that of a day. */
export const endOfMonth = (day: string, later: number): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + later, 0)).toISOString().slice(0, 10)
}

/** A whole month, or a whole quarter of the calendar. */
export const isTaxPeriod = ({ from, to }: { from: string; to: string }): boolean => {
  if (!from.endsWith('-01')) return false
  const isQuarter = (Number(from.slice(5, 7)) - 1) % QUARTER_MONTHS === 0
  return to === endOfMonth(from, 0) || (isQuarter && to === endOfMonth(from, QUARTER_MONTHS - 1))
}

export const TaxLine = z.object({
  /** Number of the rate. */
  rate: z.string(),
  base: z.enum(TAX_BASES),
  /** Null of deposits. */
  product: z.nullable(z.string()),
  ratePpm: z.int(),
  /** Of winnings: of each win what lies above it is in the base. */
  lineE5: z.nullable(Money),
  /** The days of the period on which the rate applies. */
  from: Day,
  to: Day,
  baseE5: Money,
  /** Whole kuruş; none of a base below zero. */
  taxE5: Money,
})
export type TaxLine = z.output<typeof TaxLine>

export const TaxProfile = z.object({
  licence: z.object({
    id: z.string(),
    number: z.string(),
    authority: z.string(),
    countries: z.array(z.string()),
    validFrom: Day,
    validUntil: Day,
  }),
  lines: z.array(TaxLine),
  taxE5: Money,
  /** Products that were played on days on which no rate of theirs applied. */
  unrated: z.array(z.string()),
  /** Numbers of other licences whose lines have figures of the same product and days. */
  sharedWith: z.array(z.string()),
})
export type TaxProfile = z.output<typeof TaxProfile>

export const TaxReport = z.object({
  currency: z.string(),
  reach: Reach,
  /** Whether no day of the period changes again. */
  isClosed: z.boolean(),
  /** False while single wins of before are still being collected, and a base of winnings may lack some. */
  areWinsWhole: z.boolean(),
  /** Whether any rate was ever entered. */
  hasRates: z.boolean(),
  /** Licences that hold in the period. */
  profiles: z.array(TaxProfile),
})
export type TaxReport = z.output<typeof TaxReport>

const EXAMPLE = { from: '2026-11-01', to: '2026-11-30' }

export const readTaxReport = operation({
  method: 'GET',
  path: '/api/office/reports/tax',
  summary: 'What each licence makes the house pay of a month or a quarter, line by line',
  right: 'report.tax',
  writes: false,
  example: EXAMPLE,
  input: z.strictObject({ from: Day, to: Day, currency: Currency }).check(z.refine(isTaxPeriod)),
  output: TaxReport,
})

export const TaxRow = z.object({
  /** The game, sport or method; of a win the number of its transfer. */
  key: z.string(),
  name: z.string(),
  /** Empty of deposits. */
  provider: z.string(),
  /** Of a win. */
  at: z.nullable(Time),
  /** Bets or deposits; null of a win and of bets that were settled. */
  count: z.nullable(Count),
  stakesE5: z.nullable(Money),
  winsE5: z.nullable(Money),
  /** What it adds to the base. */
  baseE5: Money,
})
export type TaxRow = z.output<typeof TaxRow>

export const readTaxRows = operation({
  method: 'GET',
  path: '/api/office/reports/tax-rows',
  summary:
    'What the base of a line is made of: games, sports, methods, or single wins; they come to it',
  right: 'report.tax',
  writes: false,
  example: { rate: '1', ...EXAMPLE },
  input: z
    .strictObject({
      rate: z.string().check(z.regex(/^\d{1,18}$/)),
      /** The days of the line. */
      from: Day,
      to: Day,
      currency: Currency,
      /** Of wins only those before this transfer. */
      before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    })
    .check(z.refine(isPeriod)),
  output: z.object({
    rows: z.array(TaxRow),
    /** Of wins: where the list goes on; null where all were told. */
    next: z.nullable(z.string()),
  }),
})
