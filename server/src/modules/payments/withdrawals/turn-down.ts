import type { Tx } from '../../../db/db.ts'
import type { ClockReturn, RejectReason } from '../../../db/tables/payments.ts'
import type { NewsDeps } from '../deps.ts'
import { lapseDocument } from '../documents/queue.ts'
import { closePayeeCase, mayHaveCase, type PayeeRow } from '../payees/queue.ts'
import { tellNews } from '../payment.ts'
import { type Payment, postPayout } from '../settle.ts'
import { CLOCK_RETURNS, REJECTIONS } from '../texts.ts'
import { addEvent } from '../timeline/event.ts'
import { CLOCK } from './payout.ts'
import { mustMove, STATUS_OF } from './states.ts'

type No =
  | {
      event: 'reject'
      reason: RejectReason
      operator: string
      firstOperator?: string | undefined
      note?: string | undefined
    }
  | { event: 'clock_return'; reason: ClockReturn; clockAt: Date; reviewVersion: number }
  | { event: 'payee_refused'; reason: RejectReason | ClockReturn }
  | { event: 'stop'; reason: 'stopped_by_player' }

/**
 * Ends a withdrawal that the bank was never asked for: all of its money is back in the balance. Its row is
 * locked, and takes the event.
 */
export async function turnDown(
  tx: Tx,
  deps: NewsDeps,
  payment: Payment & PayeeRow,
  { event, reason, ...by }: No,
): Promise<void> {
  const at = deps.clock.now()
  const next = mustMove(payment, event)
  await postPayout(tx, payment, false)
  await tx
    .updateTable('payment')
    .set({ status: STATUS_OF[next], reason, promised_at: null, updated_at: at })
    .where('id', '=', payment.id)
    .execute()
  const step = next === 'stopped' ? 'stopped' : 'returned'
  const operator = event === 'clock_return' ? CLOCK : undefined
  await addEvent(tx, { paymentId: payment.id, step, reason, at, operator, ...by })
  const ends = 'operator' in by ? by.operator : BY[event]
  await lapseDocument(tx, payment.id, { by: ends, now: at })
  if (mayHaveCase(payment))
    await endPayee(tx, payment.id, {
      event,
      reason,
      operator: 'operator' in by ? by.operator : undefined,
      now: at,
    })
  const { player_id: playerId, amount_e5: amountE5 } = payment
  const news = { playerId, amountE5, type: 'Withdraw' } as const
  if (reason === 'stopped_by_player') await tellNews(tx, deps, 'stopped', news)
  else
    await tellNews(tx, deps, 'turnedDown', {
      ...news,
      more: { ...REJECTIONS, ...CLOCK_RETURNS }[reason],
    })
}

type Ended = { event: No['event']; reason: No['reason']; operator?: string | undefined; now: Date }

const BY: Record<No['event'], string> = {
  reject: 'system:review',
  clock_return: 'system:clock',
  payee_refused: 'system:bank',
  stop: 'system:player',
}

/** Its payout account is refused for a fact; otherwise the case has lapsed with the withdrawal. */
async function endPayee(tx: Tx, paymentId: string, { event, reason, operator, now }: Ended) {
  const isFact = reason === 'wrong_account' || reason === 'other_name'
  const state = isFact ? 'refused' : 'lapsed'
  await closePayeeCase(tx, paymentId, { state, by: operator ?? BY[event], now })
}
