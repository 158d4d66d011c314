import type { Limit } from '../../platform/rate-limits/throttle.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PaymentDeps } from './deps.ts'

/** How many orders, in and out together, one player may give: nobody pays by hand as fast (FRD-10). */
const ORDERS: Limit = { tries: 60, seconds: 60 * 60 }

/** Takes one try of giving an order. Each costs a row for good and a question to the bank. */
export async function admitOrder(
  { throttle, orders = ORDERS, log }: Pick<PaymentDeps, 'throttle' | 'orders' | 'log'>,
  playerId: string,
): Promise<void> {
  if (await throttle.take([{ name: 'payment-order', key: playerId, limit: orders }])) return
  log.warn({ event: 'order throttled', playerId })
  throw new Refusal('too_many_attempts')
}
