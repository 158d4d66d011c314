/** Withdrawals that the bank was asked to pay, and has not answered. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Money, NOBODY, Time } from '../players.ts'
import { Reason } from '../proposals.ts'
import { Action } from '../staff.ts'

const SentWithdrawal = z.object({
  id: z.uuid(),
  /** As players and people call it: `#884117` without the sign. */
  number: z.string(),
  player: z.object({ id: z.uuid(), number: z.string(), username: z.string() }),
  amountE5: Money,
  method: z.string(),
  approvedAt: Time,
  /** When the bank was asked or heard of last. */
  changedAt: Time,
  promiseAt: z.nullable(Time),
  /** The bank’s own id of it; null while it has not taken the order. */
  reference: z.nullable(z.string()),
  /** It sends a deposit back. */
  isRefund: z.boolean(),
  actions: z.array(Action),
})
export type SentWithdrawal = z.output<typeof SentWithdrawal>

export const listSentWithdrawals = operation({
  method: 'GET',
  path: '/api/office/withdrawals-sent',
  summary:
    'Withdrawals that the bank was asked to pay and has not answered, the oldest promise first',
  right: 'withdrawal.view',
  writes: false,
  example: {},
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(SentWithdrawal),
    /** Of all there are. */
    count: z.int(),
    sumE5: Money,
  }),
})

export const retryWithdrawal = operation({
  method: 'POST',
  path: '/api/office/withdrawal-retry',
  summary:
    'Has the bank asked again now, by the same order: it pays once, however often it is asked',
  right: 'withdrawal.retry',
  writes: true,
  example: { id: NOBODY, reason: 'The bank says that it has no such order.' },
  input: z.strictObject({ id: z.uuid(), reason: Reason }),
  output: z.null(),
})
