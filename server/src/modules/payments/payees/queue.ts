import type { QueueState } from '@zar/contract/office/queues'
import type { Tx } from '../../../db/db.ts'
import { closeCase, openCase } from '../../queues/index.ts'

/** Beyond the day in which an account is new. */
const LOOK_MS = 4 * 60 * 60_000

export const subjectOf = (paymentId: string): string => `payee:${paymentId}`

type Opening = { paymentId: string; now: Date; until: Date | null; clockAt: Date }

/** A withdrawal to an account that is new, or whose holder is doubted, waits in the queue of payout accounts. */
export async function openPayeeCase(
  tx: Tx,
  { paymentId, now, until, clockAt }: Opening,
): Promise<void> {
  const { player_id: playerId } = await tx
    .selectFrom('payment')
    .select('player_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const promiseAt = until ? new Date(until.getTime() + LOOK_MS) : clockAt
  const state = 'waiting'
  await openCase(tx, {
    queue: 'payees',
    subject: subjectOf(paymentId),
    playerId,
    state,
    now,
    promiseAt,
  })
}

type Ending = { state: QueueState<'payees'>; by: string; now: Date }

/** What of a withdrawal says whether it may have a case. */
export type PayeeRow = {
  hold: string | null
  hold_until: Date | null
  approved_at: Date | null
  clock_base_at: Date | null
}

/** Whether it may have a case: one that waits for its account, or that was held before the bank had it. */
export const mayHaveCase = (row: PayeeRow): boolean =>
  row.approved_at === null
    ? row.hold === 'payee' || row.hold_until !== null
    : row.clock_base_at !== null

/** Ends its case, where one waits. */
export const closePayeeCase = (tx: Tx, paymentId: string, ending: Ending): Promise<boolean> =>
  closeCase(tx, { queue: 'payees', subject: subjectOf(paymentId) }, ending)
