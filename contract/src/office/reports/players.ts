import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Count, EXAMPLE, Money, Period, Reach, Share } from './shared.ts'

export const PlayerReport = z.object({
  reach: Reach,
  days: z.array(z.object({ day: Day, active: Count })),
  weeks: z.array(z.object({ monday: Day, active: Count })),
  months: z.array(
    z.object({
      month: Day,
      active: Count,
      depositors: Count,
      ngrE5: Money,
      /** NGR over active players, over those who deposited. E5, half up. */
      arpuE5: z.nullable(Money),
      arppuE5: z.nullable(Money),
    }),
  ),
  signups: z.array(
    z.object({
      day: Day,
      players: Count,
      verified: Count,
      depositedIn7: Count,
      depositedTwiceIn30: Count,
      /** Whether its longest window is over. */
      isFinal: z.boolean(),
    }),
  ),
  cohorts: z.array(
    z.object({
      firstMonth: Day,
      players: Count,
      months: z.array(z.object({ month: Day, players: Count, shareBp: Share, ngrE5: Money })),
    }),
  ),
})
export type PlayerReport = z.output<typeof PlayerReport>

export const readPlayerReport = operation({
  method: 'GET',
  path: '/api/office/reports/players',
  summary: 'Active players, ARPU, conversion of new players and retention, in counts only',
  right: 'report.player',
  writes: false,
  example: EXAMPLE,
  input: Period,
  output: PlayerReport,
})
