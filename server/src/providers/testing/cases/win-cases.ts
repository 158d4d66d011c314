import { expect } from 'vitest'
import { bet, LIRA, rollbackOf, type SuiteCase, winOf } from './suite-case.ts'

/** Requirements section 2.3, the cases about a win. */
export const WIN_CASES: SuiteCase[] = [
  {
    id: 'W09',
    title: 'a win of a known bet is paid',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      t.saysAsExpected(await t.wire.win(seat, winOf(staked, 25n * LIRA)), 31n * LIRA)
      await t.holds(seat, 31n * LIRA)
    },
  },
  {
    id: 'W10',
    title: 'a win of nothing closes the round and moves nothing',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      expect(await t.roundsClosed(seat)).toEqual({ bet: [false], win: [] })
      const lost = { ...winOf(staked, 0n), roundClosed: true }
      t.saysAsExpected(await t.wire.win(seat, lost), 6n * LIRA)
      t.saysAgain(await t.wire.win(seat, lost), 6n * LIRA)
      expect(await t.roundsClosed(seat)).toEqual({ bet: [false], win: [true] })
      // A round that goes on has a word of its own, or none.
      const other = await t.seat(10n * LIRA)
      const goesOn = bet(4n * LIRA)
      await t.wire.bet(other, goesOn)
      const nothing = { ...winOf(goesOn, 0n), roundClosed: false }
      t.saysAsExpected(await t.wire.win(other, nothing), 6n * LIRA)
      const isClosed = t.wire.tellsRoundClosed === false
      expect(await t.roundsClosed(other)).toEqual({ bet: [false], win: [isClosed] })
      await t.holds(seat, 6n * LIRA)
    },
  },
  {
    id: 'W11',
    title: 'a win of an unknown bet is refused',
    expected: 'unknownTransaction',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      t.saysAsExpected(await t.wire.win(seat, winOf(bet(LIRA), 5n * LIRA)))
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W12',
    title: 'a win repeated is answered the same and paid once',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      const won = winOf(staked, 25n * LIRA)
      t.says(await t.wire.win(seat, won), 'ok', 31n * LIRA)
      t.saysAgain(await t.wire.win(seat, won), 31n * LIRA)
      await t.holds(seat, 31n * LIRA)
    },
  },
  {
    id: 'W13',
    title: 'a win of a bet that was rolled back is refused',
    expected: 'rolledBackWin',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      t.says(await t.wire.rollback(seat, rollbackOf(staked)), 'ok', 10n * LIRA)
      t.saysAsExpected(await t.wire.win(seat, winOf(staked, 25n * LIRA)))
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W14',
    title: 'a win that overtook its bet is refused, and paid once when it comes again',
    expected: 'unknownTransaction',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      const won = winOf(staked, 25n * LIRA)
      t.saysAsExpected(await t.wire.win(seat, won))
      t.says(await t.wire.bet(seat, staked), 'ok', 6n * LIRA)
      t.says(await t.wire.win(seat, won), 'ok', 31n * LIRA)
      t.saysAgain(await t.wire.win(seat, won), 31n * LIRA)
      await t.holds(seat, 31n * LIRA)
    },
  },
  {
    id: 'W23',
    title: 'a win and a rollback with an expired token post',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const [won, undone] = [bet(2n * LIRA), bet(3n * LIRA)]
      await t.wire.bet(seat, won)
      await t.wire.bet(seat, undone)
      await t.expire(seat)
      t.saysAsExpected(await t.wire.win(seat, winOf(won, 5n * LIRA)), 10n * LIRA)
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(undone)), 13n * LIRA)
      t.says(await t.wire.balance(seat), 'ok', 13n * LIRA)
    },
  },
  {
    id: 'W25',
    title: 'a win and a rollback of a blocked or excluded player post (EXC-04)',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const [won, undone] = [bet(2n * LIRA), bet(3n * LIRA)]
      await t.wire.bet(seat, won)
      await t.wire.bet(seat, undone)
      await t.setStatus(seat, 'blocked')
      t.saysAsExpected(await t.wire.win(seat, winOf(won, 5n * LIRA)), 10n * LIRA)
      await t.setStatus(seat, 'excluded')
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(undone)), 13n * LIRA)
      await t.holds(seat, 13n * LIRA)
    },
  },
]
