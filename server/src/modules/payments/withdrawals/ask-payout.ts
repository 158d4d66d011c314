import { PAYMENT_TYPES } from '@zar/contract/payment'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { payoutAccount } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import { kurusOf } from '../services/payment-service.ts'
import { settlePayment } from '../settle.ts'
import { addEvent } from '../timeline/event.ts'
import { admitPayee } from './payee.ts'
import { after, STATE_COLUMNS, stateOf } from './states.ts'

/**
 * Asks the bank to pay, or how far it is. Throws while its answer is unclear, so that the job is
 * tried again: an unknown state is pending, never success. The order's id keeps it one payout.
 */
export async function askPayout(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await deps.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .executeTakeFirst()
  if (!payment || !after(payment, 'payee_confirmed')) return
  if (!(await admitPayee(deps, payment))) return
  const { amount_e5: amountE5, currency, refund_of: refundOf } = payment
  const account = payoutAccount(decryptDetail(deps.fieldCipher, payment))
  const order = { orderId: paymentId, amountE5, currency, refundOf }
  const answer = await deps.service.beginPayout({ ...order, ...account })
  if (answer.status === 'accepted') return writeSent(deps, paymentId, answer.gatewayId)
  await settlePayment(deps, {
    paymentId,
    type: PAYMENT_TYPES.Withdraw,
    gatewayId: answer.gatewayId,
    isPaid: answer.status === 'paid',
    amountKurus: kurusOf(amountE5),
    currency,
    payer: null,
  })
}

/** The bank has it. Asked again, it still has it, which is no news. */
async function writeSent(
  { db, clock }: PaymentDeps,
  paymentId: string,
  payoutId: string,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('payment')
      .select(STATE_COLUMNS)
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst()
    if (!payment || !after(payment, 'bank_accepted')) return
    await tx
      .updateTable('payment')
      .set({ gateway_id: payoutId, updated_at: at })
      .where('id', '=', paymentId)
      .execute()
    if (stateOf(payment) !== 'sent') await addEvent(tx, { paymentId, step: 'sent', at })
  })
}
