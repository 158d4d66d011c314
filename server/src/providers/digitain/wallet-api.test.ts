import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endGames } from '../../modules/casino/index.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { betItem, betWinItem, type Members, refundItem, winItem } from './testing/fields.ts'
import { type DigitainWire, openDigitainWire } from './testing/open-wire.ts'
import { signedAt } from './testing/sign-request.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
seatEach(openDigitainWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

const signedNow = (members: Members = {}) => signedAt(casino.clock.now(), members)
const jsonOf = ({ body }: { body: string }) => JSON.parse(body)
const ask = async (path: string, members: Members) => jsonOf(await wire.ask(path, members))
/** The suite's launches all come from this log-in session. */
const logOut = () => endGames(casino, Buffer.alloc(32))
const betWith = async (message: ReturnType<typeof bet>, change: Members) =>
  wire.items('/bet', { ...betItem(seat, message), ...change })
const refundWith = async (of: ReturnType<typeof bet>, change: Members) =>
  wire.items('/refund', { ...refundItem(seat, rollbackOf(of)), ...change })

test('a game opens by its token, and is told whose it is but not their names', async () => {
  expect(await ask('/authenticate', { token: seat.token })).toMatchObject({
    errorCode: 1,
    playerId: seat.playerId,
    currencyId: 'TRY',
    balance: 100,
    isReal: true,
    birthDate: '1990-05-19',
    firstName: '',
    lastName: '',
    email: '',
  })
  expect(await ask('/authenticate', { token: 'x'.repeat(43) })).toMatchObject({ errorCode: 2 })
  await logOut()
  expect(await ask('/authenticate', { token: seat.token })).toMatchObject({ errorCode: 3 })
})

test('the balance is the token’s own player’s, in their own currency', async () => {
  const other = await openTable(casino, wire, 'ok').seat(0n)
  const { token, playerId } = seat
  const mine = { token, playerId, currencyId: 'TRY' }
  expect(await ask('/getbalance', mine)).toMatchObject({ errorCode: 1, balance: 100 })
  expect(await ask('/getbalance', { ...mine, currencyId: 'EUR' })).toMatchObject({ errorCode: 16 })
  const theirs = { ...mine, playerId: other.playerId }
  expect(await ask('/getbalance', theirs)).toMatchObject({ errorCode: 2 })
  expect(await ask('/getbalance', { ...mine, token: other.token })).toMatchObject({ errorCode: 2 })
})

test('another token takes the place of the one before, and ends with the same log-out (SES-03)', async () => {
  const { token } = await ask('/refreshtoken', { token: seat.token, changeToken: true })
  expect(token).not.toBe(seat.token)
  expect((await wire.bet(seat, bet(LIRA))).status).toBe('2')
  const now = { ...seat, token }
  expect((await wire.bet(now, bet(LIRA))).status).toBe('1')
  expect(await ask('/refreshtoken', { token, tokenLifeTime: 999_999 })).toMatchObject({
    errorCode: 1,
    token,
  })
  await logOut()
  expect((await wire.bet(now, bet(LIRA))).status).toBe('3')
  expect(await ask('/refreshtoken', { token, changeToken: true })).toMatchObject({ errorCode: 3 })
  expect(await ask('/refreshtoken', { token: 'none', changeToken: true })).toMatchObject({
    errorCode: 2,
  })
})

test('of many who change a token at once one gets another', async () => {
  const changed = { token: seat.token, changeToken: true }
  const said = await Promise.all(Array.from({ length: 20 }, () => ask('/refreshtoken', changed)))
  expect(said.filter(({ errorCode }) => errorCode === 1)).toHaveLength(1)
  expect(said.filter(({ errorCode }) => errorCode === 2)).toHaveLength(19)
})

test.each([4, 25, 30, 48, 51, 54, 60, 64, 67])(
  'a bet of type %i moves no cash, and its win is real (W30)',
  async (operation) => {
    const message = bet(7n * LIRA)
    const said = await betWith(message, { operationType: String(operation) })
    expect(said).toMatchObject({ status: '1', balanceE5: 100n * LIRA })
    expect(await wire.win(seat, winOf(message, LIRA))).toMatchObject({ balanceE5: 101n * LIRA })
  },
)

test.each([1, 7, 9, 11, 13, 15, 17, 19, 21, 23, 27, 34, 39])(
  'a bet of type %i moves cash, unless it says that the balance does not change',
  async (operation) => {
    const operationType = String(operation)
    const said = await betWith(bet(7n * LIRA), { operationType })
    expect(said).toMatchObject({ status: '1', balanceE5: 93n * LIRA })
    const noted = await betWith(bet(7n * LIRA), { operationType, changeBalance: false })
    expect(noted).toMatchObject({ status: '1', balanceE5: 93n * LIRA })
  },
)

test.each([3, 32, 33, 37, 38, 1, 4])('a win of type %i is none', async (operation) => {
  const staked = bet(LIRA)
  await wire.bet(seat, staked)
  const item = { ...winItem(seat, winOf(staked, LIRA)), operationType: String(operation) }
  expect((await wire.items('/win', item)).status).toBe('19')
  const both = { ...betWinItem(seat, bet(LIRA), LIRA), winOperationType: String(operation) }
  expect((await wire.items('/betwin', both)).status).toBe('19')
  expect(await casino.cashE5(seat.playerId)).toBe(99n * LIRA)
})

test('a win that names no bet pays the round; without a bet only a free prize is paid', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const won = { ...winItem(seat, winOf(staked, 9n * LIRA)), betTxId: undefined }
  expect(await wire.items('/win', won)).toMatchObject({ status: '1', balanceE5: 105n * LIRA })
  expect((await wire.items('/win', won)).status).toBe('8')
  const unheard = { ...winItem(seat, winOf(bet(LIRA), LIRA)), betTxId: undefined }
  expect((await wire.items('/win', unheard)).status).toBe('7')
  const prize = { ...unheard, operationType: '29' }
  expect(await wire.items('/win', prize)).toMatchObject({ status: '1', balanceE5: 106n * LIRA })
  expect((await wire.items('/win', prize)).status).toBe('8')
})

