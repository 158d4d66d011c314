import { randomUUID } from 'node:crypto'
import { sandboxBank } from '../services/bank/bank.ts'
import { sign } from '../services/signed-body.ts'
import type { Callback, OpenWire, ServiceWire } from '../services/testing/wire.ts'
import { openStandInBank } from './stand-in-bank.ts'

const ORDER_SECRET = 'a1'.repeat(32)
const CALLBACK_SECRET = 'c4'.repeat(32)
const PAYER = { account: 'TR180006200119000006672315', holder: 'DENIZ YILMAZ' }

/** The sandbox's adapter, and the bank behind it. */
export const openBankWire: OpenWire = async (clock): Promise<ServiceWire> => {
  const bank = await openStandInBank({ secret: ORDER_SECRET, now: clock.now })

  function signed(body: string, { secret = CALLBACK_SECRET, at = clock.now() } = {}): Callback {
    const signature = sign(secret, body, at)
    return { body, headers: { 'content-type': 'application/json', 'x-bank-signature': signature } }
  }

  const orderOf = (orderId: string) => {
    const order = bank.orders.find((one) => one.orderId === orderId)
    if (!order) throw new Error(`no order ${orderId}`)
    return order
  }

  function verdictOn(orderId: string, kind: 'checkout' | 'payout', told: object): Callback {
    const { amountKurus } = orderOf(orderId)
    const order = { eventId: randomUUID(), orderId, gatewayId: bank.idOf(orderId), kind }
    return signed(JSON.stringify({ ...order, amountKurus, currency: 'TRY', ...told }))
  }

  return {
    service: sandboxBank({
      url: bank.url,
      orderSecret: ORDER_SECRET,
      callbackSecret: CALLBACK_SECRET,
      clock,
    }),
    isFailureFinal: true,
    pay: (orderId, changed = {}) => {
      const { amountKurus } = orderOf(orderId)
      bank.checkouts.set(orderId, { status: 'approved', amountKurus, payer: PAYER })
      return verdictOn(orderId, 'checkout', { status: 'approved', payer: PAYER, ...changed })
    },
    fail: (orderId) => {
      const { amountKurus } = orderOf(orderId)
      bank.checkouts.set(orderId, { status: 'declined', amountKurus })
      return verdictOn(orderId, 'checkout', { status: 'declined' })
    },
    endPayout: (orderId, status) => verdictOn(orderId, 'payout', { status }),
    signedAnew: ({ body }, by) => signed(body, by),
    loseAnswers: (isLost) => {
      bank.mood = isLost ? 'lost' : 'well'
    },
    // The bank knows an order by our id alone.
    payoutsOf: (orderId) =>
      new Set(
        bank.orders
          .filter((one) => one.path === '/payouts' && one.orderId === orderId)
          .map(() => bank.idOf(orderId)),
      ).size,
    close: bank.close,
  }
}
