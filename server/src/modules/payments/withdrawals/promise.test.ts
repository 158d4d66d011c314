import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { openLog } from '../../../platform/log/log.ts'
import { paymentTasks, runReviewClock } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

const sweep = () => paymentTasks(cashier.deps).sweep_payments?.({})
const clock = () => cashier.casino.clock

async function withdrawing(sum = 200) {
  const playerId = await cashier.casino.player({ cashE5: 1_000n * E5 })
  await cashier.withdraw(playerId, sum)
  const payment = await cashier.onlyPayment(playerId)
  return { playerId, payment, promisedAt: payment.promised_at?.getTime() ?? 0 }
}

test('the time promised is stored, and kept by the worker with minutes to spare', async () => {
  // The worker waits by the real clock.
  clock().set(new Date())
  cashier.bank.payoutStatus = 'paid'
  const { playerId, payment, promisedAt } = await withdrawing()
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
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(promisedAt - Date.now()).toBeGreaterThan(120_000)
})

test('the time promised is kept when the bank’s callback is lost', async () => {
  const { playerId, payment, promisedAt } = await withdrawing()
  await cashier.askPayout(payment.id)
  // Nothing more is heard. The sweep of the next minute asks again.
  clock().advance(61_000)
  await sweep()
  expect(await cashier.jobs()).toEqual([`payout:${payment.id}`])
  cashier.bank.payoutStatus = 'paid'
  await cashier.askPayout(payment.id)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(clock().now().getTime()).toBeLessThan(promisedAt)
})

test('a promise that is broken is owned up to once, with a new time', async () => {
  const { playerId, promisedAt } = await withdrawing()
  await sweep()
  clock().set(new Date(promisedAt + 1))
  await Promise.all([sweep(), sweep(), sweep()])
  const payment = await cashier.onlyPayment(playerId)
  expect((payment.promised_at?.getTime() ?? 0) - clock().now().getTime()).toBe(3_600_000)
  const news = (await cashier.pushes(playerId)).filter(([command]) => command === 'Notification')
  expect(news).toMatchObject([
    ['Notification', { title: 'Yeni bir hesaba çekim istendi' }],
    ['Notification', { title: 'Çekim talebin alındı' }],
    ['Notification', { title: 'İşlemin gecikti', note: expect.stringMatching(/Yeni saat/) }],
  ])
  const answer = await cashier.post('transaction', playerId, { id: payment.id })
  expect(answer.data.steps).toMatchObject([
    {},
    {},
    { state: 'done', title: 'Söz verdiğimiz saat geçti' },
    { state: 'now', dueAt: payment.promised_at?.toISOString() },
    {},
  ])
})

test('the longer it takes, the rarer the news of another hour', async () => {
  const { playerId } = await withdrawing()
  const hours = []
  for (let late = 0; late < 7; late += 1) {
    clock().set(new Date(((await cashier.onlyPayment(playerId)).promised_at?.getTime() ?? 0) + 1))
    await sweep()
    const by = (await cashier.onlyPayment(playerId)).promised_at?.getTime() ?? 0
    hours.push((by - clock().now().getTime()) / 3_600_000)
  }
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
})

test('a deposit that the bank says nothing of for a day is closed, and credited if it comes after all', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 100, { id: 2, detail: { Amount: 100 } })
  clock().advance(24 * 3_600_000 + 1)
  await Promise.all([sweep(), sweep(), sweep()])
  const payment = await cashier.onlyPayment(playerId)
  expect(payment).toMatchObject({ status: 5, reason: 'unheard', promised_at: null })
  const news = (await cashier.pushes(playerId)).filter(([command]) => command === 'Notification')
  expect(news).toMatchObject([['Notification', { title: 'Para yatırma kapandı' }]])
  const answer = await cashier.post('transaction', playerId, { id: payment.id })
  expect(answer.data.steps.at(-1)).toMatchObject({
    state: 'stopped',
    note: expect.stringMatching(/^Bankadan bir gün/),
  })
  await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(await cashier.casino.cashE5(playerId)).toBe(100n * E5)
})

test('a review that has run out is no broken promise: the clock decides it', async () => {
  const { playerId, payment, promisedAt } = await withdrawing(600)
  expect(payment).toMatchObject({ hold: 'turnover', clock_at: new Date(promisedAt) })
  clock().set(new Date(promisedAt))
  await sweep()
  expect((await cashier.onlyPayment(playerId)).promised_at).toEqual(new Date(promisedAt))
  expect(await runReviewClock(cashier.deps)).toBe(1)
  expect(await cashier.jobs()).toContain(`payout:${payment.id}`)
})