test('a win tells what was staked in the round, where that is asked for', async () => {
  const [first, second, undone] = [bet(4n * LIRA, 'sum'), bet(LIRA, 'sum'), bet(LIRA, 'sum')]
  for (const each of [first, second, undone]) await wire.bet(seat, each)
  await wire.rollback(seat, rollbackOf(undone))
  const item = { ...winItem(seat, winOf(first, LIRA)), returnBetsAmount: true }
  expect(jsonOf(await wire.items('/win', item)).items[0]).toMatchObject({ betsAmount: 5 })
})

test('an early refund is kept whether that was asked for or not, and the late bet refused (W17, W18)', async () => {
  for (const [holdEarlyRefund, code] of [
    [true, '1'],
    [false, '7'],
  ] as const) {
    const late = bet(LIRA)
    expect((await refundWith(late, { holdEarlyRefund })).status).toBe(code)
    expect((await betWith(late, { checkRefunded: false })).status).toBe('14')
    expect((await refundWith(late, { holdEarlyRefund })).status).toBe('14')
  }
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
})

test('a refund of the round gives its other bets back too, once, but for what was paid', async () => {
  const [first, second, paid] = [bet(LIRA, 'r-all'), bet(2n * LIRA, 'r-all'), bet(LIRA, 'r-all')]
  for (const each of [first, second, paid]) await wire.bet(seat, each)
  await wire.win(seat, winOf(paid, 5n * LIRA))
  const refund = { ...refundItem(seat, rollbackOf(first)), refundRound: true }
  expect((await wire.items('/refund', refund)).status).toBe('1')
  expect(await casino.cashE5(seat.playerId)).toBe(104n * LIRA)
  expect((await wire.items('/refund', refund)).status).toBe('8')
  expect((await refundWith(second, {})).status).toBe('14')
  expect((await refundWith(paid, {})).status).toBe('20')
  expect(await casino.cashE5(seat.playerId)).toBe(104n * LIRA)
})

