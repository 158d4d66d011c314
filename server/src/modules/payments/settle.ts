import { MAX_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../db/db.ts'
import type { Tables } from '../../db/tables.ts'
import { once } from '../../platform/once.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'
import { balanceE5, HOUSE_ID, postTransfer } from '../ledger/index.ts'
import { wasCreditedByLine } from './bank-statement/matched.ts'
import { whyRefund } from './deposits/deposit-limit.ts'
import { keepPayer } from './deposits/payer.ts'
import { refundDeposit } from './deposits/refund.ts'
import type { PaymentDeps } from './deps.ts'
import { tellNews } from './payment.ts'
import { forgetStatementDifference } from './services/differences.ts'
import { kurusOf, type Payer, type Verdict } from './services/payment-service.ts'
import { OTHER_NAME } from './texts.ts'
import { addEvent } from './timeline/event.ts'
import { transferKey } from './transfer-key.ts'
import { after, STATE_COLUMNS, type WithdrawalRow } from './withdrawals/states.ts'

export type Payment = Pick<
  Tables['payment'],
  'id' | 'player_id' | 'type' | 'amount_e5' | 'currency' | 'created_at'
> &
  WithdrawalRow

const { Confirmed, Rejected } = PAYMENT_STATUS
/** Of a deposit. A cancelled or merged one is open: the player may have paid after we had given it up. */
const FINAL: readonly number[] = [Confirmed, Rejected]

/**
 * Carries out the bank's verdict: the money, the status, the news and the push, all or nothing, and
 * once however often it is told. Another verdict on the same payment is refused.
 */
export async function settlePayment(deps: PaymentDeps, verdict: Verdict): Promise<void> {
  const { paymentId, type, gatewayId, isPaid, amountKurus, currency } = verdict
  const input = { type, gatewayId, isPaid, amountKurus, currency }
  await deps.db.transaction().execute((tx) =>
    once(tx, { ownerId: paymentId, id: 'verdict', input }, async () => {
      const payment = await lockPayment(tx, verdict)
      if (payment.isCreditedByLine) await keepWord(tx, deps, payment, verdict)
      else await carryOut(tx, deps, payment, verdict)
      return { status: verdict.isPaid ? Confirmed : Rejected }
    }),
  )
  deps.onCommitted()
}

/** `isCreditedByLine`: two people have credited it by a line of the bank's statement, which is of the same money. */
async function lockPayment(tx: Tx, verdict: Verdict) {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'player_id', 'type', 'amount_e5', 'currency', 'created_at', ...STATE_COLUMNS])
    .where('id', '=', verdict.paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  const isCreditedByLine = verdict.isPaid && (await wasCreditedByLine(tx, payment.id))
  refuseIf(isMismatch({ ...payment, isCreditedByLine }, verdict), 'callback_mismatch')
  return { ...payment, isCreditedByLine }
}

const isMismatch = (payment: Payment & { isCreditedByLine: boolean }, verdict: Verdict) =>
  payment.type !== verdict.type ||
  payment.currency !== verdict.currency ||
  kurusOf(payment.amount_e5) !== verdict.amountKurus ||
  // Null while the bank's answer to our own request is still on its way.
  (payment.gateway_id !== null && payment.gateway_id !== verdict.gatewayId) ||
  (payment.type === PAYMENT_TYPES.Withdraw
    ? // Over or stopped meanwhile, or the bank was never asked for it.
      after(payment, eventOf(verdict)) === undefined
    : FINAL.includes(payment.status) && !payment.isCreditedByLine)

const eventOf = ({ isPaid }: Verdict) => (isPaid ? 'bank_paid' : 'bank_declined')

/** The bank says of a deposit what its line has said: who paid it is kept, and nothing is credited again. */
async function keepWord(
  tx: Tx,
  deps: PaymentDeps,
  payment: Payment,
  { gatewayId, payer }: Verdict,
): Promise<void> {
  await keepPayer(tx, deps, payment, payer)
  await tx
    .updateTable('payment')
    .set({ gateway_id: gatewayId, updated_at: deps.clock.now() })
    .where('id', '=', payment.id)
    .execute()
}

