import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Tables } from '../../../db/tables.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { findMethod } from '../methods/methods.ts'
import { CLOCK } from '../withdrawals/payout.ts'
import { after, stateOf, type WithdrawalEvent } from '../withdrawals/states.ts'
import { readStop } from './house/stops.ts'

export type Withdrawal = Selectable<Tables['payment']>

/** The withdrawal, locked. `version` is the one that whoever decides has seen; another one is refused. */
export async function lockWithdrawal(
  tx: Tx,
  { paymentId, version }: { paymentId: string; version?: number | undefined },
): Promise<Withdrawal> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  refuseIf(version !== undefined && version !== payment.version, 'withdrawal_changed')
  return payment
}

/** Refuses a person's word on what is decided, or is the law's or the clock's to decide. At `clock_at` the clock has it. */
export async function refuseUndecidable(
  tx: Tx,
  payment: Withdrawal,
  { event, now }: { event: WithdrawalEvent; now: Date },
): Promise<void> {
  refuseIf(stateOf(payment) === 'frozen', 'held_by_law')
  if (!after(payment, event)) {
    refuseIf(await wasDecidedByClock(tx, payment.id), 'clock_ran_out')
    throw new Refusal('withdrawal_decided')
  }
  const hasRunOut = payment.clock_at !== null && payment.clock_at <= now
  refuseIf(hasRunOut && payment.approved_at === null && !(await readStop(tx)), 'clock_ran_out')
}

async function wasDecidedByClock(tx: Tx, paymentId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('payment_event')
    .select('operator')
    .where('payment_id', '=', paymentId)
    .where('step', 'in', ['approved', 'released', 'returned', 'stopped'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return last?.operator === CLOCK
}

/** The minutes that its method promises, from an approval on. */
export const minutesOf = ({ method_id }: Pick<Withdrawal, 'method_id'>): number =>
  findMethod(method_id, PAYMENT_TYPES.Withdraw)?.minutes ?? 3
