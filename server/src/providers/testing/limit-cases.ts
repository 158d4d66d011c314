import { expect } from 'vitest'
import { bet, LIRA, rollbackOf, type Table, winOf } from './suite-case.ts'

const KINDS = ['stake', 'loss', 'time'] as const

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
