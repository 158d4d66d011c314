import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { betItem, betWinItem, type Members, refundItem, winItem } from './testing/fields.ts'
import { codeIn, type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
let other: Seat

beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainWire(casino)
})
beforeEach(async () => {
  const table = openTable(casino, wire, 'ok')
  seat = await table.seat(100n * LIRA)
  other = await table.seat(10n * LIRA)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  expect(await verifyWallet(casino.db)).toEqual([])
  await wire.close()
  await casino.close()
})

const codesOf = ({ told, items }: Awaited<ReturnType<DigitainWire['items']>>) => [
  codeIn(told),
  items.map(codeIn),
]
const allOrNone = (...items: Members[]) => wire.ask('/bet', { allOrNone: true, items })

test('each item has its own code, balance and id, and they are posted in their order', async () => {
  const [first, second] = [bet(60n * LIRA), bet(60n * LIRA)]
  const said = await wire.items(
    '/bet',
    betItem(seat, first),
    betItem(seat, second),
    betItem(other, bet(LIRA)),
    { ...betItem(seat, bet(LIRA)), playerId: randomUUID() },
    { ...betItem(seat, bet(LIRA)), txId: '' },
    betItem(seat, bet(40n * LIRA)),
  )
  expect(codesOf(said)).toEqual(['1', ['1', '6', '1', '4', '17', '1']])
  expect(JSON.parse(said.body).items.slice(0, 2)).toEqual([
    { externalTxId: first.id, balance: 40, info: '', errorCode: 1, metadata: null },
    { externalTxId: null, balance: 40, info: '', errorCode: 6, metadata: null },
  ])
  expect(await casino.cashE5(seat.playerId)).toBe(0n)
  expect(await casino.cashE5(other.playerId)).toBe(9n * LIRA)
})

test('what is to be echoed goes back as it came, also empty, and with its own digits', async () => {
  const info = { lines: [1, 2], text: 'iş "x"', nothing: {} }
  const item = { ...betItem(seat, bet(LIRA)), info, metadata: '' }
  expect(JSON.parse((await wire.items('/bet', item)).body).items[0]).toMatchObject({
    info,
    metadata: '',
  })
  const { info: _, ...without } = betItem(seat, bet(LIRA))
  expect(JSON.parse((await wire.items('/bet', without)).body).items[0]).toMatchObject({
    info: null,
  })
})

test('an id that comes again tells whether it is the same movement that was taken', async () => {
  const item = betItem(seat, bet(LIRA))
  const again = async (change: Members) =>
    JSON.parse((await wire.items('/bet', { ...item, ...change })).body).items[0]
  expect(await again({})).toMatchObject({ errorCode: 1, externalTxId: item.txId })
  expect(await again({})).toMatchObject({ errorCode: 8, externalTxId: item.txId, balance: 99 })
  expect(await again({ roundId: 'r-2' })).toMatchObject({ errorCode: 8, externalTxId: null })
})

