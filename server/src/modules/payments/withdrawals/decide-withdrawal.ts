import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { RejectReason } from '../../../db/tables/payments.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { findMethod } from '../methods/methods.ts'
import { tellNews } from '../payment.ts'
import type { Payment } from '../settle.ts'
import { promiseText } from '../texts.ts'
import { addEvent } from '../timeline/event.ts'
import { addPayout, approve } from './payout.ts'
import { needsTwo, promised } from './rules.ts'
import { after, mustMove, stateOf, type WithdrawalRow } from './states.ts'
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
 * all of its money is back in the balance. The first decision stands, whoever else decides; who rejects
 * it again for the same reason hears the same, and nothing moves. A high
 * one is approved by two: after the first it waits for another operator. A withdrawal to an account that
 * is new still waits out its time after that, and goes by itself.
 */
export async function decideWithdrawal(
  deps: DecideDeps,
  decision: Decision,
): Promise<'decided' | 'needs another'> {
  const came = await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, decision.paymentId)
    const { operator, reject: reason } = decision
    if (reason && (await rejectedBefore(tx, payment, { operator, reason }))) return 'decided'
    if (!reason) return letGo(tx, deps, payment, operator)
    refuseIf(!after(payment, 'reject'), 'withdrawal_decided')
    await turnDown(tx, deps, payment, { event: 'reject', reason, operator })
    return 'decided'
  })
  deps.onCommitted()
  return came
}

async function letGo(tx: Tx, deps: DecideDeps, payment: WithdrawalOnHold, operator: string) {
  refuseIf(stateOf(payment) === 'waiting', 'withdrawal_waits')
  refuseIf(!after(payment, 'approve'), 'withdrawal_decided')
  if (await isOnlyTheFirst(tx, payment, operator)) return 'needs another'
  if (payment.hold_until && payment.hold_until > deps.clock.now())
    await waitOut(tx, deps, payment, payment.hold_until, operator)
  else await approveIt(tx, deps, payment, { event: 'approve', operator })
  return 'decided'
}

type WithdrawalOnHold = Payment & WithdrawalRow & { method_id: number; hold_until: Date | null }

/** Nobody is the second one after themselves, however they write their name. */
async function isOnlyTheFirst(
  tx: Tx,
  payment: WithdrawalOnHold,
  operator: string,
): Promise<boolean> {
  if (!needsTwo(payment.amount_e5)) return false
  const { first_approver: first } = payment
  refuseIf(first !== null && nameKey(first) === nameKey(operator), 'second_approver_needed')
  if (!after(payment, 'approve_first')) return false
  await tx
    .updateTable('payment')
    .set({ first_approver: operator })
    .where('id', '=', payment.id)
    .execute()
  return true
}

const nameKey = (name: string) => name.trim().toLowerCase()

/** Whether this operator has rejected it for this reason. */
async function rejectedBefore(
  tx: Tx,
  payment: WithdrawalOnHold,
  { operator, reason }: { operator: string; reason: RejectReason },
): Promise<boolean> {
  if (stateOf(payment) !== 'rejected') return false
  const event = await tx
    .selectFrom('payment_event')
    .select(['operator', 'reason'])
    .where('payment_id', '=', payment.id)
    .where('step', '=', 'returned')
    .executeTakeFirst()
  if (!event || event.operator === null) return false
  return event.reason === reason && nameKey(event.operator) === nameKey(operator)
}

async function lockWithdrawal(tx: Tx, paymentId: string): Promise<WithdrawalOnHold> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  return payment
}

const minutesOf = ({ method_id }: WithdrawalOnHold) =>
  findMethod(method_id, PAYMENT_TYPES.Withdraw)?.minutes ?? 3

/** An operator has nothing against it; from now on it waits for its time alone. */
async function waitOut(
  tx: Tx,
  { clock }: DecideDeps,
  payment: WithdrawalOnHold,
  until: Date,
  operator: string,
): Promise<void> {
  mustMove(payment, 'approve_early')
  const promisedAt = promised.payout(until, minutesOf(payment))
  const hold = 'new_account'
  await tx
    .updateTable('payment')
    .set({ hold, promised_at: promisedAt, updated_at: clock.now() })
    .where('id', '=', payment.id)
    .execute()
  const event = { paymentId: payment.id, step: 'held', reason: hold, at: clock.now() } as const
  await addEvent(tx, { ...event, operator, promisedAt })
}

/** Approves one that has waited out its time, or that an operator lets go: the bank is asked now. */
export async function approveIt(
  tx: Tx,
  deps: Pick<PaymentDeps, 'clock' | 'random'>,
  payment: WithdrawalOnHold,
  { event, ...by }: { event: 'approve'; operator: string } | { event: 'hold_over' },
): Promise<void> {
  mustMove(payment, event)
  const now = deps.clock.now()
  const promisedAt = promised.payout(now, minutesOf(payment))
  await approve(tx, deps, { paymentId: payment.id, promisedAt, ...by })
  await addPayout(tx, payment.id, now)
  await tellNews(tx, deps, 'approved', { ...newsOf(payment), more: promiseText(promisedAt) })
}

const newsOf = ({ player_id: playerId, amount_e5: amountE5 }: WithdrawalOnHold) =>
  ({ playerId, amountE5, type: 'Withdraw' }) as const
