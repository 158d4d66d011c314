import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
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

async function withdrawing(more: object = {}) {
  const playerId = await cashier.casino.player({ cashE5: 500n * E5 })
  await cashier.deposit(playerId, 100)
  const [paidIn] = await cashier.payments(playerId)
  if (paidIn) await cashier.callback(cashier.verdictOn(paidIn, 'approved'))
  cashier.bank.orders.length = 0
  await cashier.withdraw(playerId, 200, more)
  const payment = (await cashier.payments(playerId)).at(-1)
  if (!payment) throw new Error('no withdrawal')
  return { playerId, payment }
}
const rowOf = async (playerId: string) => (await cashier.payments(playerId)).at(-1)
const cashOf = async (playerId: string) => {
  const { player_cash, player_withdrawal } = await balancesE5(cashier.casino.db, playerId)
  return [player_cash, player_withdrawal]
}
const BACK = [600n * E5, 0n]
const ON_ITS_WAY = [400n * E5, 200n * E5]

test('FRD-05: an account in the player’s name is paid, however the bank writes the name', async () => {
  for (const holder of ['DENİZ YILMAZ', 'Yılmaz  Deniz', 'deniz yilmaz']) {
    cashier.bank.holder = holder
    const { playerId, payment } = await withdrawing()
    await cashier.askPayout(payment.id)
    expect(cashier.bank.asked.at(-1)).toEqual({ iban: IBAN, account: null, name: 'Deniz Yılmaz' })
    expect(cashier.bank.orders).toMatchObject([{ path: '/payouts', orderId: payment.id }])
    expect(await cashOf(playerId)).toEqual(ON_ITS_WAY)
  }
})

test('FRD-05: an account of another name is not paid: all of it is back, and the player reads why', async () => {
  cashier.bank.holder = 'BAŞKA BİRİSİ'
  const { playerId, payment } = await withdrawing()
  await cashier.askPayout(payment.id)
  expect(cashier.bank.orders).toEqual([])
  expect(await cashOf(playerId)).toEqual(BACK)
  expect(await rowOf(playerId)).toMatchObject({ status: 4, reason: 'other_name' })
  expect((await cashier.pushes(playerId)).at(-2)).toMatchObject([
    'Notification',
    { title: 'Para çekme reddedildi', note: expect.stringMatching(/başka birinin adına/) },
  ])
  const { data } = await cashier.post('transaction', playerId, { id: payment.id })
  expect(JSON.stringify(data.steps)).toMatch(/başka birinin adına/)
  // The bank’s word on an order it never had changes nothing.
  expect((await cashier.callback(cashier.verdictOn(payment, 'paid'))).status).toBe(409)
  await cashier.askPayout(payment.id)
  expect(await cashOf(playerId)).toEqual(BACK)
})

test.each(['silent', 'broken', 'nonsense'] as const)(
  'while the bank is %s about the name, nothing is paid and nothing is turned down',
  async (mood) => {
    const { playerId, payment } = await withdrawing()
    cashier.bank.mood = mood
    if (mood === 'nonsense') cashier.bank.holder = undefined as never
    await expect(cashier.askPayout(payment.id)).rejects.toThrow(/holders/)
    expect(cashier.bank.orders).toEqual([])
    expect(await cashOf(playerId)).toEqual(ON_ITS_WAY)
    // The sweep asks again, and it is the name that is asked about first.
    cashier.bank.mood = 'well'
    cashier.bank.holder = 'BAŞKA BİRİSİ'
    cashier.casino.clock.advance(61_000)
    await paymentTasks(cashier.deps).sweep_payments?.({})
    await cashier.askPayout(payment.id)
    expect(cashier.bank.orders).toEqual([])
    expect(await cashOf(playerId)).toEqual(BACK)
  },
)

test('once the bank may have the order, no name turns it down any more', async () => {
  const { playerId, payment } = await withdrawing()
  cashier.bank.beforeAnswer = async () => {
    cashier.bank.mood = 'nonsense'
  }
  await expect(cashier.askPayout(payment.id)).rejects.toThrow(/payouts/)
  cashier.bank.beforeAnswer = async () => {}
  cashier.bank.mood = 'well'
  cashier.bank.holder = 'BAŞKA BİRİSİ'
  cashier.bank.payoutStatus = 'paid'
  await cashier.askPayout(payment.id)
  expect(cashier.bank.asked).toHaveLength(1)
  expect(await rowOf(playerId)).toMatchObject({ status: 1 })
})

test('ten workers at once, half of them told another name: paid or turned down, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    cashier.bank.orders.length = 0
    const { playerId, payment } = await withdrawing()
    let asked = 0
    Object.defineProperty(cashier.bank, 'holder', {
      configurable: true,
      get: () => (asked++ % 2 === 0 ? 'DENİZ YILMAZ' : 'BAŞKA BİRİSİ'),
    })
    await Promise.all(Array.from({ length: 10 }, () => cashier.askPayout(payment.id)))
    Object.defineProperty(cashier.bank, 'holder', { writable: true, value: 'DENIZ YILMAZ' })
    const isTurnedDown = (await rowOf(playerId))?.status === 4
    expect(cashier.bank.orders.length > 0).toBe(!isTurnedDown)
    expect(await cashOf(playerId)).toEqual(isTurnedDown ? BACK : ON_ITS_WAY)
  }
})

test.each([
  {
    what: 'a crypto address',
    more: { id: 4, detail: { Amount: 250, Network: 'doruk', Address: 'd0ruk-4f2a' } },
  },
])('$what has no name to ask about', async ({ more }) => {
  cashier.bank.holder = 'BAŞKA BİRİSİ'
  const { payment } = await withdrawing(more)
  await cashier.askPayout(payment.id)
  expect(cashier.bank.asked).toEqual([])
  expect(cashier.bank.orders).toMatchObject([{ path: '/payouts' }])
})

test('the bank is told on which network a crypto address is', async () => {
  const [address, network] = ['d0ruk-4f2a', 'doruk']
  const detail = { Amount: 250, Network: network, Address: address }
  const { payment } = await withdrawing({ id: 4, detail })
  await cashier.askPayout(payment.id)
  expect(cashier.bank.orders).toMatchObject([{ iban: null, account: address, network }])
})

test('a wallet of a phone number has a name too', async () => {
  cashier.bank.holder = 'BAŞKA BİRİSİ'
  const { playerId, payment } = await withdrawing({
    id: 5,
    detail: { Amount: 200, Phone: '5321112233' },
  })
  await cashier.askPayout(payment.id)
  expect(cashier.bank.asked).toMatchObject([{ iban: null, account: '5321112233' }])
  expect(await cashOf(playerId)).toEqual(BACK)
})

test('LOG-03: no account and no name is in the log', () => {
  for (const secret of [IBAN.slice(4), 'BAŞKA', 'Yılmaz'])
    expect(cashier.logged()).not.toContain(secret)
})
