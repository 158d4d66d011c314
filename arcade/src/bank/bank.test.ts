import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sign } from './signature.ts'
import { openTestBank, pathOf, SECRET, type TestBank } from './testing/bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.close())

test('a customer approves on the page, and the merchant is told once, signed', async () => {
  const orderId = randomUUID()
  const { url, checkoutId, status } = await bank.checkout({ orderId })
  expect(status).toBe('open')
  const page = await bank.show(pathOf(url))
  expect(page.body).toContain('₺1.500,25')
  expect(page.body).toContain('Onayla')

  const sent = await bank.choose(pathOf(url), 'approved')
  expect([sent.statusCode, sent.headers.location]).toEqual([303, pathOf(url)])
  expect((await bank.show(pathOf(url))).body).toContain('Ödeme onaylandı')
  expect(await bank.merchant.heard(1)).toEqual([
    {
      isGenuine: true,
      atMs: bank.clock.nowMs,
      body: {
        eventId: expect.any(String),
        kind: 'checkout',
        status: 'approved',
        orderId,
        gatewayId: checkoutId,
        amountKurus: 150_025,
        currency: 'TRY',
        payer: { account: expect.stringMatching(/^TR\d{24}$/), holder: 'DENİZ YILMAZ' },
      },
    },
  ])
})

test('the first decision stands, however often and whatever is pressed afterwards', async () => {
  const { url } = await bank.checkout()
  await Promise.all(
    ['declined', 'declined', 'declined'].map((one) => bank.choose(pathOf(url), one)),
  )
  await bank.choose(pathOf(url), 'approved')
  expect((await bank.show(`${pathOf(url)}?lang=en`)).body).toContain('Payment declined')
  await bank.merchant.heard(1)
  // Any further news would be older than this.
  await bank.checkout({ kind: 'instant' })
  bank.clock.nowMs += 1_000
  const statuses = (await bank.merchant.heard(2)).map(({ body }) => body.status)
  expect(statuses).toEqual(['declined', 'approved'])
})

test('an instant checkout is approved a second later, an unlucky sum declined', async () => {
  expect(await bank.checkout({ kind: 'instant' })).toMatchObject({ url: null, status: 'approved' })
  await bank.checkout({ kind: 'instant', amountKurus: 2_013 })
  expect(bank.merchant.told).toEqual([])
  bank.clock.nowMs += 1_000
  const told = await bank.merchant.heard(2)
  expect(told.map(({ body }) => body.status).sort()).toEqual(['approved', 'declined'])
})

test('a payout is accepted, paid three seconds later and told; an unlucky one is rejected', async () => {
  const orderId = randomUUID()
  const first = await bank.payout({ orderId })
  expect(first.status).toBe('accepted')
  bank.clock.nowMs += 3_000
  expect((await bank.merchant.heard(1))[0]?.body).toMatchObject({
    kind: 'payout',
    status: 'paid',
    orderId,
  })
  expect(await bank.payout({ orderId })).toEqual({ status: 'paid', payoutId: first.payoutId })

  await bank.payout({ amountKurus: 10_013 })
  bank.clock.nowMs += 3_000
  expect((await bank.merchant.heard(2))[1]?.body).toMatchObject({ status: 'rejected' })
})

test('the same order sent twenty times at once is one order and one callback', async () => {
  const orderId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => bank.payout({ orderId })))
  expect(new Set(answers.map((answer) => answer.payoutId)).size).toBe(1)
  const checkouts = await Promise.all(Array.from({ length: 20 }, () => bank.checkout({ orderId })))
  expect(new Set(checkouts.map((answer) => answer.checkoutId)).size).toBe(1)
  const { rows } = await bank.database.pool.query('select count(*) from bank.callback')
  expect(rows[0].count).toBe(1)
  expect(await bank.payout({ orderId, amountKurus: 1 })).toEqual({
    status: 409,
    error: 'order_changed',
  })
  expect(await bank.checkout({ orderId, kind: 'instant' })).toMatchObject({ status: 409 })
})

