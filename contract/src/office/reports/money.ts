import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Count, EXAMPLE, Gross, Identity, Money, Period, Reach, Share } from './shared.ts'

export const MoneyFigures = z.extend(Gross, {
  bets: Count,
  rolledBackE5: Money,
  ggrLedgerE5: Money,
  ggrCasinoE5: Money,
  ggrSportE5: Money,
  bonusCostE5: Money,
  cashbackE5: Money,
  correctionsE5: Money,
  writtenOffE5: Money,
  jackpotShareE5: Money,
  ngrE5: Money,
  depositsE5: Money,
  deposits: Count,
  withdrawalsE5: Money,
  withdrawals: Count,
  refundsE5: Money,
  withdrawalsAskedE5: Money,
  withdrawalsReturnedE5: Money,
  playerLiabilityE5: Money,
  holdBp: Share,
})
export type MoneyFigures = z.output<typeof MoneyFigures>

export const MoneyReport = z.object({
  currency: z.string(),
  reach: Reach,
  figures: MoneyFigures,
  identity: Identity,
  /** The same of each day, and whether the day is closed. */
  days: z.array(
    z.object({
      day: Day,
      isClosed: z.boolean(),
      figures: MoneyFigures,
      holds: z.boolean(),
      /** What counts here and belongs to a day before. */
      earlier: z.object({ count: Count, stakesE5: Money, winsE5: Money }),
    }),
  ),
  methods: z.array(
    z.object({
      method: z.string(),
      depositsE5: Money,
      deposits: Count,
      withdrawalsE5: Money,
      withdrawals: Count,
    }),
  ),
})
export type MoneyReport = z.output<typeof MoneyReport>

export const readMoneyReport = operation({
  method: 'GET',
  path: '/api/office/reports/money',
  summary: 'GGR, NGR, gifts, deposits and withdrawals of a period, by day, with the identity',
  right: 'report.money',
  writes: false,
  example: EXAMPLE,
  input: Period,
  output: MoneyReport,
})
