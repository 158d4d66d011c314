import { randomUUID } from 'node:crypto'
import type { Transaction } from '@zar/contract/payment'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { decideWithdrawal, paymentTasks } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

async function read(playerId: string, locale = 'tr'): Promise<Transaction> {
  const { id } = (await cashier.payments(playerId)).at(-1) ?? { id: '' }
  return (await cashier.post('transaction', playerId, { id }, locale)).data
}
const told = ({ steps }: Transaction) => steps.map(({ state, title }) => `${state}: ${title}`)
const sweep = () => paymentTasks(cashier.deps).sweep_payments?.({})
const clock = () => cashier.casino.clock

test('a deposit tells of the bank’s page, then of the credit', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  expect(told(await read(playerId))).toEqual([
    'done: İstek alındı',
    'now: Bankanın sayfasında onayını bekliyor',
    'next: Bakiyene eklenecek',
  ])
  clock().advance(65_000)
  await cashier.callback(cashier.verdictOn(await cashier.onlyPayment(playerId), 'approved'))
  const paid = await read(playerId, 'en')
  expect(told(paid)).toEqual([
    'done: Order received',
    'done: The bank’s page was opened',
    'done: Added to your balance',
  ])
  expect(paid).toMatchObject({ type: 1, status: 1, amount: 250, account: 'Boğaz Katılım' })
  expect(paid.steps.at(-1)?.timeStamp).toBe(clock().now().toISOString())
})

test('an instant deposit says by when it is there, and a declined one why it is not', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 20, { id: 2, detail: { Amount: 20 } })
  const waiting = await read(playerId)
  expect(told(waiting).slice(1)).toEqual(['now: Bankada', 'next: Bakiyene eklenecek'])
  expect(waiting.steps[1]?.dueAt).toBe(new Date(clock().now().getTime() + 60_000).toISOString())
  await cashier.callback(cashier.verdictOn(await cashier.onlyPayment(playerId), 'declined'))
  const declined = await read(playerId)
  expect(told(declined).at(-1)).toBe('stopped: Banka onaylamadı')
  expect(declined.steps.at(-1)?.note).toBe('Paran hareket etmedi.')
})

test('None, Merged, Cancelled: a deposit that was never opened, replaced or left alone says so', async () => {
  const playerId = await cashier.casino.player()
  let during: Transaction | undefined
  cashier.bank.beforeAnswer = async () => {
    cashier.bank.beforeAnswer = async () => {}
    during = await read(playerId)
  }
  await cashier.deposit(playerId, 250)
  expect(during?.status).toBe(0)
  expect(during && told(during).at(1)).toBe('now: Bankaya soruluyor')

  await cashier.deposit(playerId, 250)
  const [first, second] = await cashier.payments(playerId)
  expect([first?.status, second?.status]).toEqual([3, 6])
  const merged = await cashier.post('transaction', playerId, { id: first?.id })
  expect(told(merged.data).at(-1)).toBe('stopped: Yeni isteğinle birleştirildi')

  clock().advance(3_601_000)
  await sweep()
  const left = await read(playerId)
  expect(left.status).toBe(5)
  expect(left.steps.at(-1)?.note).toMatch(/bir saat boyunca onaylanmadı/)
})

test('a merged deposit that the bank was paid for all the same is credited', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  await cashier.deposit(playerId, 250)
  for (const payment of await cashier.payments(playerId)) {
    expect((await cashier.callback(cashier.verdictOn(payment, 'approved'))).status).toBe(200)
  }
  expect(await cashier.casino.cashE5(playerId)).toBe(500n * E5)
  expect((await cashier.payments(playerId)).map(({ status }) => status)).toEqual([1, 1])
})

test('another sum, another method or another player is not merged', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  await cashier.deposit(playerId, 251)
  await cashier.deposit(playerId, 250, { id: 5, detail: { Amount: 250 } })
  await cashier.deposit(await cashier.casino.player(), 250)
  expect((await cashier.payments(playerId)).map(({ status }) => status)).toEqual([6, 6, 6])
})

