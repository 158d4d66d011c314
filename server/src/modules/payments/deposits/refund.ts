import { unitsOf } from '@zar/contract/money'
import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import type { RefundReason } from '../../../db/tables/payments.ts'
import type { Text } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { postTransfer } from '../../ledger/index.ts'
import { accountDetail } from '../accounts/payout-account.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { findMethod } from '../methods/methods.ts'
import { LAST_USED_ACCOUNT_ID } from '../methods/withdrawal-methods.ts'
import { insertPayment, tellNews } from '../payment.ts'
import type { Payer } from '../services/payment-service.ts'
import { refundText } from '../texts.ts'
import { transferKey } from '../transfer-key.ts'
import { addPayout, approve } from '../withdrawals/payout.ts'
import { promised } from '../withdrawals/rules.ts'

export type RefundDeps = NewsDeps & Pick<PaymentDeps, 'fieldCipher'>

type Arrived = {
  id: string
  player_id: string
  /** What goes back: the deposit, or what is left of it. */
  amount_e5: bigint
  currency: string
  payer: Payer | null
}

/** Why it goes back, and of one that two people send back who they are. */
type Because = {
  reason: RefundReason
  by?: { operator: string; firstOperator: string; note: string }
  /** What else the player reads. */
  more?: Text | undefined
}

/**
 * Sends a deposit that was credited back to where it came from, as a withdrawal that asks nobody more.
 * Where the bank named no account it is the bank that knows, by the deposit.
 */
export async function refundDeposit(
  tx: Tx,
  deps: RefundDeps,
  { id: refundOf, player_id: playerId, amount_e5: amountE5, currency, payer }: Arrived,
  { reason, by, more }: Because,
): Promise<string> {
  const method = findMethod(LAST_USED_ACCOUNT_ID, PAYMENT_TYPES.Withdraw)
  if (!method) throw new Refusal('payment_method_unknown')
  const detail = { Amount: unitsOf(amountE5), ...(payer && accountDetail(payer.account)) }
  const order = { method, amountE5, detail, playerId, refundOf, status: 'Pending' as const }
  const paymentId = await insertPayment(tx, deps, order)
  await postTransfer(tx, {
    key: transferKey.reserve(paymentId),
    playerId,
    currency,
    amountE5,
    source: { ownerId: playerId, kind: 'player_cash' },
    target: { ownerId: playerId, kind: 'player_withdrawal' },
    reason: 'withdrawal_reserve',
  })
  const now = deps.clock.now()
  if (by) await nameFirst(tx, paymentId, by.firstOperator)
  const promisedAt = promised.payout(now, method.minutes)
  await approve(tx, deps, { ...by, paymentId, promisedAt })
  await addPayout(tx, paymentId, now)
  const why = refundText(reason)
  const said = more ? { tr: `${why.tr} ${more.tr}`, en: `${why.en} ${more.en}` } : why
  await tellNews(tx, deps, 'refunded', { playerId, amountE5, type: 'Withdraw', more: said })
  return paymentId
}

/** Of what two people let go the database asks for the first. */
async function nameFirst(tx: Tx, paymentId: string, first: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ first_approver: first })
    .where('id', '=', paymentId)
    .execute()
}
