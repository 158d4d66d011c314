import { randomUUID } from 'node:crypto'
import { PAYMENT_STATUS } from '@zar/contract/payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDeposit } from '../../deposits/ask-deposit.ts'
import { type Cashier, E5, openCashier } from '../../testing/cashier.ts'
import { explainPaymentDifference, noteDifference, readPaymentDifferences } from '../differences.ts'
import { reconcilePayments } from '../reconcile.ts'
import type { Callback, OpenWire, ServiceWire } from './wire.ts'

const MINUTE_MS = 60_000
const OTHER_SECRET = 'e5'.repeat(32)

/** What every payment service has to hold, through the whole cashier. */
export function testService(name: string, open: OpenWire): void {
  describe(`the payment service ${name}`, () => {
    let cashier: Cashier
    let wire: ServiceWire
    let playerId: string
    beforeAll(async () => {
      cashier = await openCashier()
      wire = await open(cashier.casino.clock)
      cashier.deps.service = wire.service
    })
    beforeEach(async () => {
      await cashier.startOver()
      wire.loseAnswers(false)
      playerId = await cashier.casino.player()
    })
    afterAll(async () => {
      expect(await cashier.casino.sumOfBooks()).toBe(0n)
      await wire.close()
      await cashier.close()
    })

    const cashE5 = () => cashier.casino.cashE5(playerId)
    const send = ({ body, headers }: Callback) => cashier.callback(body, headers)
    async function deposited() {
      expect((await cashier.deposit(playerId, 250)).success).toBe(true)
      return cashier.onlyPayment(playerId)
    }

    const isFlagged = (paymentId: string) =>
      cashier
        .logged()
        .split('\n')
        .some((line) => line.includes('payment differs') && line.includes(paymentId))

    test('M01: a deposit that is begun again is the same one, and is open', async () => {
      const { id, gateway_id: gatewayId } = await deposited()
      const order = { orderId: id, amountE5: 250n * E5, currency: 'TRY', kind: 'page' } as const
      const customer = { id: playerId, name: 'Deniz Yılmaz' }
      const again = await wire.service.beginDeposit({ ...order, language: 'en', customer })
      expect(again.gatewayId).toBe(gatewayId)
      expect(await cashE5()).toBe(0n)
    })

    test('M02, PCI-02: what is told twenty times at once is credited once', async () => {
      const { id } = await deposited()
      const callback = wire.pay(id)
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(callback)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(await cashE5()).toBe(250n * E5)
    })

    test('M03, PCI-02: what is not signed by the company just now moves nothing', async () => {
      const { id } = await deposited()
      const callback = wire.pay(id)
      const at = (ms: number) => new Date(cashier.casino.clock.now().getTime() + ms)
      const forged = [
        { ...callback, headers: { 'content-type': 'application/json' } },
        { ...callback, body: callback.body.replace('25000', '99999') },
        wire.signedAnew(callback, { secret: OTHER_SECRET }),
        wire.signedAnew(callback, { at: at(-5 * MINUTE_MS - 1_000) }),
        wire.signedAnew(callback, { at: at(5 * MINUTE_MS + 1_000) }),
      ]
      for (const one of forged) expect((await send(one)).status).toBe(401)
      expect(await cashE5()).toBe(0n)
      expect((await send(callback)).status).toBe(200)
    })

    test.each([
      ['another amount', { amountKurus: 25_001 }],
      ['another currency', { currency: 'EUR' }],
    ])('M04, PCI-02: %s than was asked for moves nothing', async (_, changed) => {
      const { id } = await deposited()
      expect((await send(wire.pay(id, changed))).status).toBe(409)
      expect(await cashE5()).toBe(0n)
      expect(await cashier.onlyPayment(playerId)).not.toMatchObject({
        status: PAYMENT_STATUS.Confirmed,
      })
    })

    test('M05: an answer that is lost leaves nothing open for ever, and what is paid after it is credited', async () => {
      wire.loseAnswers(true)
      expect(await cashier.deposit(playerId, 250)).toMatchObject({
        data: { code: 'payment_gateway_down' },
      })
      wire.loseAnswers(false)
      const payment = await cashier.onlyPayment(playerId)
      expect(payment.status).toBe(PAYMENT_STATUS.Cancelled)
      expect((await send(wire.pay(payment.id))).status).toBe(200)
      expect(await cashE5()).toBe(250n * E5)
    })

    test('M06: a success after a failure is credited once where the company allows it, and never where it does not', async () => {
      const { id } = await deposited()
      expect((await send(wire.fail(id))).status).toBe(200)
      const late = await send(wire.pay(id))
      expect(late.status === 200).toBe(!wire.isFailureFinal)
      await askDeposit(cashier.deps, id)
      expect(await cashE5()).toBe(wire.isFailureFinal ? 0n : 250n * E5)
    })

    test('M07: events that come in another order than they were sent change nothing', async () => {
      const { id } = await deposited()
      const [open, failed] = [wire.tellOpen?.(id), wire.isFailureFinal ? undefined : wire.fail(id)]
      expect((await send(wire.pay(id))).status).toBe(200)
      for (const late of [open, failed]) if (late) expect((await send(late)).status).toBe(200)
      expect(await cashE5()).toBe(250n * E5)
    })

    test('M08: a callback that was lost is made up for by asking', async () => {
      const { id } = await deposited()
      await askDeposit(cashier.deps, id)
      expect(await cashE5()).toBe(0n)
      wire.pay(id)
      await askDeposit(cashier.deps, id)
      await askDeposit(cashier.deps, id)
      expect(await cashE5()).toBe(250n * E5)
    })

    test('M09: an order that the company never heard of is unknown', async () => {
      expect(await wire.service.readDeposit(randomUUID())).toEqual({ status: 'unknown' })
    })

    async function withdrawn() {
      playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
      await cashier.wasPaidBefore(playerId)
      expect((await cashier.withdraw(playerId, 250)).success).toBe(true)
      return cashier.onlyPayment(playerId)
    }

    test.each([
      ['paid', 750n],
      ['rejected', 1_000n],
    ] as const)('M10: a payout is ordered once, and %s once', async (ending, left) => {
      const { id } = await withdrawn()
      await cashier.askPayout(id)
      await cashier.askPayout(id)
      expect(wire.payoutsOf(id)).toBe(1)
      expect(await cashE5()).toBe(750n * E5)
      const callback = wire.endPayout(id, ending)
      for (const { status } of await Promise.all([send(callback), send(callback)])) {
        expect(status).toBe(200)
      }
      expect(await cashE5()).toBe(left * E5)
    })

    test('M11: a payout whose answer is lost is asked for again, and is one payout', async () => {
      const { id } = await withdrawn()
      wire.loseAnswers(true)
      await expect(cashier.askPayout(id)).rejects.toThrow('payouts')
      wire.loseAnswers(false)
      await cashier.askPayout(id)
      expect(wire.payoutsOf(id)).toBe(1)
      expect((await send(wire.endPayout(id, 'paid'))).status).toBe(200)
      expect(await cashE5()).toBe(750n * E5)
    })

    test('M12: the hourly look mends what was not heard of, and flags what cannot be both', async () => {
      const heardOf = await deposited()
      expect((await send(wire.pay(heardOf.id))).status).toBe(200)
      const other = await cashier.casino.player()
      await cashier.deposit(other, 250)
      const unheard = await cashier.onlyPayment(other)
      wire.pay(unheard.id)
      cashier.casino.clock.advance(61 * MINUTE_MS)
      await reconcilePayments(cashier.deps)
      expect(await cashier.casino.cashE5(other)).toBe(250n * E5)
      expect(isFlagged(heardOf.id)).toBe(false)
      // The company has forgotten that it was paid.
      wire.fail(heardOf.id)
      cashier.casino.clock.advance(61 * MINUTE_MS)
      await reconcilePayments(cashier.deps)
      expect(await cashE5()).toBe(250n * E5)
      expect(isFlagged(heardOf.id)).toBe(true)
      const { db, clock } = cashier.casino
      const ours = [heardOf.id, unheard.id]
      const open = async () =>
        (await readPaymentDifferences(db)).map(({ id }) => id).filter((id) => ours.includes(id))
      expect(await open()).toEqual([heardOf.id])
      const word = { paymentId: heardOf.id, operator: 'Ada', because: 'their test data was lost' }
      await explainPaymentDifference({ db, clock }, word)
      expect(await open()).toEqual([])
      await expect(explainPaymentDifference({ db, clock }, word)).rejects.toThrow('not_found')
      // The same one stays explained, and where both agree again there is none.
      await noteDifference({ db, clock }, unheard.id, 'another sum')
      expect(await open()).toEqual([unheard.id])
      clock.advance(61 * MINUTE_MS)
      await reconcilePayments(cashier.deps)
      expect(await open()).toEqual([])
      const kept = await db.selectFrom('payment_difference').select('payment_id').execute()
      expect(kept.map((row) => row.payment_id).filter((id) => ours.includes(id))).toEqual([
        heardOf.id,
      ])
    })
  })
}
