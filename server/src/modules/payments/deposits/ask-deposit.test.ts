import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentTasks } from '../index.ts'
import { sign } from '../services/signed-body.ts'
import {
  type Cashier,
  E5,
  ORDER_SECRET,
  OWN_PAYER,
  openCashier,
  SECRET,
} from '../testing/cashier.ts'

const MINUTE_MS = 60_000

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const sweep = () => paymentTasks(cashier.deps).sweep_payments?.({})
const ask = (paymentId: string) => paymentTasks(cashier.deps).ask_deposit?.({ paymentId })

/** A deposit that the bank approved, whose callback never came. */
async function unheard(amount = 250) {
  const playerId = await cashier.casino.player()
  expect(await cashier.deposit(playerId, amount)).toMatchObject({ success: true })
  const payment = await cashier.onlyPayment(playerId)
  cashier.verdictOn(payment, 'approved')
  return { playerId, payment }
}

test('H21, PCI-02: a lost callback is made up for by asking, once, and the payer is kept', async () => {
  const { playerId, payment } = await unheard()
  await sweep()
  expect(await cashier.jobs()).not.toContain(`deposit:${payment.id}`)
  cashier.casino.clock.advance(MINUTE_MS + 1)
  await sweep()
  expect(await cashier.jobs()).toContain(`deposit:${payment.id}`)
  await Promise.all(Array.from({ length: 10 }, () => ask(payment.id)))
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1, is_payer_own: true })
  // The callback that comes after all is taken, and moves nothing more.
  const late = await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(late.status).toBe(200)
  await ask(payment.id)
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
})

test('PCI-02: the callback and the answer at once are one credit', async () => {
  const { playerId, payment } = await unheard()
  const verdict = cashier.verdictOn(payment, 'approved')
  await Promise.all([
    ...Array.from({ length: 10 }, () => ask(payment.id)),
    ...Array.from({ length: 10 }, () => cashier.callback(verdict)),
  ])
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)
})

test('PCI-02: what the bank has open, declined or does not know stays, ends and stays', async () => {
  for (const [status, after] of [
    ['open', 6],
    ['declined', 4],
    [undefined, 6],
  ] as const) {
    const { playerId, payment } = await unheard()
    cashier.bank.checkouts.delete(payment.id)
    if (status) cashier.bank.checkouts.set(payment.id, { status, amountKurus: 25_000 })
    await ask(payment.id)
    expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: after })
    expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  }
})

test('PCI-02: an answer over another sum credits nothing', async () => {
  const { playerId, payment } = await unheard()
  const said = { status: 'approved', amountKurus: 2_500_000, payer: OWN_PAYER } as const
  cashier.bank.checkouts.set(payment.id, said)
  await ask(payment.id)
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  expect(cashier.logged()).toContain('does not fit the deposit')
})

test('a deposit that was given up is asked about each hour, for three days', async () => {
  const { playerId, payment } = await unheard()
  cashier.bank.checkouts.delete(payment.id)
  const rounds = async (ms: number) => {
    cashier.casino.clock.advance(ms)
    await cashier.casino.pool.query('delete from graphile_worker._private_jobs')
    await sweep()
    return (await cashier.jobs()).includes(`deposit:${payment.id}`)
  }
  await rounds(61 * MINUTE_MS)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 5 })
  expect(await rounds(MINUTE_MS)).toBe(false)
  expect(await rounds(60 * MINUTE_MS)).toBe(true)
  cashier.verdictOn(payment, 'approved')
  await ask(payment.id)
  expect(await cashier.casino.cashE5(playerId)).toBe(250n * E5)

  const lost = await unheard()
  cashier.bank.checkouts.delete(lost.payment.id)
  await rounds(61 * MINUTE_MS)
  cashier.casino.clock.advance(3 * 24 * 60 * MINUTE_MS)
  await cashier.startOver()
  await sweep()
  expect(await cashier.jobs()).not.toContain(`deposit:${lost.payment.id}`)
})

test('H21, PCI-02: a high sum is credited when the bank, asked, says the same, and not before', async () => {
  const { playerId, payment } = await unheard(6_000)
  const verdict = cashier.verdictOn(payment, 'approved')
  cashier.bank.checkouts.delete(payment.id)
  expect((await cashier.callback(verdict)).status).toBe(503)
  cashier.bank.checkouts.set(payment.id, { status: 'open', amountKurus: 600_000 })
  expect((await cashier.callback(verdict)).status).toBe(503)
  cashier.bank.mood = 'broken'
  expect((await cashier.callback(verdict)).status).toBe(503)
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  cashier.bank.mood = 'well'
  cashier.verdictOn(payment, 'approved')
  const answers = await Promise.all(Array.from({ length: 10 }, () => cashier.callback(verdict)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await cashier.casino.cashE5(playerId)).toBe(6_000n * E5)
})

test('a sum that is not high is credited without a question', async () => {
  const { payment } = await unheard(5_000)
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(cashier.bank.statusAsked).toBe(0)
})

test('H21: an order of ours, signed with the secret of the other direction, credits nothing', async () => {
  const { playerId, payment } = await unheard()
  const text = JSON.stringify(cashier.verdictOn(payment, 'approved'))
  const signed = (secret: string) =>
    cashier.callback(text, { 'x-bank-signature': sign(secret, text, cashier.casino.clock.now()) })
  expect((await signed(ORDER_SECRET)).status).toBe(401)
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  expect((await signed(SECRET)).status).toBe(200)
})
