import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { ExactNumber } from '../../platform/http/exact-json.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import type { Seat } from '../testing/wire.ts'
import { OPERATIONS } from './operations.ts'
import { amendItem, betWinItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

/** However busy the machine is, each call is answered by what came of it. */
const ANSWER_MAX_MS = 600_000

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
let staked: ReturnType<typeof bet>
let won: ReturnType<typeof winOf>

beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainWire(casino, ANSWER_MAX_MS)
})
/** 96 lira, and a win of 20 that a bet of 4 had. */
beforeEach(async () => {
  seat = await openTable(casino, wire, 'ok').seat(80n * LIRA)
  staked = bet(4n * LIRA)
  won = winOf(staked, 20n * LIRA)
  await wire.bet(seat, staked)
  await wire.win(seat, won)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  expect(await verifyWallet(casino.db)).toEqual([])
  await wire.close()
  await casino.close()
})

const { amendCredit, amendDebit } = OPERATIONS
const messageOf = (amountE5: bigint, id: string = randomUUID()) => ({
  id,
  ofId: won.id,
  round: won.round,
  amountE5,
})
const amend = (operation: number, amountE5: bigint, id?: string) =>
  ask(wire, amendItem(seat, messageOf(amountE5, id), operation))
/** As they do: where the account was held for too long nothing was done, and it is asked again. */
async function ask(to: DigitainWire, item: ReturnType<typeof amendItem>) {
  for (;;) {
    const said = await to.items('/amend', item)
    if (said.status !== to.says.failed) return said
  }
}
const debtE5 = async () => {
  const { balance_e5 } = await casino.db
    .selectFrom('account')
    .select('balance_e5')
    .where('owner_id', '=', seat.playerId)
    .where('kind', '=', 'player_debt')
    .executeTakeFirstOrThrow()
  return balance_e5
}

test('amends of one win follow each other, each by what it says', async () => {
  expect(await amend(amendDebit, 5n * LIRA)).toMatchObject({ status: '1', balanceE5: 91n * LIRA })
  expect(await amend(amendCredit, 2n * LIRA)).toMatchObject({ status: '1', balanceE5: 93n * LIRA })
  expect((await amend(amendDebit, 17n * LIRA + 1n)).status).toBe('18')
  expect(await amend(amendDebit, 17n * LIRA)).toMatchObject({ status: '1', balanceE5: 76n * LIRA })
  expect((await amend(amendDebit, 1n)).status).toBe('18')
  // Nothing of the win is left: now its bet may be given back.
  expect(await wire.rollback(seat, rollbackOf(staked))).toMatchObject({
    status: '1',
    balanceE5: 80n * LIRA,
  })
})

test('a bet whose win was amended to something is not given back', async () => {
  await amend(amendDebit, 19n * LIRA)
  expect((await wire.rollback(seat, rollbackOf(staked))).status).toBe('20')
})

test('the same amend again does nothing, and with other content is told so', async () => {
  const id = randomUUID()
  expect((await amend(amendDebit, 20n * LIRA, id)).status).toBe('1')
  expect((await amend(amendDebit, 20n * LIRA, id)).status).toBe('8')
  expect((await amend(amendCredit, 20n * LIRA, id)).status).toBe('8')
  expect((await amend(amendDebit, 20n * LIRA, staked.id)).status).toBe('8')
  expect(await casino.cashE5(seat.playerId)).toBe(76n * LIRA)
})

test('an amend takes no more than it says of what a player still has, and owes the rest (W21)', async () => {
  await wire.bet(seat, bet(94n * LIRA))
  expect(await amend(amendDebit, LIRA)).toMatchObject({ status: '1', balanceE5: LIRA })
  expect(await debtE5()).toBe(0n)
  expect(await amend(amendDebit, 4n * LIRA)).toMatchObject({ status: '1', balanceE5: 0n })
  expect(await debtE5()).toBe(-3n * LIRA)
  expect(await amend(amendCredit, 2n * LIRA)).toMatchObject({ status: '1', balanceE5: 2n * LIRA })
})

test('60 identical amends at once are one, and 40 others at once are all of them', async () => {
  const id = randomUUID()
  const same = await Promise.all(
    Array.from({ length: 60 }, () => amend(amendDebit, 20n * LIRA, id)),
  )
  expect(same.filter(({ status }) => status === '1')).toHaveLength(1)
  expect(same.filter(({ status }) => status === '8')).toHaveLength(59)
  expect(await casino.cashE5(seat.playerId)).toBe(76n * LIRA)
  const others = await Promise.all(Array.from({ length: 40 }, () => amend(amendCredit, LIRA)))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['1']))
  expect(await casino.cashE5(seat.playerId)).toBe(116n * LIRA)
})

