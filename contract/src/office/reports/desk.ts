import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Count, Currency, Money, Reach, Time } from './shared.ts'

export const DeskFigures = z.object({
  currency: z.string(),
  reach: Reach,
  day: Day,
  /** Players with a stake of their own money today. */
  active: Count,
  /** Null for whoever may not see the report of money. */
  money: z.nullable(
    z.object({
      /** From midnight to this moment, and to the same moment a week and a day before, to the hour. By the ledger. */
      ggrE5: Money,
      ggrWeekBeforeE5: Money,
      ggrDayBeforeE5: Money,
      ngrE5: Money,
      bonusCostE5: Money,
      stakesE5: Money,
      bets: Count,
      depositsE5: Money,
      deposits: Count,
      withdrawalsE5: Money,
      withdrawals: Count,
      playerLiabilityE5: Money,
      openBetLiabilityE5: Money,
      /**
       * The 24 hours of today, each beside the same hour of a week and a day before. Of hours that have not
       * begun today's sums are null.
       */
      hours: z.array(
        z.object({
          hour: Time,
          ggrE5: z.nullable(Money),
          stakesE5: z.nullable(Money),
          ggrWeekBeforeE5: Money,
          ggrDayBeforeE5: Money,
          stakesWeekBeforeE5: Money,
        }),
      ),
    }),
  ),
})
export type DeskFigures = z.output<typeof DeskFigures>

export const readDeskFigures = operation({
  method: 'GET',
  path: '/api/office/desk/figures',
  summary: 'Today so far beside the same day a week before, hour by hour',
  right: 'desk.view',
  writes: false,
  example: {},
  input: z.strictObject({ currency: Currency }),
  output: DeskFigures,
})
