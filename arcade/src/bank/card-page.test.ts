import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBank, pathOf, type TestBank } from './testing/bank.ts'

let bank: TestBank
beforeEach(async () => {
  bank = await openTestBank()
})
afterEach(() => bank.close())

const CARD = { CardNo: '9000 0000 0000 0001', Expiry: '12/30', Code: '123', Holder: 'Deniz' }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('PCI-01: a card is typed on the bank’s page, and neither stored, shown again nor told', async () => {
  const { url } = await bank.checkout({ kind: 'card' })
  const page = await bank.show(pathOf(url))
  expect(page.body).toContain('autocomplete="cc-number"')
  expect(page.body).toContain('data-paste')

  const mistyped = await bank.choose(pathOf(url), 'approved', {
    ...CARD,
    CardNo: '9000 0000 0000 0002',
  })
  expect(mistyped.statusCode).toBe(422)
  expect(mistyped.body).toContain('Numaranın hanelerini kontrol et.')
  expect(mistyped.body).not.toContain('9000 0000 0000 0002')
  expect((await bank.choose(pathOf(url), 'approved')).statusCode).toBe(422)
  expect(bank.merchant.told).toEqual([])

  expect((await bank.choose(pathOf(url), 'approved', CARD)).statusCode).toBe(303)
  const [told] = await bank.merchant.heard(1)
  // All that is told, by its names: an id made at random may hold any four digits.
  const { eventId, orderId, gatewayId, payer, ...rest } = told?.body ?? {}
  expect(payer).toMatchObject({ holder: 'DENİZ YILMAZ' })
  expect([eventId, orderId, gatewayId]).toEqual(Array(3).fill(expect.stringMatching(UUID)))
  const paid = { kind: 'checkout', status: 'approved', amountKurus: 150_025, currency: 'TRY' }
  expect(rest).toEqual(paid)
  const { rows } = await bank.database.pool.query(
    `select (select string_agg(c::text, ' ') from bank.checkout c) as checkouts,
            (select string_agg(c::text, ' ') from bank.callback c) as callbacks`,
  )
  expect(JSON.stringify(rows)).not.toMatch(/9000 ?0000 ?0000/)
})

test('a card can be declined by its owner without being typed, and by its bank', async () => {
  const { url } = await bank.checkout({ kind: 'card' })
  expect((await bank.choose(pathOf(url), 'declined')).statusCode).toBe(303)
  const unlucky = await bank.checkout({ kind: 'card', amountKurus: 50_013 })
  await bank.choose(pathOf(unlucky.url), 'approved', CARD)
  const told = await bank.merchant.heard(2)
  expect(told.map(({ body }) => body.status)).toEqual(['declined', 'declined'])
})

test('a transfer that was announced is decided when it has reached the bank', async () => {
  expect(await bank.checkout({ kind: 'transfer' })).toMatchObject({ url: null })
  bank.clock.nowMs += 3_999
  await bank.checkout({ kind: 'instant', amountKurus: 2_013 })
  bank.clock.nowMs += 1_000
  const told = await bank.merchant.heard(2)
  expect(told.map(({ body }) => body.status).sort()).toEqual(['approved', 'declined'])
})

test('a payout to a wallet keeps its account, and of a crypto address its network', async () => {
  await bank.payout({ iban: null, account: '5321112233' })
  await bank.payout({ iban: null, account: 'd0ruk-4f2a', network: 'doruk' })
  const { rows } = await bank.database.pool.query(
    'select iban, account, network from bank.payout order by created_at, account',
  )
  expect(rows).toEqual([
    { iban: null, account: '5321112233', network: null },
    { iban: null, account: 'd0ruk-4f2a', network: 'doruk' },
  ])
})
