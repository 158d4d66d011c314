import { expect, test } from 'vitest'
import { endGames } from '../../modules/casino/index.ts'
import type { TestCasino } from '../../testing/test-casino.ts'
import { bet, LIRA, openTable, rollbackOf, winOf } from '../testing/cases/suite-case.ts'
import { seatEach } from '../testing/seat-each.ts'
import type { Seat } from '../testing/wire.ts'
import { betItem, type Members, winItem } from './testing/fields.ts'
import { codeIn, type DigitainWire, openDigitainWire } from './testing/open-wire.ts'

let casino: TestCasino
let wire: DigitainWire
let seat: Seat
seatEach(openDigitainWire, (seated) => {
  casino = seated.casino
  wire = seated.wire
  seat = seated.seat
})

/** The suite's launches all come from this log-in session. */
const logOut = () => endGames(casino, Buffer.alloc(32))
const betWith = async (message: ReturnType<typeof bet>, change: Members) =>
  wire.items('/bet', { ...betItem(seat, message), ...change })
/** Of a round, without the name of a bet. */
const prizeOf = (of: ReturnType<typeof bet>, operation: number, amountE5 = LIRA): Members => ({
  ...winItem(seat, winOf(of, amountE5)),
  betTxId: undefined,
  operationType: String(operation),
})

test('an expired token is good for a round that was begun, where the bet says so, and for no other', async () => {
  const [first, double] = [bet(LIRA, 'r-expiry'), bet(LIRA, 'r-expiry')]
  await wire.bet(seat, first)
  await logOut()
  expect((await betWith(double, {})).status).toBe('3')
  expect((await betWith(bet(LIRA), { ignoreExpiry: true })).status).toBe('3')
  expect(await betWith(double, { ignoreExpiry: true })).toMatchObject({
    status: '1',
    balanceE5: 98n * LIRA,
  })
  await openTable(casino, wire, 'ok').setStatus(seat, 'excluded')
  const late = await betWith(bet(LIRA, 'r-expiry'), { ignoreExpiry: true })
  expect([late.status, await casino.cashE5(seat.playerId)]).toEqual(['3', 98n * LIRA])
})

test('an expired token is good for no round that was won, however little, or given back (SES-03)', async () => {
  const on = (round: string) => betWith(bet(2n * LIRA, round), { ignoreExpiry: true })
  const [named, whole, nothing, back, open] = [
    bet(LIRA),
    bet(LIRA),
    bet(LIRA),
    bet(LIRA),
    bet(LIRA),
  ]
  const over = [named, whole, nothing, back]
  for (const each of [...over, open]) expect((await wire.bet(seat, each)).status).toBe('1')
  await wire.win(seat, winOf(named, LIRA))
  await wire.items('/win', prizeOf(whole, 2))
  await wire.win(seat, winOf(nothing, 0n))
  await wire.rollback(seat, rollbackOf(back))
  // A session that runs asks for none of that.
  expect((await on(named.round)).status).toBe('1')
  const cash = await casino.cashE5(seat.playerId)
  await logOut()
  for (const { round } of over) expect((await on(round)).status).toBe('3')
  expect(await casino.cashE5(seat.playerId)).toBe(cash)
  for (let times = 0; times < 2; times++) expect((await on(open.round)).status).toBe('1')
  await wire.win(seat, winOf(open, 0n))
  expect((await on(open.round)).status).toBe('3')
  expect(await casino.cashE5(seat.playerId)).toBe(cash - 4n * LIRA)
})

test('a round that its win ends while another process takes a bet of it after the log-out is not staked in behind it', async () => {
  const elsewhere = await openDigitainWire(casino)
  const rounds = Array.from({ length: 40 }, () => bet(LIRA))
  for (const each of rounds) await wire.bet(seat, each)
  await logOut()
  for (const each of rounds) {
    const more = { ...betItem(seat, bet(LIRA, each.round)), ignoreExpiry: true }
    const [staked, won] = await Promise.all([
      elsewhere.items('/bet', more),
      wire.win(seat, winOf(each, 0n)),
    ])
    expect(won.status).toBe('1')
    const { rows } = await casino.pool.query(
      `select kind from wallet_transaction where round_id = $1 order by created_at`,
      [each.round],
    )
    const isTaken = staked.status === '1'
    expect(rows.map(({ kind }) => kind)).toEqual(['bet', ...(isTaken ? ['bet', 'win'] : ['win'])])
  }
  await elsewhere.close()
})

test.each([28, 29, 35])(
  'a free win (%i) is refused once the bet of its round was given back, free or not (W13)',
  async (operation) => {
    for (const operationType of ['4', '1']) {
      const staked = bet(4n * LIRA)
      await betWith(staked, { operationType })
      expect((await wire.rollback(seat, rollbackOf(staked))).status).toBe('1')
      for (const betTxId of [undefined, staked.id]) {
        const prize = { ...prizeOf(staked, operation), betTxId }
        expect((await wire.items('/win', prize)).status).toBe('14')
      }
      const items = [prizeOf(staked, operation), prizeOf(bet(LIRA), operation)]
      const { told } = await wire.ask('/win', { allOrNone: true, items })
      expect(codeIn(told)).toBe('14')
    }
    expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA)
  },
)

test('a free win racing the refund of its bet is not paid beside it, however they come (LED-07)', async () => {
  let paid = 0
  for (let count = 0; count < 100; count++) {
    const staked = bet(LIRA)
    await betWith(staked, { operationType: '4' })
    const win = () => wire.items('/win', prizeOf(staked, 28))
    const refund = () => wire.rollback(seat, rollbackOf(staked))
    const [first, second] = await Promise.all(count % 2 ? [win(), refund()] : [refund(), win()])
    const [won, undone] = count % 2 ? [first, second] : [second, first]
    expect([won.status, undone.status]).toEqual(won.status === '1' ? ['1', '20'] : ['14', '1'])
    if (won.status === '1') paid++
  }
  expect(await casino.cashE5(seat.playerId)).toBe(100n * LIRA + BigInt(paid) * LIRA)
})

test('free wins without a bet are taken all or none, with those of a bet', async () => {
  const staked = bet(4n * LIRA)
  await wire.bet(seat, staked)
  const all = (...items: Members[]) => wire.ask('/win', { allOrNone: true, items })
  const good = [prizeOf(bet(LIRA), 28), prizeOf(bet(LIRA), 29), prizeOf(staked, 2)]
  const bad = await all(...good, prizeOf(bet(LIRA), 2))
  expect([codeIn(bad.told), ...bad.items.map(codeIn)]).toEqual(['7', '999', '999', '999', '7'])
  expect(await casino.cashE5(seat.playerId)).toBe(96n * LIRA)
  for (const code of ['1', '8']) {
    const { told, items } = await all(...good)
    expect([codeIn(told), ...items.map(codeIn)]).toEqual(['1', code, code, code])
  }
  expect(await casino.cashE5(seat.playerId)).toBe(99n * LIRA)
})