/** What a verdict comes to: the step of the timeline and the news, paid or not. */
const OUTCOMES = {
  [PAYMENT_TYPES.Deposit]: {
    paid: { step: 'paid', news: 'deposited' },
    refused: { step: 'declined', news: 'depositDeclined' },
  },
  [PAYMENT_TYPES.Withdraw]: {
    paid: { step: 'paid', news: 'withdrawn' },
    refused: { step: 'returned', news: 'withdrawalRejected' },
  },
} as const

async function carryOut(
  tx: Tx,
  deps: PaymentDeps,
  payment: Payment,
  { type, isPaid, gatewayId, payer }: Verdict,
): Promise<void> {
  const isDeposit = type === PAYMENT_TYPES.Deposit
  const at = deps.clock.now()
  const { id: paymentId, player_id: playerId, amount_e5: amountE5 } = payment
  if (!isDeposit) await postPayout(tx, payment, isPaid)
  const credited = isDeposit && isPaid ? await credit(tx, deps, payment, payer) : undefined
  const refund = credited?.refund
  const reason = isPaid ? (refund ?? null) : 'declined_by_bank'
  const status = isPaid ? Confirmed : Rejected
  await tx
    .updateTable('payment')
    .set({ status, reason, gateway_id: gatewayId, updated_at: at })
    .where('id', '=', paymentId)
    .execute()
  if (isPaid) await forgetStatementDifference(tx, paymentId)
  const { step, news } = OUTCOMES[type][isPaid ? 'paid' : 'refused']
  await addEvent(tx, { paymentId, step, reason, at })
  if (refund) {
    await refundDeposit(tx, deps, { ...payment, payer }, { reason: refund })
    return
  }
  const told = { playerId, amountE5, type: isDeposit ? 'Deposit' : 'Withdraw' } as const
  await tellNews(tx, deps, news, credited?.isOwn === false ? { ...told, more: OTHER_NAME } : told)
}

/** Credits a deposit and keeps who paid it; says why it goes straight back, where it does. */
async function credit(tx: Tx, deps: PaymentDeps, payment: Payment, payer: Payer | null) {
  const { isOwn } = await keepPayer(tx, deps, payment, payer)
  const why = await whyRefund(tx, deps, { ...payment, isPayerOwn: isOwn })
  await postCredit(tx, payment)
  // With a balance that no answer of ours can name every later movement would fail (LED-11).
  const isOverBound = (await balanceE5(tx, payment.player_id)) > MAX_E5
  return { isOwn, refund: why ?? (isOverBound ? ('refunded_over_bound' as const) : undefined) }
}

/** The one transfer of a deposit, by its key. */
export function postCredit(tx: Tx, payment: Money): Promise<void> {
  return postTransfer(tx, {
    key: transferKey.deposit(payment.id),
    ...moneyOf(payment),
    source: { ownerId: HOUSE_ID, kind: 'gateway' },
    target: { ownerId: payment.player_id, kind: 'player_cash' },
    reason: 'deposit',
  })
}

/** Ends a reserve: out of the casino, or all of it back to where it came from. */
export function postPayout(tx: Tx, payment: Payment, isPaid: boolean): Promise<void> {
  const { id, player_id: playerId } = payment
  return postTransfer(tx, {
    key: isPaid ? transferKey.paid(id) : transferKey.return(id),
    ...moneyOf(payment),
    source: { ownerId: playerId, kind: 'player_withdrawal' },
    target: isPaid
      ? { ownerId: HOUSE_ID, kind: 'gateway' }
      : { ownerId: playerId, kind: 'player_cash' },
    reason: isPaid ? 'withdrawal_paid' : 'withdrawal_return',
  })
}

type Money = Pick<Payment, 'id' | 'player_id' | 'amount_e5' | 'currency'>

const moneyOf = (payment: Money) => ({
  playerId: payment.player_id,
  currency: payment.currency,
  amountE5: payment.amount_e5,
})