test('a withdrawal paid by rule tells of each step, and of the time promised', async () => {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  const answer = await cashier.withdraw(playerId, 200)
  const promised = new Date(clock().now().getTime() + 180_000).toISOString()
  const asked = await read(playerId)
  expect(told(asked)).toEqual([
    'done: Talep alındı',
    'done: Onaylandı',
    'now: Bankaya gönderiliyor',
    'next: Hesabında',
  ])
  expect(asked.steps[2]?.dueAt).toBe(promised)
  expect(asked).toMatchObject({ account: 'TR33 •••• 1326', amount: 200 })
  expect(answer.message).toMatch(/En geç \d\d:\d\d itibarıyla hesabında olur\.$/)

  const { id } = await cashier.onlyPayment(playerId)
  await cashier.askPayout(id)
  await cashier.askPayout(id)
  expect(told(await read(playerId, 'en')).slice(2)).toEqual([
    'done: Passed to the bank',
    'now: The bank is paying it',
    'next: In your account',
  ])
  await cashier.callback(cashier.verdictOn(await cashier.onlyPayment(playerId), 'paid'))
  expect(told(await read(playerId)).at(-1)).toBe('done: Hesabına gönderildi')
})

test('a withdrawal that waits says why, its place in the line, and afterwards who said no', async () => {
  const playerId = await cashier.casino.player({ cashE5: 900n * E5 })
  await cashier.withdraw(playerId, 600)
  const waiting = await read(playerId)
  expect(told(waiting)).toEqual([
    'done: Talep alındı',
    'now: İncelemede',
    'next: Bankaya gönderilecek',
    'next: Hesabında',
  ])
  expect(waiting.steps[1]?.note).toMatch(/henüz bir kez oynanmadı.*Sıradaki yerin: 1\.$/)
  const { id } = await cashier.onlyPayment(playerId)
  await decideWithdrawal(cashier.deps, { paymentId: id, operator: 'ayla', reject: 'wrong_account' })
  const rejected = await read(playerId)
  expect(told(rejected).slice(1)).toEqual([
    'done: İncelemeye alındı',
    'stopped: Reddedildi, tutar bakiyene döndü',
  ])
  expect(rejected.steps.at(-1)?.note).toMatch(/Hesap bilgileri eksik ya da yanlış/)
  expect(JSON.stringify(rejected)).not.toContain('ayla')
})

test('ACC-11: an unstaked deposit is held for a look, and ends paid or returned in full', async () => {
  for (const reject of [undefined, 'more_proof'] as const) {
    const playerId = await cashier.casino.player({ cashE5: 900n * E5 })
    await cashier.withdraw(playerId, 900)
    const payment = await cashier.onlyPayment(playerId)
    expect(payment.hold).toBe('turnover')
    const decision = { paymentId: payment.id, operator: 'ayla' }
    if (reject) await decideWithdrawal(cashier.deps, { ...decision, operator: 'deniz', reject })
    await decideWithdrawal(cashier.deps, reject ? { ...decision, reject } : decision)
    cashier.bank.payoutStatus = 'paid'
    await cashier.askPayout(payment.id)
    const paidOut = (await cashier.history(playerId)).totals.withdrawn
    expect([paidOut, await cashier.casino.cashE5(playerId)]).toEqual(
      reject ? [0, 900n * E5] : [900, 0n],
    )
  }
})

test('a history row names its transaction, and what is no payment names none', async () => {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  await cashier.withdraw(playerId, 200)
  await cashier.deposit(playerId, 300)
  const [withdrawal, deposit] = await cashier.payments(playerId)
  const rows: { transactionId: string | null }[] = (await cashier.history(playerId)).rows
  expect(rows.map(({ transactionId }) => transactionId)).toEqual([
    deposit?.id,
    withdrawal?.id,
    null,
  ])
})

test('AUZ-01: nobody reads the transaction of another', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 250)
  const { id } = await cashier.onlyPayment(playerId)
  const other = await cashier.casino.player()
  expect((await cashier.post('transaction', other, { id })).status).toBe(404)
  expect((await cashier.post('transaction', playerId, { id: randomUUID() })).status).toBe(404)
  expect((await cashier.post('transaction', playerId, { id: 'x' })).status).toBe(400)
})
