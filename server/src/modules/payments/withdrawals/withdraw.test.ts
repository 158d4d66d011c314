import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { balancesE5 } from '../../ledger/index.ts'
import { paymentTasks } from '../index.ts'
import { type Cashier, E5, IBAN, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const moneyOf = async (playerId: string) => {
  const { player_cash, player_withdrawal } = await balancesE5(cashier.casino.db, playerId)
  return { cash: player_cash, onItsWay: player_withdrawal }
}

/** A player with ₺500 of which ₺200 are being withdrawn. */
async function withdrawing() {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  const answer = await cashier.withdraw(playerId, 200)
  return { playerId, answer, payment: await cashier.onlyPayment(playerId) }
}
const PENDING = { cash: 300n * E5, onItsWay: 200n * E5 }
const PAID = { cash: 300n * E5, onItsWay: 0n }

test('a withdrawal leaves the balance at once, is told, and is promised to the bank', async () => {
  const { playerId, answer, payment } = await withdrawing()
  expect(answer).toMatchObject({ status: 200, success: true, data: null })
  expect(answer.message).toMatch(/^Çekim talebin alındı/)
  expect(await moneyOf(playerId)).toEqual(PENDING)
  expect(payment).toMatchObject({ status: 2, detail: { Iban: IBAN } })
  expect(await cashier.jobs()).toEqual([`payout:${payment.id}`])
  expect(await cashier.pushes(playerId)).toMatchObject([
    ['Notification', { type: 5, title: 'Yeni bir hesaba çekim istendi' }],
    ['Notification', { type: 2, title: 'Çekim talebin alındı' }],
    ['Balance', { balance: 300 }],
  ])
})

test('the worker asks the bank, and the bank’s callback makes it paid', async () => {
  const { playerId, payment } = await withdrawing()
  const asked = new Promise<void>((resolve) => {
    cashier.bank.beforeAnswer = async () => resolve()
  })
  const jobs = await openJobs({
    url: cashier.casino.url,
    tasks: paymentTasks(cashier.deps),
    log: openLog('silent'),
  })
  await asked
  await jobs.close()
  expect(cashier.bank.orders.at(-1)).toMatchObject({
    path: '/payouts',
    orderId: payment.id,
    amountKurus: 20_000,
    iban: IBAN,
  })
  expect(await moneyOf(playerId)).toEqual(PENDING)

  expect((await cashier.callback(cashier.verdictOn(payment, 'paid'))).status).toBe(200)
  expect(await moneyOf(playerId)).toEqual(PAID)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    status: 1,
    gateway_id: cashier.bank.idOf(payment.id),
  })
  expect((await cashier.pushes(playerId)).at(-2)).toMatchObject([
    'Notification',
    { title: 'Para çekme tamamlandı', note: '₺200,00 hesabına gönderildi.' },
  ])
})

test('what the bank says of a withdrawal that it never had is refused, and moves nothing', async () => {
  const playerId = await cashier.casino.player({ cashE5: 20_000n * E5 })
  expect(await cashier.withdraw(playerId, 15_000)).toMatchObject({ success: true })
  const payment = await cashier.onlyPayment(playerId)
  const before = await moneyOf(playerId)
  // It waits for an operator: the bank was not asked.
  for (const status of ['paid', 'rejected']) {
    expect((await cashier.callback(cashier.verdictOn(payment, status))).status).toBe(409)
  }
  expect(await moneyOf(playerId)).toEqual(before)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 2, approved_at: null })
})

test('a payout that the bank rejects comes back to the balance', async () => {
  const { playerId, payment } = await withdrawing()
  await cashier.askPayout(payment.id)
  await cashier.callback(cashier.verdictOn(payment, 'rejected'))
  expect(await moneyOf(playerId)).toEqual({ cash: 500n * E5, onItsWay: 0n })
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 4 })
  expect((await cashier.pushes(playerId)).slice(-2)).toMatchObject([
    ['Notification', { title: 'Para çekme reddedildi' }],
    ['Balance', { balance: 500 }],
  ])
})

test.each(['silent', 'broken', 'nonsense'] as const)(
  'a %s bank: the payout stays pending and is asked again, never taken for paid',
  async (mood) => {
    const { playerId, payment } = await withdrawing()
    // The name was asked about before; it is the payout that hears nothing.
    await cashier.casino.db
      .updateTable('payment')
      .set({ payee_checked_at: cashier.casino.clock.now() })
      .where('id', '=', payment.id)
      .execute()
    cashier.bank.mood = mood
    await expect(cashier.askPayout(payment.id)).rejects.toThrow(/bank \/payouts/)
    expect(await moneyOf(playerId)).toEqual(PENDING)
    expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 2 })

    cashier.bank.mood = 'well'
    cashier.bank.payoutStatus = 'paid'
    await cashier.askPayout(payment.id)
    expect(await moneyOf(playerId)).toEqual(PAID)
  },
)