test('allOrNone takes bets of several players in one commit, once', async () => {
  const items = [betItem(seat, bet(5n * LIRA)), betItem(other, bet(3n * LIRA))]
  expect(codesOf(await allOrNone(...items))).toEqual(['1', ['1', '1']])
  expect(codesOf(await allOrNone(...items))).toEqual(['1', ['8', '8']])
  expect(await casino.cashE5(seat.playerId)).toBe(95n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(7n * LIRA)
})

test.each([
  ['too little money', () => betItem(other, bet(11n * LIRA)), '6'],
  ['another player’s token', () => ({ ...betItem(other, bet(LIRA)), token: seat.token }), '2'],
  ['an amount that is none', () => ({ ...betItem(other, bet(LIRA)), betAmount: '1' }), '17'],
  ['another currency', () => ({ ...betItem(other, bet(LIRA)), currencyId: 'EUR' }), '16'],
  ['another game', () => ({ ...betItem(other, bet(LIRA)), gameId: 'none' }), '11'],
])('allOrNone with an item of %s takes nothing of any player', async (_, spoilt, code) => {
  const [first, last] = [bet(LIRA), bet(LIRA)]
  const said = await allOrNone(betItem(seat, first), spoilt(), betItem(seat, last))
  expect(codesOf(said)).toEqual([code, ['999', code, '999']])
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
  // The refunds that may follow find nothing, and what was left out stays out after them.
  const refunds = [rollbackOf(first), rollbackOf(last)].map((one) => refundItem(seat, one))
  expect(codesOf(await wire.items('/refund', ...refunds))).toEqual(['1', ['1', '1']])
  expect((await wire.bet(seat, first)).status).toBe('14')
})

test('operators are told of a batch what became of its items', async () => {
  const counted = async (sending: Promise<unknown>) => {
    wire.counted.length = 0
    await sending
    await expect.poll(() => wire.counted).toHaveLength(1)
    return wire.counted[0]
  }
  const items = (...amountsE5: bigint[]) => amountsE5.map((by) => betItem(seat, bet(by)))
  expect(await counted(wire.items('/bet', ...items(LIRA, LIRA)))).toBe('bet done')
  expect(await counted(wire.items('/bet', ...items(LIRA, 500n * LIRA)))).toBe('bet refused')
  expect(await counted(allOrNone(...items(LIRA, 500n * LIRA)))).toBe('bet refused')
  await casino.owner.pool.query('alter table wallet_transaction rename to hidden')
  expect(await counted(wire.items('/bet', ...items(LIRA)))).toBe('bet failed')
  await casino.owner.pool.query('alter table hidden rename to wallet_transaction')
})

test('allOrNone of many refunds is refused whole; of one it is that refund', async () => {
  const [first, second] = [bet(LIRA), bet(LIRA)]
  await wire.items('/bet', betItem(seat, first), betItem(seat, second))
  const items = [first, second].map((one) => refundItem(seat, rollbackOf(one)))
  expect(codeIn((await wire.ask('/refund', { allOrNone: true, items })).told)).toBe('17')
  expect(await casino.cashE5(seat.playerId)).toBe(98n * LIRA)
  const one = await wire.ask('/refund', { allOrNone: true, items: items.slice(0, 1) })
  expect(codesOf(one)).toEqual(['1', ['1']])
})

test('both legs of a betwin are taken under one id, or neither', async () => {
  const message = bet(4n * LIRA)
  const item = { ...betWinItem(seat, message, 10n * LIRA), betInfo: 'b', winInfo: '' }
  const said = await wire.items('/betwin', item)
  expect(JSON.parse(said.body).items).toEqual([
    {
      externalTxId: message.id,
      balance: 106,
      errorCode: 1,
      betInfo: 'b',
      winInfo: '',
      metadata: null,
    },
  ])
  expect(codesOf(await wire.items('/betwin', item))).toEqual(['1', ['8']])
  const changed = { ...item, ...betWinItem(seat, message, 11n * LIRA) }
  expect(codesOf(await wire.items('/betwin', changed))).toEqual(['1', ['8']])
  expect(await casino.cashE5(seat.playerId)).toBe(106n * LIRA)
  // A bet that has won is not given back.
  expect((await wire.rollback(seat, rollbackOf(message))).status).toBe('20')

  const broke = betWinItem(other, bet(11n * LIRA), 50n * LIRA)
  expect(codesOf(await wire.items('/betwin', broke))).toEqual(['1', ['6']])
  const stolen = { ...betWinItem(other, bet(LIRA), 50n * LIRA), token: seat.token }
  expect(codesOf(await wire.items('/betwin', stolen))).toEqual(['1', ['2']])
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})

test('200 identical betwins at once pay and take once (LED-05)', async () => {
  const item = betWinItem(seat, bet(4n * LIRA), 10n * LIRA)
  const said = await Promise.all(Array.from({ length: 200 }, () => wire.items('/betwin', item)))
  const codes = said.map(({ status }) => status)
  expect(codes.filter((code) => code === '1')).toHaveLength(1)
  expect(codes.filter((code) => code === '8')).toHaveLength(199)
  expect(await casino.cashE5(seat.playerId)).toBe(106n * LIRA)
})

test('200 identical bets at once, alone and in items, are one debit (LED-05)', async () => {
  const item = betItem(seat, bet(4n * LIRA))
  const said = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      index % 2 ? wire.items('/bet', item, item) : allOrNone(item, item),
    ),
  )
  const codes = said.flatMap(({ items }) => items.map(codeIn))
  expect(codes).toHaveLength(200)
  expect(codes.filter((code) => code === '1')).toHaveLength(1)
  expect(codes.filter((code) => code === '8')).toHaveLength(199)
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
})

test('a token is its player’s own, in every item: nobody stakes another’s money', async () => {
  const stolen = { ...betItem(seat, bet(LIRA)), token: other.token }
  const theirs = { ...betItem(other, bet(LIRA)), token: seat.token }
  const said = await wire.items('/bet', stolen, theirs, betItem(seat, bet(LIRA)))
  expect(codesOf(said)).toEqual(['1', ['2', '2', '1']])
  const unknown = { ...betItem(seat, bet(LIRA)), token: 'x'.repeat(43) }
  expect(codesOf(await wire.items('/bet', unknown))).toEqual(['1', ['2']])
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})

test('no other player’s bet is won, refunded or amended', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const theirs = [winItem(other, winOf(staked, LIRA)), refundItem(other, rollbackOf(staked))]
  expect((await wire.items('/win', theirs[0] ?? {})).status).toBe('7')
  expect((await wire.items('/refund', theirs[1] ?? {})).status).toBe('7')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  expect(await casino.cashE5(other.playerId)).toBe(10n * LIRA)
})