test('wins and refunds post after a log-out and an exclusion, a prize too (W23, W25)', async () => {
  const [won, undone] = [bet(2n * LIRA), bet(3n * LIRA)]
  await wire.items('/bet', betItem(seat, won), betItem(seat, undone))
  await logOut()
  await openTable(casino, wire, 'ok').setStatus(seat, 'excluded')
  expect((await wire.win(seat, winOf(won, 5n * LIRA))).status).toBe('1')
  expect((await wire.rollback(seat, rollbackOf(undone))).status).toBe('1')
  const prize = { ...PRIZE, playerId: seat.playerId, txId: randomUUID() }
  expect(await ask('/promowin', prize)).toMatchObject({ errorCode: 1, balance: 110.25 })
})

const PRIZE = {
  providerId: 7,
  campaignId: 'c-1',
  campaignType: 'Tournament',
  amount: 7.25,
  currencyId: 'TRY',
  info: 'first place',
  metadata: '',
}

test('a campaign’s prize is paid once, without a bet', async () => {
  const prize = { ...PRIZE, playerId: seat.playerId, txId: randomUUID() }
  const asked = () => wire.send('/promowin', JSON.stringify({ ...signedNow(), ...prize }))
  const first = jsonOf(await asked())
  expect(first).toMatchObject({
    errorCode: 1,
    operationType: 35,
    externalTxId: prize.txId,
    currencyId: 'TRY',
    balance: 107.25,
    bonusBalance: 0,
    info: 'first place',
    metadata: '',
  })
  expect(first.txCreationDate).toMatch(/^\d{4}-/)
  const again = await Promise.all(Array.from({ length: 50 }, asked))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set(['8']))
  const refuse = async (change: object) => {
    const refused = { ...signedNow(), ...prize, ...change }
    const said = await wire.send('/promowin', JSON.stringify(refused))
    expect(jsonOf(said)).toMatchObject({ info: 'first place', metadata: '' })
    return said.status
  }
  expect(await refuse({ amount: 8 })).toBe('8')
  expect(await refuse({ amount: 0, txId: 'p-2' })).toBe('17')
  expect(await refuse({ currencyId: 'EUR', txId: 'p-2' })).toBe('16')
  expect(await refuse({ playerId: randomUUID(), txId: 'p-2' })).toBe('4')
  expect(await casino.cashE5(seat.playerId)).toBe(107n * LIRA + 25_000n)
})

test('the status of a transaction is what the ledger has of it', async () => {
  const [staked, tooMuch] = [bet(4n * LIRA), bet(1_000n * LIRA)]
  const won = winOf(staked, 9n * LIRA)
  await wire.bet(seat, staked)
  await wire.bet(seat, tooMuch)
  await wire.win(seat, won)
  const status = (change: Members) => ask('/checktxstatus', change)
  expect(await status({ providerTxId: staked.id })).toMatchObject({
    errorCode: 1,
    txStatus: 1,
    operationType: 1,
    externalTxId: staked.id,
    balanceBefore: 100,
    balanceAfter: 96,
    amount: 4,
    currencyId: 'TRY',
  })
  expect(await status({ externalTxId: won.id })).toMatchObject({
    operationType: 2,
    balanceBefore: 96,
    balanceAfter: 105,
    amount: 9,
  })
  expect(await status({ providerTxId: tooMuch.id })).toMatchObject({
    txStatus: 2,
    balanceBefore: 96,
    balanceAfter: 96,
  })
  const amend = rollbackOf(won)
  await wire.rollback(seat, amend)
  expect(await status({ providerTxId: amend.id })).toMatchObject({
    operationType: 38,
    balanceBefore: 105,
    balanceAfter: 96,
    amount: 9,
  })
  expect(await status({ providerTxId: randomUUID() })).toMatchObject({ errorCode: 7 })
  expect(await status({})).toMatchObject({ errorCode: 17 })
})
