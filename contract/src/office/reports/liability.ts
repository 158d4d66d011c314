import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Currency, Money, Reach, Time } from './shared.ts'

export const LiabilityReport = z.object({
  currency: z.string(),
  day: Day,
  reach: Reach,
  playerLiabilityE5: Money,
  waitingWithdrawalsE5: Money,
  /** Contingent and receivable: never netted. */
  bonusBalancesE5: Money,
  debtsE5: Money,
  openStakesE5: Money,
  openBetLiabilityE5: Money,
  jackpotLiabilityE5: Money,
  jackpots: z.array(z.object({ pool: z.string(), liabilityE5: Money })),
  /** What the house loses at worst, event by event, the worst first. */
  events: z.array(
    z.object({
      event: z.string(),
      name: z.string(),
      startsAt: Time,
      worstE5: Money,
      stakedE5: Money,
    }),
  ),
})
export type LiabilityReport = z.output<typeof LiabilityReport>

export const readLiabilityReport = operation({
  method: 'GET',
  path: '/api/office/reports/liability',
  summary: 'What the house owes at the end of a day, or now: players, open bets, jackpots',
  right: 'report.liability',
  writes: false,
  example: { day: '2026-11-21' },
  input: z.strictObject({
    day: Day,
    currency: Currency,
  }),
  output: LiabilityReport,
})
