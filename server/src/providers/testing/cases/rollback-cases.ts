import { expect } from 'vitest'
import { MANY } from '../many.ts'
import { bet, LIRA, rollbackOf, type SuiteCase, winOf } from './suite-case.ts'

const RACES_AT_ONCE = 50

/** Requirements section 2.3, the cases about a rollback. */
export const ROLLBACK_CASES: SuiteCase[] = [
  {
    id: 'W15',
    title: 'a rollback of a known bet gives the stake back',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(staked)), 10n * LIRA)
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W16',
    title: 'a rollback repeated, with the same id or a new one, gives back once',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(4n * LIRA)
      await t.wire.bet(seat, staked)
      const rollback = rollbackOf(staked)
      await t.wire.rollback(seat, rollback)
      t.saysAsExpected(await t.wire.rollback(seat, rollback), 10n * LIRA)
      const other = await t.wire.rollback(seat, rollbackOf(staked))
      t.saysOrAsExpected(other, t.wire.reversedBefore, 10n * LIRA)
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W17',
    title: 'a rollback of an unknown bet is answered well and remembered',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(bet(4n * LIRA))), 10n * LIRA)
      expect(await t.stored(seat)).toBe(1)
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W18',
    title: 'a bet that comes after its rollback is refused',
    expected: 'rolledBackBet',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const late = bet(4n * LIRA)
      t.says(await t.wire.rollback(seat, rollbackOf(late)), 'ok', undefined, 'W17')
      t.saysAsExpected(await t.wire.bet(seat, late))
      t.saysAsExpected(await t.wire.bet(seat, late))
      await t.holds(seat, 10n * LIRA)
      // The same of a second bet of its round, whose first one stands.
      const first = bet(2n * LIRA)
      const second = bet(3n * LIRA, first.round)
      t.says(await t.wire.bet(seat, first), 'ok', 8n * LIRA)
      const early = rollbackOf(second)
      t.says(await t.wire.rollback(seat, early), 'ok', undefined, 'W17')
      t.saysAsExpected(await t.wire.bet(seat, second))
      t.says(await t.wire.win(seat, winOf(first, LIRA)), 'ok', 9n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, second))
      await t.holds(seat, 9n * LIRA)
    },
  },
  {
    id: 'W19',
    title: 'a rollback of a refused bet is answered well and gives nothing',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(3n * LIRA)
      const refused = bet(4n * LIRA)
      t.says(await t.wire.bet(seat, refused), 'notEnoughMoney')
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(refused)), 3n * LIRA)
      await t.holds(seat, 3n * LIRA)
    },
  },
  {
    id: 'W20',
    title: `a rollback racing its bet ${MANY} times comes to nothing, whichever is first`,
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(100n * LIRA)
      const race = async () => {
        const staked = bet(LIRA)
        const rollback = rollbackOf(staked)
        const [betSaid, rollbackSaid] = await Promise.all([
          t.wire.bet(seat, staked),
          t.wire.rollback(seat, rollback),
        ])
        const { ok, rolledBackBet } = t.wire.says
        expect([ok, rolledBackBet]).toContain(betSaid.status)
        t.says(rollbackSaid, 'ok', undefined, betSaid.status === ok ? 'W15' : 'W17')
      }
      for (let done = 0; done < MANY; done += RACES_AT_ONCE) {
        await Promise.all(Array.from({ length: RACES_AT_ONCE }, race))
      }
      await t.holds(seat, 100n * LIRA)
    },
  },
  {
    id: 'W21',
    title: 'a rollback of a win that was spent takes what is there and owes the rest',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const staked = bet(10n * LIRA)
      await t.wire.bet(seat, staked)
      const won = winOf(staked, 20n * LIRA)
      await t.wire.win(seat, won)
      t.says(await t.wire.bet(seat, bet(15n * LIRA)), 'ok', 5n * LIRA)
      const [cashE5, debtE5] = t.takesWinsBack ? [0n, -15n * LIRA] : [5n * LIRA, 0n]
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(won)), cashE5)
      await t.holds(seat, cashE5)
      const debt = await t.casino.db
        .selectFrom('account')
        .select('balance_e5')
        .where('owner_id', '=', seat.playerId)
        .where('kind', '=', 'player_debt')
        .executeTakeFirstOrThrow()
      expect(debt.balance_e5).toBe(debtE5)
    },
  },
  {
    id: 'W31',
    title: 'a rollback follows what it reverses: a bet is given back, a win taken back',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const [lost, won] = [bet(2n * LIRA), bet(3n * LIRA)]
      await t.wire.bet(seat, lost)
      await t.wire.bet(seat, won)
      const paid = winOf(won, 4n * LIRA)
      await t.wire.win(seat, paid)
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(lost)), 11n * LIRA)
      const [lessE5, leftE5] = t.takesWinsBack ? [7n * LIRA, 10n * LIRA] : [11n * LIRA, 11n * LIRA]
      t.says(await t.wire.rollback(seat, rollbackOf(paid)), 'ok', lessE5, 'W21')
      t.says(await t.wire.rollback(seat, rollbackOf(won)), 'ok', leftE5, 'W21')
      await t.holds(seat, leftE5)
    },
  },
  {
    id: 'W32',
    title: 'a bet whose reply was lost is rolled back to nothing',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const unheard = bet(4n * LIRA)
      await t.wire.betUnheard(seat, unheard)
      await t.holds(seat, 6n * LIRA)
      t.saysAsExpected(await t.wire.rollback(seat, rollbackOf(unheard)))
      t.says(await t.wire.balance(seat), 'ok', 10n * LIRA)
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W34',
    title: 'every rollback ends: each has a definite answer that is not asked for again',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const refused = bet(40n * LIRA)
      const taken = bet(LIRA)
      const won = bet(LIRA)
      const paid = winOf(won, 2n * LIRA)
      await t.wire.bet(seat, refused)
      await t.wire.bet(seat, taken)
      await t.wire.bet(seat, won)
      await t.wire.win(seat, paid)
      await t.expire(seat)
      await t.setStatus(seat, 'blocked')
      const rollbacks = [
        { of: refused, as: 'W19' },
        { of: taken, as: 'W15' },
        { of: bet(LIRA), as: 'W17' },
        { of: paid, as: 'W21' },
        { of: won, as: t.takesWinsBack ? 'W15' : 'W21' },
      ] as const
      for (const { of, as } of rollbacks) {
        const rollback = rollbackOf(of)
        // What is not in the contract is refused as often as it comes, if it is not that of a bet to come;
        // what has no word for a repeated rollback is answered as at first.
        const isEarly = of === paid && t.wire.rollbacksName === 'round'
        const isRefused = as === 'W21' && !t.takesWinsBack && !isEarly
        const again = isRefused || !t.wire.answers?.W16 ? as : 'W16'
        t.says(await t.wire.rollback(seat, rollback), 'ok', undefined, as)
        t.says(await t.wire.rollback(seat, rollback), 'ok', undefined, again)
      }
      await t.holds(seat, t.takesWinsBack ? 10n * LIRA : 11n * LIRA)
    },
  },
]
