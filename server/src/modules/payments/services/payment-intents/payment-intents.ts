import type { Clock } from '../../../../platform/clock.ts'
import {
  type DepositOrder,
  type DepositState,
  kurusOf,
  type PaymentService,
  type PayoutOrder,
  type PayoutState,
} from '../payment-service.ts'
import { type Access, get, post } from './calls.ts'
import { Holder, Intent, listOf, Payout } from './objects.ts'
import { stateOfIntent, stateOfPayout } from './states.ts'
import { readEvent } from './webhook.ts'

export type PaymentIntentsDeps = Access & {
  /** What the company signs its events with. */
  webhookSecret: string
  clock: Clock
}

/** A company that speaks of payment intents, payouts and signed events. */
export function paymentIntents({
  webhookSecret,
  clock,
  ...access
}: PaymentIntentsDeps): PaymentService {
  return {
    name: 'payment-intents',
    beginDeposit: (order) => beginDeposit(access, order),
    readDeposit: (orderId) => readDeposit(access, orderId),
    beginPayout: (order) => beginPayout(access, order),
    readPayout: (orderId) => readPayout(access, orderId),
    readHolder: async ({ iban, account, name }) =>
      (await get(access, '/v1/account_holders', { iban, account, name }, Holder)).name,
    readCallback: (headers, body) => readEvent({ webhookSecret, clock }, headers, body),
  }
}

const moneyOf = ({ amountE5, currency }: { amountE5: bigint; currency: string }) => ({
  amount: String(kurusOf(amountE5)),
  currency: currency.toLowerCase(),
})

async function beginDeposit(access: Access, order: DepositOrder) {
  const { orderId, kind, language, customer } = order
  const intent = await post(
    access,
    '/v1/payment_intents',
    {
      idempotencyKey: `deposit:${orderId}`,
      fields: {
        ...moneyOf(order),
        'metadata[order_id]': orderId,
        'payment_method_types[]': kind,
        'customer[id]': customer.id,
        'customer[name]': customer.name,
        locale: language,
      },
    },
    Intent,
  )
  return { gatewayId: intent.id, url: intent.next_action?.redirect_to_url.url ?? null }
}

async function readDeposit(access: Access, orderId: string): Promise<DepositState> {
  const asked = { 'metadata[order_id]': orderId }
  const { data } = await get(access, '/v1/payment_intents', asked, listOf(Intent))
  return data[0] ? stateOfIntent(data[0]) : { status: 'unknown' }
}

/** The key answers as the payout was first: how far it is now is read. */
async function beginPayout(access: Access, order: PayoutOrder) {
  const { orderId, iban, account, network, refundOf } = order
  const fields = {
    ...moneyOf(order),
    'metadata[order_id]': orderId,
    'destination[iban]': iban,
    'destination[account]': account,
    'destination[network]': network,
    'metadata[refund_of]': refundOf,
  }
  const known = await readPayout(access, orderId)
  if (known.status !== 'unknown') return known
  const idempotencyKey = `payout:${orderId}`
  return stateOfPayout(await post(access, '/v1/payouts', { idempotencyKey, fields }, Payout))
}

async function readPayout(access: Access, orderId: string): Promise<PayoutState> {
  const asked = { 'metadata[order_id]': orderId }
  const { data } = await get(access, '/v1/payouts', asked, listOf(Payout))
  return data[0] ? stateOfPayout(data[0]) : { status: 'unknown' }
}
