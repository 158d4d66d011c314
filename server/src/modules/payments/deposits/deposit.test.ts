import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { paymentRoutes } from '../index.ts'
import { type Cashier, E5, openCashier } from '../testing/cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
beforeEach(() => cashier.startOver())
afterEach(async () => expect(await cashier.casino.sumOfBooks()).toBe(0n))
afterAll(() => cashier.close())

test('a deposit by page is a url now and money after the bank’s callback, with the news of it', async () => {
  const playerId = await cashier.casino.player({ locale: 'en' })

  const answer = await cashier.deposit(playerId, 1_500.25)
  const payment = await cashier.onlyPayment(playerId)
  expect(answer).toMatchObject({
    status: 200,
    success: true,
    data: `http://bank.test/pay/${cashier.bank.idOf(payment.id)}`,
  })
  expect(payment).toMatchObject({ status: 6, amount_e5: 150_025_000n, detail: { Bank: 1 } })
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  expect(await cashier.pushes(playerId)).toEqual([])

  const told = await cashier.callback(cashier.verdictOn(payment, 'approved'))
  expect(told).toEqual({ status: 200, received: true })
  expect(await cashier.casino.cashE5(playerId)).toBe(150_025_000n)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(await cashier.pushes(playerId)).toEqual([
    [
      'Notification',
      expect.objectContaining({
        type: 1,
        title: 'Deposit confirmed',
        note: '₺1.500,25 was added to your balance.',
      }),
    ],
    ['Balance', { balance: 1_500.25 }],
  ])
})

test('an instant deposit answers with a message and waits for the bank', async () => {
  const playerId = await cashier.casino.player()
  const answer = await cashier.deposit(playerId, 20, { id: 2, detail: { Amount: 20 } })
  expect(answer).toMatchObject({ success: true, data: null })
  expect(answer.message).toMatch(/alındı/)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 2 })
  expect(cashier.bank.orders.at(-1)).toMatchObject({ kind: 'instant', amountKurus: 2_000 })
})

test('a declined deposit moves nothing and is told', async () => {
  const playerId = await cashier.casino.player()
  await cashier.deposit(playerId, 100)
  const payment = await cashier.onlyPayment(playerId)
  await cashier.callback(cashier.verdictOn(payment, 'declined'))
  expect(await cashier.onlyPayment(playerId)).toMatchObject({
    status: 4,
    reason: 'declined_by_bank',
  })
  expect(await cashier.casino.cashE5(playerId)).toBe(0n)
  expect(await cashier.pushes(playerId)).toMatchObject([
    ['Notification', { title: 'Para yatırma reddedildi' }],
    ['Balance', { balance: 0 }],
  ])
})

test('the same order sent ten times at once is one deposit with one url', async () => {
  const playerId = await cashier.casino.player()
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => cashier.deposit(playerId, 100, { requestId })),
  )
  const { id } = await cashier.onlyPayment(playerId)
  for (const answer of answers) {
    expect(answer).toMatchObject({
      success: true,
      data: expect.stringContaining(cashier.bank.idOf(id)),
    })
  }
  const changed = await cashier.deposit(playerId, 101, { requestId })
  expect(changed).toMatchObject({ status: 400, data: { code: 'invalid_input' } })
  const others = await cashier.deposit(await cashier.casino.player(), 100, { requestId })
  expect(others.success).toBe(true)
})

test.each(['silent', 'broken', 'nonsense'] as const)(
  'a %s bank: refused, cancelled, and continued when the order is sent again',
  async (mood) => {
    const playerId = await cashier.casino.player()
    const requestId = randomUUID()
    cashier.bank.mood = mood
    const refused = await cashier.deposit(playerId, 100, { requestId })
    expect(refused).toMatchObject({ success: false, data: { code: 'payment_gateway_down' } })
    expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 5, reason: 'gateway_down' })

    cashier.bank.mood = 'well'
    expect(await cashier.deposit(playerId, 100, { requestId })).toMatchObject({ success: true })
    expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 6, reason: null })
  },
)

test('a deposit we had given up is credited when the bank took the money all the same', async () => {
  const playerId = await cashier.casino.player()
  cashier.bank.mood = 'broken'
  await cashier.deposit(playerId, 100)
  const payment = await cashier.onlyPayment(playerId)
  expect((await cashier.callback(cashier.verdictOn(payment, 'approved'))).status).toBe(200)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1, reason: null })
  expect(await cashier.casino.cashE5(playerId)).toBe(100n * E5)
})

test('a callback that comes before the bank has answered us stands', async () => {
  const playerId = await cashier.casino.player()
  cashier.bank.beforeAnswer = async () => {
    cashier.bank.beforeAnswer = async () => {}
    const payment = await cashier.onlyPayment(playerId)
    expect((await cashier.callback(cashier.verdictOn(payment, 'approved'))).status).toBe(200)
  }
  await cashier.deposit(playerId, 100)
  expect(await cashier.onlyPayment(playerId)).toMatchObject({ status: 1 })
  expect(await cashier.casino.cashE5(playerId)).toBe(100n * E5)
})

test.each([
  ['blocked', 'player_disabled'],
  ['excluded', 'player_excluded'],
  ['closed', 'player_disabled'],
] as const)('a %s player cannot pay in: %s (EXC-03)', async (status, code) => {
  const playerId = await cashier.casino.player({ status })
  const answer = await cashier.deposit(playerId, 100)
  expect(answer).toMatchObject({ success: false, data: { code } })
  expect(await cashier.payments(playerId)).toEqual([])
})