test('paid by callback before the bank has answered our request: paid once', async () => {
  const { playerId, payment } = await withdrawing()
  cashier.bank.beforeAnswer = async () => {
    cashier.bank.beforeAnswer = async () => {}
    expect((await cashier.callback(cashier.verdictOn(payment, 'paid'))).status).toBe(200)
  }
  await cashier.askPayout(payment.id)
  expect(await moneyOf(playerId)).toEqual(PAID)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
})

test('paid by callback and by answer, many times at once: paid once', async () => {
  const { playerId, payment } = await withdrawing()
  cashier.bank.payoutStatus = 'paid'
  await Promise.all(
    Array.from({ length: 10 }, () => [
      cashier.askPayout(payment.id),
      cashier.callback(cashier.verdictOn(payment, 'paid')),
    ]).flat(),
  )
  expect(await moneyOf(playerId)).toEqual(PAID)
  expect(await cashier.pushes(playerId)).toHaveLength(5)
})

test('a process that dies between reserve and payout leaves the job to the next one', async () => {
  const { playerId, payment } = await withdrawing()
  // The process that took this job is gone, and with it the job's lock will not be given back.
  await cashier.casino.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that died'`,
  )
  cashier.bank.payoutStatus = 'paid'
  cashier.casino.clock.advance(61_000)
  await paymentTasks(cashier.deps).sweep_payments?.({})
  const asked = new Promise<void>((resolve) => {
    cashier.bank.beforeAnswer = async ({ orderId }) => {
      if (orderId === payment.id) resolve()
    }
  })
  const jobs = await openJobs({
    url: cashier.casino.url,
    tasks: paymentTasks(cashier.deps),
    log: openLog('silent'),
  })
  await asked
  await jobs.close()
  expect(await moneyOf(playerId)).toEqual(PAID)
})

test('the sweep gives up checkouts that were left alone, and leaves young payments be', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 100)
  await paymentTasks(cashier.deps).sweep_payments?.({})
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 6 })
  const { payment } = await withdrawing()
  cashier.casino.clock.advance(3_601_000)
  await paymentTasks(cashier.deps).sweep_payments?.({})
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 5, reason: 'abandoned' })
  expect(await cashier.jobs()).toContain(`payout:${payment.id}`)
})

test('forty withdrawals at once, half of them retries, on a purse for five', async () => {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  const ids = Array.from({ length: 20 }, () => randomUUID())
  const answers = await Promise.all(
    [...ids, ...ids].map((requestId) => cashier.withdraw(playerId, 100, { requestId })),
  )
  const codes = answers.map((answer) => answer.data?.code ?? 'taken')
  expect(codes.filter((code) => code === 'taken')).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set(['taken', 'insufficient_funds']))
  expect(await cashier.payments(playerId)).toHaveLength(5)
  expect(await moneyOf(playerId)).toEqual({ cash: 0n, onItsWay: 500n * E5 })
  expect(await cashier.jobs()).toHaveLength(5)
})

test('ACC-08: more than the balance is refused, and nothing is stored', async () => {
  const playerId = await cashier.casino.player({ cashE5: 150n * E5 })
  const answer = await cashier.withdraw(playerId, 150.01)
  expect(answer).toMatchObject({ success: false, data: { code: 'insufficient_funds' } })
  expect(await cashier.payments(playerId)).toEqual([])
  expect(await cashier.jobs()).toEqual([])
})

test('ACC-10: there is no way to take a withdrawal back', async () => {
  const { playerId, payment } = await withdrawing()
  for (const verb of ['cancel', 'withdraw/cancel', 'cancelwithdraw', 'reverse']) {
    const answer = await cashier.post(verb, playerId, { id: payment.id })
    expect(answer.status).toBe(404)
  }
  expect(await moneyOf(playerId)).toEqual(PENDING)
})

test('ACC-12: an excluded player can withdraw; a blocked one cannot', async () => {
  const excluded = await cashier.casino.player({ cashE5: 500n * E5, status: 'excluded' })
  expect(await cashier.withdraw(excluded, 500)).toMatchObject({ success: true })
  const blocked = await cashier.casino.player({ cashE5: 500n * E5, status: 'blocked' })
  expect(await cashier.withdraw(blocked, 500)).toMatchObject({ data: { code: 'player_disabled' } })
  expect(await moneyOf(blocked)).toEqual({ cash: 500n * E5, onItsWay: 0n })
})

test('TR-02: an IBAN with spaces is kept plain, a wrong one is refused with its field', async () => {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  const typed = 'tr33 0006 1005 1978 6457 8413 26'
  await cashier.withdraw(playerId, 100, { detail: { Amount: 100, Iban: typed } })
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ detail: { Iban: IBAN } })
  const wrong = await cashier.withdraw(playerId, 100, {
    detail: { Amount: 100, Iban: IBAN.replace('33', '34') },
  })
  expect(wrong).toMatchObject({
    status: 400,
    data: {
      code: 'invalid_input',
      fields: [{ field: 'detail.Iban', message: expect.stringMatching(/IBAN/) }],
    },
  })
})

test('LOG-03: no IBAN is in the log', () => {
  expect(cashier.logged()).toMatch(/api.payment.withdraw/)
  expect(cashier.logged()).not.toContain(IBAN.slice(4))
})
