import type { Tx } from '../../../db/db.ts'
import type { RejectReason } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { agree, isSamePerson } from '../../approvals/index.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { lapseDocument } from '../documents/queue.ts'
import { tellNews } from '../payment.ts'
import type { Audited } from '../review/audit.ts'
import { objectOf } from '../review/extend.ts'
import {
  lockWithdrawal,
  minutesOf,
  refuseUndecidable,
  type Withdrawal,
} from '../review/lock-withdrawal.ts'
import { promiseText } from '../texts.ts'
import { addEvent } from '../timeline/event.ts'
import { addPayout, approve, CLOCK } from './payout.ts'
import { isJudged, needsTwo, promised } from './rules.ts'
import { after, mustMove, stateOf } from './states.ts'
import { turnDown } from './turn-down.ts'

export type DecideDeps = NewsDeps & Pick<PaymentDeps, 'db' | 'onCommitted'> & Audited
type Decision = {
  paymentId: string
  /** Who decided. */
  operator: string
  /** Undefined approves. */
  reject?: RejectReason
  /** What they know, or why: for the house alone. Of a fact, its source. */
  note?: string | undefined
  /** What of the withdrawal they saw; undefined where they saw no version. */
  version?: number | undefined
  /** What they may approve alone, E5: above it another has to as well. */
  aloneE5?: bigint | undefined
}
/** `waits out`: approved, and goes by itself once the account is no longer new. */
type Came = 'decided' | 'waits out' | 'needs another'

/**
 * An operator's word on a withdrawal that waits for one, before its clock runs out: approved, it goes to the
 * bank; rejected, all of its money is back in the balance. The first decision stands, whoever else decides;
 * who rejects it again for the same reason hears the same, and nothing moves. A high one is approved by two,
 * and what is judged rather than a fact is rejected by two: after the first it waits for another operator. A
 * withdrawal to an account that is new still waits out its time after that, and goes by itself.
 */
export async function decideWithdrawal(deps: DecideDeps, decision: Decision): Promise<Came> {
  const came = await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, decision)
    return decision.reject
      ? reject(tx, deps, payment, { ...decision, reason: decision.reject })
      : letGo(tx, deps, payment, decision)
  })
  deps.onCommitted()
  return came
}

async function letGo(
  tx: Tx,
  deps: DecideDeps,
  payment: Withdrawal,
  { operator, note, aloneE5 }: Decision,
): Promise<Came> {
  const now = deps.clock.now()
  refuseIf(stateOf(payment) === 'waiting', 'withdrawal_waits')
  await refuseUndecidable(tx, payment, { event: 'approve', now })
  if (await isOnlyTheFirst(tx, deps, payment, { operator, note, aloneE5 })) return 'needs another'
  const by = { operator, note, firstOperator: payment.first_approver ?? undefined }
  const until = payment.hold_until
  const isNew = until !== null && until > now
  if (isNew) await waitOut(tx, deps, payment, { ...by, until })
  else await approveIt(tx, deps, payment, by)
  await audit(tx, deps, payment, { operator, note, outcome: 'done', right: 'withdrawal.approve' })
  return isNew ? 'waits out' : 'decided'
}

type By = { operator: string; note?: string | undefined; firstOperator?: string | undefined }

/** Nobody is the second one after themselves, however they write their name. */
async function isOnlyTheFirst(
  tx: Tx,
  deps: DecideDeps,
  payment: Withdrawal,
  { operator, note, aloneE5 }: By & Pick<Decision, 'aloneE5'>,
): Promise<boolean> {
  if (!needsTwo(payment.amount_e5, aloneE5)) return false
  const { first_approver: first, clock_at: clockAt } = payment
  refuseIf(first !== null && isSamePerson(first, operator), 'second_approver_needed')
  if (!after(payment, 'approve_first')) return false
  await tx
    .updateTable('payment')
    .set({ first_approver: operator })
    .where('id', '=', payment.id)
    .execute()
  const event = { paymentId: payment.id, step: 'first_approved', at: deps.clock.now() } as const
  await addEvent(tx, { ...event, operator, note, clockAt })
  await audit(tx, deps, payment, { operator, note, outcome: 'waits', right: 'withdrawal.approve' })
  return true
}

