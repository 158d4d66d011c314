import { MAX_E5 } from '@zar/contract/money'
import { expect } from 'vitest'
import type { WireReply } from '../wire.ts'
import { bet, LIRA, rollbackOf, type Table, winOf } from './suite-case.ts'

const KINDS = ['stake', 'loss', 'time'] as const

/** The most whole liras that an account holds. */
const FULL_E5 = (MAX_E5 / LIRA) * LIRA

/** What the player has set for themselves, in the supplier's words. */
export const LIMIT_CASES: { title: string; run: (t: Table) => Promise<void> }[] = [
  ...KINDS.map((kind) => ({
    title: `a stake over the player’s ${kind} limit is refused by its name, and kept; wins still post (LIM-05)`,
    async run(t: Table) {
      const seat = await t.seat(10n * LIRA)
      const before = bet(LIRA)
      t.says(await t.wire.bet(seat, before), 'ok', 9n * LIRA)
      await t.limit(seat, kind, 0n)
      const refused = bet(LIRA)
      for (const message of [refused, bet(LIRA), refused]) {
        const said = await t.wire.bet(seat, message)
        expect({ http: said.http, status: said.status }).toEqual({
          http: 200,
          status: t.wire.limitWords[kind],
        })
      }
      expect(await t.stored(seat)).toBe(3)
      t.says(await t.wire.win(seat, winOf(before, 2n * LIRA)), 'ok', 11n * LIRA)
      await t.holds(seat, 11n * LIRA)
    },
  })),
  {
    title: 'a free bet of nothing passes neither a log-out nor a time limit (W22, LIM-05)',
    async run(t) {
      const free = () => ({ ...bet(0n), isFree: true })
      const [gone, late] = [await t.seat(LIRA), await t.seat(LIRA)]
      t.says(await t.wire.bet(gone, free()), 'ok', LIRA)
      await t.end(gone)
      t.says(await t.wire.bet(gone, free()), 'expired')
      expect(await t.stored(gone)).toBe(1)
      await t.limit(late, 'time', 0n)
      expect((await t.wire.bet(late, free())).status).toBe(t.wire.limitWords.time)
      await t.holds(late, LIRA)
    },
  },
  {
    title:
      'H25, LED-11: a win and a returned stake that the account could not hold are refused by name, change nothing, and are taken once there is room',
    async run(t) {
      const seat = await t.seat(FULL_E5)
      const [staked, undone] = [bet(LIRA), bet(LIRA)]
      t.says(await t.wire.bet(seat, staked), 'ok', FULL_E5 - LIRA)
      const won = winOf(staked, 2n * LIRA)
      const full = async (said: Promise<WireReply>) =>
        expect((await said).status).toBe(t.wire.fullWord)
      await full(t.wire.win(seat, won))
      await full(t.wire.win(seat, won))
      await t.holds(seat, FULL_E5 - LIRA)
      expect(await t.stored(seat)).toBe(1)
      t.says(await t.wire.bet(seat, undone), 'ok', FULL_E5 - 2n * LIRA)
      t.says(await t.wire.win(seat, won), 'ok', FULL_E5)
      const back = rollbackOf(undone)
      await full(t.wire.rollback(seat, back))
      await t.holds(seat, FULL_E5)
      expect(await t.stored(seat)).toBe(3)
      t.says(await t.wire.bet(seat, bet(LIRA)), 'ok', FULL_E5 - LIRA)
      t.says(await t.wire.rollback(seat, back), 'ok', FULL_E5)
    },
  },
  {
    title:
      'H25: an account that is above the bound already is read, bets and loses; what it wins is refused',
    async run(t) {
      const seat = await t.seat(FULL_E5 + 10n * LIRA)
      expect((await t.wire.balance(seat)).status).toBe(t.wire.says.ok)
      const [lost, won] = [bet(LIRA), bet(LIRA)]
      expect((await t.wire.bet(seat, lost)).status).toBe(t.wire.says.ok)
      expect((await t.wire.bet(seat, won)).status).toBe(t.wire.says.ok)
      expect((await t.wire.win(seat, winOf(lost, 0n))).status).toBe(t.wire.says.ok)
      expect((await t.wire.win(seat, winOf(won, LIRA))).status).toBe(t.wire.fullWord)
      await t.holds(seat, FULL_E5 + 8n * LIRA)
    },
  },
  {
    title: 'a stake limit is used to the last unit, and a rollback gives its room back (LIM-05)',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      await t.limit(seat, 'stake', 3n * LIRA)
      const [one, two] = [bet(2n * LIRA), bet(LIRA)]
      t.says(await t.wire.bet(seat, one), 'ok', 8n * LIRA)
      t.says(await t.wire.bet(seat, two), 'ok', 7n * LIRA)
      expect((await t.wire.bet(seat, bet(t.unitE5))).status).toBe(t.wire.limitWords.stake)
      t.says(await t.wire.rollback(seat, rollbackOf(two)), 'ok', 8n * LIRA)
      t.says(await t.wire.bet(seat, bet(LIRA)), 'ok', 7n * LIRA)
      expect((await t.wire.bet(seat, bet(t.unitE5))).status).toBe(t.wire.limitWords.stake)
      await t.holds(seat, 7n * LIRA)
    },
  },
]
