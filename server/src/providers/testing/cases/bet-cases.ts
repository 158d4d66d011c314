import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { bet, LIRA, rollbackOf, type SuiteCase, winOf } from './suite-case.ts'

const MONTH_MS = 31 * 24 * 60 * 60_000

/** Requirements section 2.3, the cases about a bet. */
export const BET_CASES: SuiteCase[] = [
  {
    id: 'W01',
    title: 'a bet with enough funds takes the stake',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, bet(4n * LIRA)), 6n * LIRA)
      t.says(await t.wire.balance(seat), 'ok', 6n * LIRA)
      await t.holds(seat, 6n * LIRA)
    },
  },
  {
    id: 'W02',
    title: 'the same bet again is answered the same and takes nothing',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      t.says(await t.wire.bet(seat, message), 'ok', 6n * LIRA)
      t.says(await t.wire.bet(seat, bet(LIRA)), 'ok')
      t.saysAgain(await t.wire.bet(seat, message), 6n * LIRA, 5n * LIRA)
      await t.holds(seat, 5n * LIRA)
    },
  },
  {
    id: 'W03',
    title: 'the same id with another amount, round, currency, game or user is refused',
    expected: 'changed',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const other = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      t.says(await t.wire.bet(seat, message), 'ok')
      const changes = [
        { amountE5: 5n * LIRA },
        { round: randomUUID() },
        { currency: 'EUR' },
        { gameCode: 'another-game' },
      ]
      for (const change of changes) {
        t.saysAsExpected(await t.wire.bet(seat, { ...message, ...change }))
      }
      t.saysAsExpected(await t.wire.bet(other, message))
      t.saysAsExpected(await t.wire.win(seat, { ...message, betId: message.id }))
      await t.holds(seat, 6n * LIRA)
      await t.holds(other, 10n * LIRA)
    },
  },
  {
    id: 'W04',
    title: '50 identical bets at once are all answered the same and taken once',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      const said = await Promise.all(Array.from({ length: 50 }, () => t.wire.bet(seat, message)))
      const first = said.findIndex(({ status }) => status === t.wire.says.ok)
      said.forEach((one, index) => {
        if (index === first) t.says(one, 'ok', 6n * LIRA)
        else t.saysAgain(one, 6n * LIRA)
      })
      expect(first).toBeGreaterThanOrEqual(0)
      await t.holds(seat, 6n * LIRA)
    },
  },
  {
    id: 'W05',
    title: 'a bet above the balance is refused with the true balance',
    expected: 'notEnoughMoney',
    async run(t) {
      const seat = await t.seat(3n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, bet(3n * LIRA + t.unitE5)), 3n * LIRA)
      await t.holds(seat, 3n * LIRA)
    },
  },
  {
    id: 'W06',
    title: 'a bet refused for its funds stays refused after a deposit',
    expected: 'notEnoughMoney',
    async run(t) {
      const seat = await t.seat(3n * LIRA)
      const message = bet(4n * LIRA)
      t.says(await t.wire.bet(seat, message), 'notEnoughMoney')
      await t.casino.deposit(seat.playerId, 10n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, message))
      await t.holds(seat, 13n * LIRA)
      t.says(await t.wire.bet(seat, { ...message, id: randomUUID() }), 'ok', 9n * LIRA)
    },
  },
  {
    id: 'W07',
    title: 'of 200 bets at once on funds for 37, 37 are taken',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(37n * LIRA)
      const said = await Promise.all(
        Array.from({ length: 200 }, () => t.wire.bet(seat, bet(LIRA, 'w07'))),
      )
      const taken = said.filter(({ status }) => status === t.wire.says.ok)
      const refused = said.filter(({ status }) => status === t.wire.says.notEnoughMoney)
      expect([taken.length, refused.length]).toEqual([37, 163])
      // Every taken bet left another balance: none was taken twice.
      expect(new Set(taken.map(({ balanceE5 }) => balanceE5)).size).toBe(37)
      await t.holds(seat, 0n)
    },
  },
  {
    id: 'W08',
    title: 'two bets of a round: one rolled back, the other won',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const [first, second] = [bet(2n * LIRA, 'w08'), bet(3n * LIRA, 'w08')]
      t.says(await t.wire.bet(seat, first), 'ok', 8n * LIRA)
      t.says(await t.wire.bet(seat, second), 'ok', 5n * LIRA)
      t.says(await t.wire.rollback(seat, rollbackOf(first)), 'ok', 7n * LIRA)
      const won = winOf(second, 9n * LIRA)
      t.saysAsExpected(await t.wire.win(seat, won), 16n * LIRA)
      await t.holds(seat, 16n * LIRA)
      // After the win a bet is given back only where the win is not of its whole round.
      const third = bet(5n * LIRA, 'w08')
      await t.wire.bet(seat, third)
      const back = await t.wire.rollback(seat, rollbackOf(third))
      if (t.wire.winsName === 'round') {
        const paid = t.wire.paidBet ?? t.wire.answers?.W21 ?? t.wire.says.unknownTransaction
        expect(back.status).toBe(paid)
        return t.holds(seat, 11n * LIRA)
      }
      t.says(back, 'ok', 16n * LIRA)
      await t.holds(seat, 16n * LIRA)
    },
  },
  {
    id: 'W22',
    title: 'a bet with an expired token is refused, and nothing is stored',
    expected: 'expired',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      await t.expire(seat)
      const message = bet(LIRA)
      t.saysAsExpected(await t.wire.bet(seat, message))
      expect(await t.stored(seat)).toBe(0)
      t.says(await t.wire.bet(await t.launch(seat.playerId), message), 'ok', 9n * LIRA)
    },
  },
  {
    id: 'W24',
    title: 'a bet of a blocked or excluded player is refused (EXC-03)',
    expected: 'disabled',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      t.says(await t.wire.bet(seat, bet(LIRA)), 'ok')
      for (const status of ['blocked', 'excluded'] as const) {
        await t.setStatus(seat, status)
        const other = status === 'excluded' ? t.wire.excluded : undefined
        t.saysOrAsExpected(await t.wire.bet(seat, bet(LIRA)), other)
      }
      await t.holds(seat, 9n * LIRA)
    },
  },
  {
    id: 'W28',
    title: 'the smallest unit is taken exactly, never rounded',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, bet(t.unitE5)), 10n * LIRA - t.unitE5)
      await t.holds(seat, 10n * LIRA - t.unitE5)
    },
  },
  {
    id: 'W29',
    title: 'a bet replayed after five months is answered the same and takes nothing',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      t.says(await t.wire.bet(seat, message), 'ok', 6n * LIRA)
      t.casino.clock.advance(5 * MONTH_MS)
      t.saysAgain(await t.wire.bet(seat, message), 6n * LIRA)
      await t.holds(seat, 6n * LIRA)
    },
  },
  {
    id: 'W30',
    title: 'a free bet moves no cash, and its win is real money',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const free = { ...bet(4n * LIRA), isFree: true }
      t.saysAsExpected(await t.wire.bet(seat, free), 10n * LIRA)
      t.says(await t.wire.win(seat, winOf(free, 7n * LIRA)), 'ok', 17n * LIRA)
      const broke = await t.seat(0n)
      const undone = { ...bet(4n * LIRA), isFree: true }
      t.says(await t.wire.bet(broke, undone), 'ok', 0n)
      t.says(await t.wire.rollback(broke, rollbackOf(undone)), 'ok', 0n)
    },
  },
]