test('amends of one win that come to two processes at once are all taken, each once', async () => {
  const other = await openDigitainWire(casino, ANSWER_MAX_MS)
  try {
    for (let times = 0; times < 8; times += 1) {
      const items = Array.from({ length: 8 }, (_, index) =>
        amendItem(seat, messageOf(LIRA), index < 4 ? amendCredit : amendDebit),
      )
      const said = await Promise.all(
        [...items, ...items].map((item, index) =>
          ask(index % 2 === Math.trunc(index / 8) ? wire : other, item),
        ),
      )
      expect(said.map(({ status }) => status).sort()).toEqual([
        ...Array.from({ length: 8 }, () => '1'),
        ...Array.from({ length: 8 }, () => '8'),
      ])
      expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
    }
  } finally {
    await other.close()
  }
})

test.each([
  ['no win', { winTxId: randomUUID() }, '7'],
  ['a bet', () => ({ winTxId: staked.id }), '7'],
  ['a player nobody is', { playerId: randomUUID() }, '7'],
  ['nothing', { amendAmount: new ExactNumber('0') }, '17'],
  ['an operation that is a win', { operationType: '2' }, '19'],
  ['another currency', { currencyId: 'EUR' }, '16'],
])('an amend of %s is refused and changes nothing', async (_, change, code) => {
  const item = amendItem(seat, messageOf(LIRA))
  const changed = typeof change === 'function' ? change() : change
  expect((await wire.items('/amend', { ...item, ...changed })).status).toBe(code)
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
})

test('a refund gives no win back', async () => {
  const refund = rollbackOf(won)
  const item = { playerId: seat.playerId, originalTxId: won.id, roundId: won.round }
  expect((await wire.items('/refund', { ...item, txId: refund.id })).status).toBe('7')
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
})

test('the win of a betwin is amended under the one id of both, and again', async () => {
  const both = bet(4n * LIRA)
  await wire.items('/betwin', betWinItem(seat, both, 10n * LIRA))
  const amendBoth = async (operation: number, amountE5: bigint, id?: string) =>
    wire.items('/amend', amendItem(seat, { ...messageOf(amountE5, id), ofId: both.id }, operation))
  const id = randomUUID()
  const taken = { status: '1', balanceE5: 100n * LIRA }
  expect(await amendBoth(amendDebit, 2n * LIRA, id)).toMatchObject(taken)
  expect((await amendBoth(amendDebit, 2n * LIRA, id)).status).toBe('8')
  expect((await amendBoth(amendDebit, 9n * LIRA)).status).toBe('18')
  expect((await wire.rollback(seat, rollbackOf(both))).status).toBe('20')
  expect(await amendBoth(amendDebit, 8n * LIRA)).toMatchObject({ balanceE5: 92n * LIRA })
  expect(await wire.rollback(seat, rollbackOf(both))).toMatchObject({ balanceE5: 96n * LIRA })
})

test('the win of another player’s betwin is not amended', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const both = bet(4n * LIRA)
  await wire.items('/betwin', betWinItem(seat, both, 10n * LIRA))
  const theirs = amendItem(other, { ...messageOf(LIRA), ofId: both.id })
  expect((await wire.items('/amend', theirs)).status).toBe('7')
  expect(await casino.cashE5(seat.playerId)).toBe(102n * LIRA)
})

test('the status of a betwin is its stake, with the balance before it and after the win', async () => {
  const both = bet(4n * LIRA)
  await wire.items('/betwin', betWinItem(seat, both, 10n * LIRA))
  const status = async () => JSON.parse((await wire.ask('/checktxstatus', ofBoth)).body)
  const ofBoth = { providerTxId: both.id }
  const told = {
    errorCode: 1,
    txStatus: 1,
    operationType: 1,
    externalTxId: both.id,
    amount: 4,
    balanceBefore: 96,
    balanceAfter: 102,
    currencyId: 'TRY',
  }
  expect(await status()).toMatchObject(told)
  // What an amend does has a status of its own.
  const message = { ...messageOf(LIRA), ofId: both.id }
  await wire.items('/amend', amendItem(seat, message))
  expect(await status()).toMatchObject(told)
  expect(
    JSON.parse((await wire.ask('/checktxstatus', { providerTxId: message.id })).body),
  ).toMatchObject({ operationType: 38, amount: 1, balanceBefore: 102, balanceAfter: 101 })
})
