import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { RejectReason } from '../../../db/tables/payments.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { findMethod } from '../methods/methods.ts'
import { tellNews } from '../payment.ts'
import { needsTwo, promised } from '../rules.ts'
import type { Payment } from '../settle.ts'
import { promiseText } from '../texts.ts'
import { addPayout, approve } from './payout.ts'
import { turnDown } from './turn-down.ts'

export type DecideDeps = Pick<PaymentDeps, 'db' | 'clock' | 'random' | 'onCommitted'>
type Decision = {
  paymentId: string
  /** Who decided. */
  operator: string
  /** Undefined approves. */
  reject?: RejectReason
}

/**
 * An operator's word on a withdrawal that waits for one: approved, it goes to the bank; rejected,
 * all of its money is back in the balance. The first decision stands, whoever else decides. A high
 * one is approved by two: after the first it waits for another operator.
 */
export async function decideWithdrawal(
  deps: DecideDeps,
  decision: Decision,
): Promise<'decided' | 'needs another'> {
  const came = await deps.db.transaction().execute(async (tx) => {
    const payment = await lockHeld(tx, decision.paymentId)
    const { operator, reject: reason } = decision
    if (!reason && (await isOnlyTheFirst(tx, payment, operator))) return 'needs another'
    if (reason) await turnDown(tx, deps, payment, { reason, operator })
    else await approveIt(tx, deps, payment, decision)
    return 'decided'
  })
  deps.onCommitted()
  return came
}

type Held = Payment & {
  method_id: number
  approved_at: Date | null
  first_approver: string | null
}

/** Nobody is the second one after themselves, however they write their name. */
async function isOnlyTheFirst(tx: Tx, payment: Held, operator: string): Promise<boolean> {
  if (!needsTwo(payment.amount_e5)) return false
  const { first_approver: first } = payment
  refuseIf(first !== null && nameKey(first) === nameKey(operator), 'second_approver_needed')
  if (first !== null) return false
  await tx
    .updateTable('payment')
    .set({ first_approver: operator })
    .where('id', '=', payment.id)
    .execute()
  return true
}

const nameKey = (name: string) => name.trim().toLowerCase()

async function lockHeld(tx: Tx, paymentId: string): Promise<Held> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  const isHeld = payment.status === PAYMENT_STATUS.Pending && payment.approved_at === null
  refuseIf(!isHeld, 'withdrawal_decided')
  return payment
}

async function approveIt(tx: Tx, deps: DecideDeps, payment: Held, { operator }: Decision) {
  const now = deps.clock.now()
  const minutes = findMethod(payment.method_id, PAYMENT_TYPES.Withdraw)?.minutes ?? 3
  const promisedAt = promised.payout(now, minutes)
  await approve(tx, deps, { paymentId: payment.id, promisedAt, operator })
  await addPayout(tx, payment.id, now)
  await tellNews(tx, deps, 'approved', { ...newsOf(payment), more: promiseText(promisedAt) })
}

const newsOf = ({ player_id: playerId, amount_e5: amountE5 }: Held) =>
  ({ playerId, amountE5, type: 'Withdraw' }) as const
