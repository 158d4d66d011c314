import { KURUS_E5 } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { type DepositState, ServiceUnclear, type Verdict } from '../services/payment-service.ts'
import { settlePayment } from '../settle.ts'
import { ASK_ABOVE_E5 } from '../withdrawals/rules.ts'

const { Confirmed, Rejected } = PAYMENT_STATUS

/**
 * Asks the bank what became of a deposit, and carries out what it says: a callback that was lost is made
 * up for, once. One that is still open, or that the bank does not know, stays as it is (PCI-02).
 */
export async function askDeposit(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await deps.db
    .selectFrom('payment')
    .select('id')
    .where('id', '=', paymentId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', 'not in', [Confirmed, Rejected])
    .executeTakeFirst()
  if (!payment) return
  const verdict = verdictOf(paymentId, await deps.service.readDeposit(paymentId))
  if (!verdict) return
  try {
    await settlePayment(deps, verdict)
  } catch (error) {
    // The bank says the same tomorrow: asking again is for a person.
    if (!(error instanceof Refusal)) throw error
    deps.log.error({ paymentId, code: error.code }, 'the bank’s word does not fit the deposit')
  }
}

/**
 * What to carry out of a callback: of a high sum to credit, what the bank says when it is asked. Refuses
 * while it does not say the same (PCI-02).
 */
export async function confirmHigh(deps: PaymentDeps, verdict: Verdict): Promise<Verdict> {
  const isHigh = BigInt(verdict.amountKurus) * KURUS_E5 > ASK_ABOVE_E5
  if (verdict.type !== PAYMENT_TYPES.Deposit || !verdict.isPaid || !isHigh) return verdict
  const said = verdictOf(verdict.paymentId, await askOrRefuse(deps, verdict.paymentId))
  const isSame =
    said?.isPaid === true &&
    said.gatewayId === verdict.gatewayId &&
    said.amountKurus === verdict.amountKurus &&
    said.currency === verdict.currency
  if (isSame) return said
  deps.log.error(
    { event: 'callback not confirmed', paymentId: verdict.paymentId },
    'the bank, asked, does not confirm its callback',
  )
  throw new Refusal('callback_unconfirmed')
}

async function askOrRefuse(deps: PaymentDeps, paymentId: string): Promise<DepositState> {
  try {
    return await deps.service.readDeposit(paymentId)
  } catch (error) {
    if (!(error instanceof ServiceUnclear)) throw error
    deps.log.warn({ err: error, paymentId }, 'callback not confirmed yet')
    throw new Refusal('callback_unconfirmed')
  }
}

function verdictOf(paymentId: string, answer: DepositState): Verdict | undefined {
  if (answer.status === 'unknown' || answer.status === 'open') return undefined
  const { gatewayId, amountKurus, currency, payer, status } = answer
  const type = PAYMENT_TYPES.Deposit
  return { paymentId, type, gatewayId, amountKurus, currency, payer, isPaid: status === 'paid' }
}
