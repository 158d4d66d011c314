import { PAYMENT_STATUS } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { RejectReason } from '../../../db/tables/payments.ts'
import type { PaymentDeps } from '../deps.ts'
import { tellNews } from '../payment.ts'
import { type Payment, postPayout } from '../settle.ts'
import { REJECTIONS } from '../texts.ts'
import { addEvent } from '../timeline/event.ts'

type No = { reason: RejectReason | 'stopped_by_player'; operator?: string }

/**
 * Ends a withdrawal that the bank was never asked for: all of its money is back in the balance. Its row is
 * locked and was found pending. What its player stopped is cancelled, everything else rejected.
 */
export async function turnDown(
  tx: Tx,
  deps: Pick<PaymentDeps, 'clock' | 'random'>,
  payment: Payment,
  { reason, ...by }: No,
): Promise<void> {
  const at = deps.clock.now()
  const isStopped = reason === 'stopped_by_player'
  const status = isStopped ? PAYMENT_STATUS.Cancelled : PAYMENT_STATUS.Rejected
  await postPayout(tx, payment, false)
  await tx
    .updateTable('payment')
    .set({ status, reason, promised_at: null, updated_at: at })
    .where('id', '=', payment.id)
    .execute()
  const step = isStopped ? 'stopped' : 'returned'
  await addEvent(tx, { paymentId: payment.id, step, reason, at, ...by })
  const { player_id: playerId, amount_e5: amountE5 } = payment
  const news = { playerId, amountE5, type: 'Withdraw' } as const
  if (isStopped) await tellNews(tx, deps, 'stopped', news)
  else await tellNews(tx, deps, 'turnedDown', { ...news, more: REJECTIONS[reason] })
}
