import { z } from 'zod/mini'
import { Day } from '../../period.ts'
import { operation } from '../operation.ts'
import { Currency, EXAMPLE, isPeriod, Money, Time } from './shared.ts'

const Part = z.optional(z.string().check(z.maxLength(100)))
export const ReportTransfer = z.object({
  id: z.string(),
  at: Time,
  reason: z.string(),
  amountE5: Money,
  product: z.string(),
  provider: z.string(),
  game: z.string(),
  player: z.object({ id: z.string(), number: z.string() }),
  /** A stake less what of it is given back; what was won, less what of it is taken back. */
  stakeE5: Money,
  winE5: Money,
  /** The day that it belongs to, where that is one before. */
  ofDay: z.nullable(Day),
})
export type ReportTransfer = z.output<typeof ReportTransfer>

export const readReportTransfers = operation({
  method: 'GET',
  path: '/api/office/reports/transfers',
  summary: 'The transfers that a figure of the products is made of, the newest first',
  right: 'ledger.view',
  writes: false,
  example: EXAMPLE,
  input: z
    .strictObject({
      from: Day,
      to: Day,
      currency: Currency,
      product: Part,
      provider: Part,
      game: Part,
      /** Only those before this transfer. */
      before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    })
    .check(z.refine(isPeriod)),
  output: z.object({
    rows: z.array(ReportTransfer),
    /** Where the search goes on; null where all were looked at. A page may be empty and not the last. */
    next: z.nullable(z.string()),
  }),
})