async function reject(
  tx: Tx,
  deps: DecideDeps,
  payment: Withdrawal,
  { operator, reason, note }: Decision & { reason: RejectReason },
): Promise<Came> {
  const now = deps.clock.now()
  if (await rejectedBefore(tx, payment, { operator, reason })) return 'decided'
  await refuseUndecidable(tx, payment, { event: 'reject', now })
  const right = isJudged(reason) ? 'withdrawal.reject_judged' : 'withdrawal.reject_fact'
  const by = { operator, note, right } as const
  const both = isJudged(reason)
    ? await agree(tx, {
        right: 'withdrawal.reject_judged',
        object: objectOf(payment.id),
        terms: { reason },
        reason: note ?? reason,
        by: operator,
        at: now,
      })
    : { first: undefined }
  if (!both) {
    await audit(tx, deps, payment, { ...by, outcome: 'waits' })
    return 'needs another'
  }
  await turnDown(tx, deps, payment, {
    event: 'reject',
    reason,
    operator,
    note,
    firstOperator: both.first,
  })
  await audit(tx, deps, payment, { ...by, outcome: 'done' })
  return 'decided'
}

/** Whether this operator has rejected it for this reason. */
async function rejectedBefore(
  tx: Tx,
  payment: Withdrawal,
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
  return event.reason === reason && isSamePerson(event.operator, operator)
}

/** An operator has nothing against it; from now on it waits for its time alone. */
async function waitOut(
  tx: Tx,
  { clock }: DecideDeps,
  payment: Withdrawal,
  { until, ...by }: By & { until: Date },
): Promise<void> {
  mustMove(payment, 'approve_early')
  const promisedAt = promised.payout(until, minutesOf(payment))
  const hold = 'new_account'
  const base = new Date(until.getTime() - payment.extended_s * 1_000)
  const clocked = { clock_at: until, clock_base_at: base }
  await tx
    .updateTable('payment')
    .set({ hold, promised_at: promisedAt, updated_at: clock.now(), ...clocked })
    .where('id', '=', payment.id)
    .execute()
  const event = { paymentId: payment.id, step: 'held', reason: hold, at: clock.now() } as const
  await addEvent(tx, { ...event, ...by, promisedAt, clockAt: until })
  await lapseDocument(tx, payment.id, { by: by.operator, now: clock.now() })
}

type Release = By | { byClock: { clockAt: Date; reviewVersion: number } }

/** Approves one that an operator or the clock lets go: the bank is asked now. */
export async function approveIt(
  tx: Tx,
  deps: NewsDeps,
  payment: Withdrawal,
  release: Release,
): Promise<void> {
  const isByClock = 'byClock' in release
  mustMove(payment, isByClock ? 'clock_release' : 'approve')
  const now = deps.clock.now()
  const promisedAt = promised.payout(now, minutesOf(payment))
  await approve(tx, deps, { paymentId: payment.id, promisedAt, ...release })
  await lapseDocument(tx, payment.id, { by: isByClock ? CLOCK : release.operator, now })
  await addPayout(tx, payment.id, now)
  const news = {
    playerId: payment.player_id,
    amountE5: payment.amount_e5,
    type: 'Withdraw',
  } as const
  const said = isByClock ? 'released' : 'approved'
  await tellNews(tx, deps, said, { ...news, more: promiseText(promisedAt) })
}

type Deed = {
  operator: string
  note?: string | undefined
  outcome: 'done' | 'waits'
  right: 'withdrawal.approve' | 'withdrawal.reject_fact' | 'withdrawal.reject_judged'
}

const audit = (
  tx: Tx,
  deps: DecideDeps,
  payment: Withdrawal,
  { operator, note, outcome, right }: Deed,
) =>
  deps.audit?.(tx, {
    actor: { kind: 'command-line', id: operator },
    does: right,
    right,
    outcome,
    object: objectOf(payment.id),
    playerId: payment.player_id,
    before: { state: stateOf(payment) },
    reason: note,
  })