test('a merchant that is not ready is told again, later each time, until it answers 200', async () => {
  bank.merchant.answers = [500, 409, 302]
  const { url } = await bank.checkout()
  await bank.choose(pathOf(url), 'approved')
  for (const pauseMs of [1_000, 2_000, 4_000]) {
    const { length } = await bank.merchant.heard(bank.merchant.told.length || 1)
    await untilPostponed()
    bank.clock.nowMs += pauseMs
    await bank.merchant.heard(length + 1)
  }
  const started = bank.merchant.told[0]?.atMs ?? 0
  expect(bank.merchant.told.map(({ atMs }) => atMs - started)).toEqual([0, 1_000, 3_000, 7_000])
  expect(bank.merchant.told.every(({ isGenuine }) => isGenuine)).toBe(true)
})

/** Waits until what was not taken has been put off. */
async function untilPostponed() {
  for (;;) {
    const { rows } = await bank.database.pool.query(
      'select 1 from bank.callback where due_at > $1 and due_at <> $2',
      [new Date(bank.clock.nowMs), new Date(bank.clock.nowMs + 10_000)],
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('what is owed to a merchant outlives the bank’s process', async () => {
  await bank.payout()
  await bank.stop()
  bank.clock.nowMs += 3_000
  await bank.restart()
  expect((await bank.merchant.heard(1))[0]?.body).toMatchObject({ status: 'paid' })
})

test.each([
  ['no signature', () => bank.order('payouts', {}, ''), 401],
  [
    'another secret',
    () => bank.order('payouts', {}, sign('d4'.repeat(32), '{}', bank.clock.nowMs)),
    401,
  ],
  [
    'an old signature',
    () => bank.order('payouts', {}, sign(SECRET, '{}', bank.clock.nowMs - 301_000)),
    401,
  ],
  ['nothing in it', () => bank.order('payouts', {}), 400],
  ['no amount', () => bank.payout({ amountKurus: 0 }), 400],
  ['another currency', () => bank.payout({ currency: 'EUR' }), 400],
  ['a wrong IBAN', () => bank.payout({ iban: 'TR33' }), 400],
  ['a field too many', () => bank.payout({ more: 1 }), 400],
  ['an unknown kind', () => bank.checkout({ kind: 'cheque' }), 400],
])('an order with %s is refused', async (_, send, status) => {
  expect((await send()).status).toBe(status)
  const { rows } = await bank.database.pool.query(
    'select (select count(*) from bank.payout) + (select count(*) from bank.checkout) as orders',
  )
  expect(rows[0].orders).toBe(0)
})

test('the page runs nothing but its own files, and an unknown payment has one too', async () => {
  const { url } = await bank.checkout({ language: 'en' })
  const page = await bank.show(pathOf(url))
  expect(page.body).toContain('Do you approve this payment?')
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'/)
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|style=|\son\w+="/)
  for (const [, file] of page.body.matchAll(/(?:src|href)="(\/bank\/page\/[^"]+)"/g)) {
    expect((await bank.show(String(file))).statusCode).toBe(200)
  }
  for (const id of [randomUUID(), 'nonsense', "' or 1=1"]) {
    const unknown = await bank.show(`/bank/pay/${encodeURIComponent(id)}?lang=en`)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('Payment not found')
  }
  expect((await bank.choose(pathOf(url), 'maybe')).statusCode).toBe(400)
  expect((await bank.choose(`/bank/pay/${randomUUID()}`, 'approved')).statusCode).toBe(404)
})

test('whose account it is: the name asked about, in capitals, or somebody else’s where it ends in 13', async () => {
  const name = 'Işıl Çiğdem'
  const ask = (question: object) => bank.order('holders', { iban: null, ...question })
  expect(await ask({ name, iban: 'TR330006100519786457841326' })).toMatchObject({
    status: 200,
    holder: 'IŞIL ÇİĞDEM',
  })
  expect(await ask({ name, account: '5321112213' })).toMatchObject({ holder: 'BAŞKA BİRİSİ' })
  expect((await ask({})).status).toBe(400)
  expect((await bank.order('holders', { iban: null, name }, '')).status).toBe(401)
})
