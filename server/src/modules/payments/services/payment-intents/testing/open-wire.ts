import { randomUUID } from 'node:crypto'
import { sign } from '../../signed-body.ts'
import type { Callback, Changed, OpenWire, ServiceWire } from '../../testing/wire.ts'
import { paymentIntents } from '../payment-intents.ts'
import { openSimulator } from './simulator.ts'

const KEY = 'sk_test_zar'
const SECRET = 'd7'.repeat(32)

/** The adapter, and the company behind it. */
export const openPaymentIntentsWire: OpenWire = async (clock): Promise<ServiceWire> => {
  const simulator = await openSimulator(KEY)

  function signed(body: string, { secret = SECRET, at = clock.now() } = {}): Callback {
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'payment-signature': sign(secret, body, at),
      },
    }
  }

  const eventOf = (type: string, object: object): Callback =>
    signed(JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } }))

  return {
    service: paymentIntents({ url: simulator.url, key: KEY, webhookSecret: SECRET, clock }),
    isFailureFinal: false,
    pay: (orderId, changed = {}) =>
      eventOf('payment_intent.succeeded', changedBy(simulator.succeed(orderId), changed)),
    fail: (orderId) => eventOf('payment_intent.payment_failed', simulator.failTry(orderId)),
    tellOpen: (orderId) => eventOf('payment_intent.created', simulator.intentOf(orderId)),
    endPayout: (orderId, ending) => {
      const payout = simulator.endPayout(orderId, ending === 'paid' ? 'paid' : 'failed')
      return eventOf(`payout.${payout.status}`, payout)
    },
    signedAnew: ({ body }, by) => signed(body, by),
    loseAnswers: (isLost) => {
      simulator.company.isLosingAnswers = isLost
    },
    payoutsOf: (orderId) => simulator.payoutsOf(orderId).length,
    close: simulator.close,
  }
}

const changedBy = (object: object, { amountKurus, currency }: Changed) => ({
  ...object,
  ...(amountKurus !== undefined && { amount: amountKurus }),
  ...(currency !== undefined && { currency: currency.toLowerCase() }),
})