test('a player whose country the operator no longer serves cannot pay in', async () => {
  const { db } = cashier.casino
  const playerId = await cashier.casino.player()
  const open = (isOpen: boolean) => db.updateTable('country').set({ is_allowed: isOpen }).execute()
  await open(false)
  const answer = await cashier.deposit(playerId, 100)
  await open(true)
  expect(answer).toMatchObject({ success: false, data: { code: 'country_not_allowed' } })
  expect(await cashier.payments(playerId)).toEqual([])
})

test('FRD-10: one player gives only so many orders, in and out together', async () => {
  const orders = { tries: 3, seconds: 60 }
  const guarded = openHttp({ logger: cashier.deps.log, random: cashier.casino.random })
  const routes = paymentRoutes({ ...cashier.deps, orders })
  mountRoutes(guarded, routes, async (playerId) => ({ playerId, tokenHash: Buffer.from('') }))
  const one = await cashier.casino.player({ cashE5: 1_000n * E5 })
  const other = await cashier.casino.player()
  const ask = async (name: 'deposit' | 'withdraw', playerId: string) => {
    const payload = { id: 2, target: '', detail: { Amount: 50 } }
    const headers = { authorization: `Bearer ${playerId}` }
    const url = `/api/payment/${name}`
    return (await guarded.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  const statuses = []
  for (const name of ['deposit', 'withdraw', 'deposit', 'withdraw', 'deposit'] as const)
    statuses.push(await ask(name, one))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await ask('deposit', other)).toBe(200)
})

const many = (value: string) =>
  Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`f${at}`, value]))

const fields = (...names: string[]) => ({
  status: 400,
  data: {
    code: 'invalid_input',
    fields: names.map((field) => ({ field, message: expect.any(String) })),
  },
})
const refusal = (code: string) => ({ status: 200, success: false, data: { code } })

test.each([
  ['no amount', { detail: { Bank: 1 } }, fields('detail.Amount')],
  ['no field at all', { detail: {} }, fields('detail.Amount', 'detail.Bank')],
  ['an amount as text', { detail: { Amount: '100', Bank: 1 } }, fields('detail.Amount')],
  ['an amount of nothing', { detail: { Amount: 0, Bank: 1 } }, fields('detail.Amount')],
  ['a negative amount', { detail: { Amount: -100, Bank: 1 } }, fields('detail.Amount')],
  ['less than a kuruş', { detail: { Amount: 100.001, Bank: 1 } }, fields('detail.Amount')],
  [
    '2^53 + 1',
    { detail: { Amount: Number('9007199254740993'), Bank: 1 } },
    fields('detail.Amount'),
  ],
  ['1e308', { detail: { Amount: 1e308, Bank: 1 } }, fields('detail.Amount')],
  ['a bank of no list', { detail: { Amount: 100, Bank: 9 } }, fields('detail.Bank')],
  ['a bank as text', { detail: { Amount: 100, Bank: '1' } }, fields('detail.Bank')],
  ['an unknown field', { detail: { Amount: 100, Bank: 1, Extra: 1 } }, fields('detail.Extra')],
  [
    'a prototype’s field',
    { detail: { Amount: 100, Bank: 1, toString: 1 } },
    fields('detail.toString'),
  ],
  ['more fields than any form has', { detail: many('0'.repeat(120)) }, { status: 400 }],
  ['below the minimum', { detail: { Amount: 99.99, Bank: 1 } }, refusal('amount_below_minimum')],
  [
    'above the maximum',
    { detail: { Amount: 50_000.01, Bank: 1 } },
    refusal('amount_above_maximum'),
  ],
  ['an unknown method', { id: 99 }, refusal('payment_method_unknown')],
  [
    'a card number',
    { detail: { Amount: 100, Bank: '4111 1111 1111 1111' } },
    refusal('card_number_refused'),
  ],
  [
    'a card number as a number',
    { detail: { Amount: 100, Bank: 4111111111111111 } },
    refusal('card_number_refused'),
  ],
  [
    'a card number as a key',
    { detail: { Amount: 100, Bank: 1, '4111111111111111': 1 } },
    refusal('card_number_refused'),
  ],
  [
    'a card number as the target',
    { target: '4111-1111-1111-1111' },
    refusal('card_number_refused'),
  ],
])('%s: refused, and nothing is stored', async (_, more, expected) => {
  const playerId = await cashier.casino.player()
  expect(await cashier.deposit(playerId, 100, more)).toMatchObject(expected)
  expect(await cashier.payments(playerId)).toEqual([])
})

test('PCI-01: a card number that was typed is in no log and in no table', async () => {
  expect(cashier.logged()).toMatch(/api.payment.deposit/)
  // The whole number, however it was spaced: four digits of it turn up in any random id.
  const typed = '4111[ -]?1111[ -]?1111[ -]?1111'
  expect(cashier.logged()).not.toMatch(new RegExp(typed))
  const { rows } = await cashier.casino.pool.query(
    `select (select count(*) from payment where payment::text ~ $1)
          + (select count(*) from request where request::text ~ $1) as found`,
    [typed],
  )
  expect(rows[0].found).toBe(0n)
})

test.each(['methods', 'detail', 'deposit', 'withdraw', 'history', 'transaction'])(
  'nobody calls payment/%s without a token',
  async (name) => {
    const answer = await cashier.app.inject({
      method: name === 'methods' ? 'GET' : 'POST',
      url: `/api/payment/${name}`,
      ...(name !== 'methods' && { payload: {} }),
    })
    expect(answer.statusCode).toBe(401)
  },
)
