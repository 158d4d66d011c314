import { hash, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyWallet } from '../../modules/casino/index.ts'
import { openTestCasino, type TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import type { BetMessage, Seat } from '../testing/wire.ts'
import { amendItem, type Members, refundItem, winItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
let first: BetMessage
let second: BetMessage
let third: BetMessage

beforeAll(async () => {
  casino = await openTestCasino()
  wire = await openDigitainWire(casino)
})
/** 93 lira, and three bets of one round: of 1, 2 and 4. */
beforeEach(async () => {
  seat = await openTable(casino, wire, 'ok').seat(100n * LIRA)
  const round = randomUUID()
  first = bet(LIRA, round)
  second = bet(2n * LIRA, round)
  third = bet(4n * LIRA, round)
  for (const each of [first, second, third]) await wire.bet(seat, each)
})
afterEach(async () => expect(await casino.sumOfBooks()).toBe(0n))
afterAll(async () => {
  expect(await verifyWallet(casino.db)).toEqual([])
  await wire.close()
  await casino.close()
})

const refundOf = (of: BetMessage, refundRound?: boolean): Members => ({
  ...refundItem(seat, rollbackOf(of)),
  refundRound,
})
/** What the refund is answered, and the lira that the player has then. */
async function refund(item: Members) {
  const { body } = await wire.items('/refund', item)
  const { errorCode, externalTxId } = JSON.parse(body).items[0]
  return [errorCode, externalTxId, Number((await casino.cashE5(seat.playerId)) / LIRA)]
}
const many = (count: number, itemOf: (index: number) => Members) =>
  Promise.all(Array.from({ length: count }, (_, index) => wire.items('/refund', itemOf(index))))
const countOf = (said: Awaited<ReturnType<typeof many>>, code: string) =>
  said.filter(({ status }) => status === code).length

test('a refund whose id comes again for the whole round is refused, and moves nothing (LED-05)', async () => {
  for (const refundRound of [undefined, false]) {
    const item = { ...refundOf(first, refundRound), txId: `${first.id}-1` }
    expect(await refund(item)).toEqual([refundRound === undefined ? 1 : 8, item.txId, 94])
    expect(await refund({ ...item, refundRound: true })).toEqual([8, null, 94])
    expect(await refund(item)).toEqual([8, item.txId, 94])
  }
  const other = refundOf(second)
  expect(await refund({ ...other, txId: third.id, refundRound: true })).toEqual([8, null, 94])
})

test('the refund of a round that comes again for one bet is another message (LED-05)', async () => {
  const item = refundOf(first, true)
  expect(await refund(item)).toEqual([1, item.txId, 100])
  expect(await refund({ ...item, refundRound: false })).toEqual([8, null, 100])
})

test('the refund of a round that comes again gives no later bet back, which has its own (LED-05)', async () => {
  const item = refundOf(first, true)
  expect(await refund(item)).toEqual([1, item.txId, 100])
  const later = bet(8n * LIRA, first.round)
  await wire.bet(seat, later)
  expect(await refund(item)).toEqual([8, item.txId, 92])
  const own = refundOf(later)
  expect(await refund(own)).toEqual([1, own.txId, 100])
})

test('the refund of a round tells the balance of all that it gave back, again too', async () => {
  const item = refundOf(first, true)
  expect(await wire.items('/refund', item)).toMatchObject({ balanceE5: 100n * LIRA })
  await wire.bet(seat, bet(LIRA))
  const { body } = await wire.items('/refund', item)
  expect(JSON.parse(body).items[0]).toMatchObject({ errorCode: 8, balance: 100 })
})

test('a refund is kept by what it was before it could be told from one of its round', async () => {
  const item = refundOf(first)
  await refund(item)
  const { fingerprint } = await casino.db
    .selectFrom('wallet_transaction')
    .select('fingerprint')
    .where('id', '=', String(item.txId))
    .executeTakeFirstOrThrow()
  const content = ['refund', first.id, first.round, seat.playerId]
  expect(fingerprint.toString('hex')).toBe(hash('sha256', JSON.stringify(content)))
})

test('a refund that is refused gives no other bet of its round back, however often it comes', async () => {
  await wire.win(seat, winOf(first, 8n * LIRA))
  const item = refundOf(first, true)
  expect(await refund(item)).toEqual([20, null, 101])
  expect(await refund(item)).toEqual([20, null, 101])
  const stranger = await openTable(casino, wire, 'ok').seat(0n)
  const theirs = { ...item, playerId: stranger.playerId, txId: randomUUID() }
  expect(await refund(theirs)).toEqual([7, null, 101])
})

test('no bet of a round is refunded after a win of the whole round, alone or with its round (LED-07)', async () => {
  const item = { ...winItem(seat, winOf(first, 40n * LIRA)), betTxId: undefined }
  expect((await wire.items('/win', item)).status).toBe('1')
  for (const each of [first, second, third]) {
    for (const refundRound of [false, true]) {
      expect(await refund(refundOf(each, refundRound))).toEqual([20, null, 133])
    }
  }
  // An early one is kept, and gives none of the others back.
  const early = refundOf(bet(LIRA, first.round), true)
  expect(await refund(early)).toEqual([1, early.txId, 133])
})

test('a win of the whole round that was amended pays it still (LED-07)', async () => {
  const won = winOf(third, 40n * LIRA)
  await wire.items('/win', { ...winItem(seat, won), betTxId: undefined })
  const less = { ...rollbackOf(won), amountE5: 30n * LIRA }
  expect((await wire.items('/amend', amendItem(seat, less))).status).toBe('1')
  for (const each of [first, second, third]) {
    expect(await refund(refundOf(each))).toEqual([20, null, 103])
  }
})

test('an early refund of a round gives its bets back once, and its own bet stays out (W17, W18)', async () => {
  await wire.win(seat, winOf(third, LIRA))
  const late = bet(8n * LIRA, first.round)
  const item = refundOf(late, true)
  expect(await refund(item)).toEqual([1, item.txId, 97])
  expect((await wire.bet(seat, late)).status).toBe('14')
  await wire.bet(seat, bet(16n * LIRA, first.round))
  expect(await refund(item)).toEqual([8, item.txId, 81])
})

test('another refund of a bet gives the other bets of its round back once', async () => {
  await refund(refundOf(first))
  const item = refundOf(first, true)
  expect(await refund(item)).toEqual([14, null, 100])
  await wire.bet(seat, bet(16n * LIRA, first.round))
  expect((await refund(item)).at(-1)).toBe(84)
})

test.each(['all of its bets', 'but for a paid bet', 'early'])(
  '100 equal refunds of a round at once are one: %s',
  async (how) => {
    if (how === 'but for a paid bet') await wire.win(seat, winOf(third, 4n * LIRA))
    const item = refundOf(how === 'early' ? bet(LIRA, first.round) : first, true)
    const said = await many(100, () => item)
    expect([countOf(said, '1'), countOf(said, '8')]).toEqual([1, 99])
    expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
  },
)

test('of one id for a bet and for its round at once one is taken, and the other moves nothing', async () => {
  const item = refundOf(first)
  const said = await many(40, (index) => ({ ...item, refundRound: index % 2 === 0 }))
  expect([countOf(said, '1'), countOf(said, '8')]).toEqual([1, 39])
  const isOfRound = said.findIndex(({ status }) => status === '1') % 2 === 0
  expect(await casino.cashE5(seat.playerId)).toBe((isOfRound ? 100n : 94n) * LIRA)
})

test('many refunds of one round at once give each bet back once', async () => {
  const items = [first, second, third].map((each) => refundOf(each, true))
  await many(60, (index) => items[index % items.length] ?? {})
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

/** In how many commits a refund gave back what it did. */
async function commitsOf(id: string): Promise<number> {
  const { rows } = await casino.pool.query(
    `select count(distinct xmin::text)::int as commits from wallet_transaction
      where kind = 'rollback' and (id = $1 or starts_with(id, $1 || ' '))`,
    [id],
  )
  return rows[0].commits
}

test.each(['at once', 'early', 'after its own bet was given back'])(
  'what a refund of a round gives back is one commit, whatever is staked meanwhile: %s',
  async (how) => {
    for (let times = 0; times < 40; times += 1) {
      const round = randomUUID()
      const bets = Array.from({ length: 4 }, () => bet(LIRA, round))
      const [named] = bets as [BetMessage, ...BetMessage[]]
      if (how !== 'early') await wire.bet(seat, named)
      if (how.startsWith('after')) await refund(refundOf(named))
      const item = refundOf(named, true)
      const ask = () => wire.items('/refund', item)
      const later = bets.slice(1).map((each) => () => wire.bet(seat, each))
      const said = await Promise.all([ask, ...later.flatMap((each) => [each, ask])].map((f) => f()))
      expect(said.filter(({ status }) => status === '8')).toHaveLength(3)
      expect(await commitsOf(String(item.txId))).toBe(1)
    }
  },
)
