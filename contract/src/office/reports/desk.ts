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
      /** From midnight to this moment, and to the same moment a week before, to the hour. By the ledger. */
      ggrE5: Money,
      ggrWeekBeforeE5: Money,
      stakesE5: Money,
      depositsE5: Money,
      withdrawalsE5: Money,
      playerLiabilityE5: Money,
      openBetLiabilityE5: Money,
      /** The last 24 hours and the same a week before, the oldest first. */
      hours: z.array(z.object({ hour: Time, ggrE5: Money, ggrWeekBeforeE5: Money })),
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
