import { expect } from 'vitest'
import { MANY } from '../many.ts'
import { bet, LIRA, rollbackOf, type Table, winOf } from './suite-case.ts'

const BETS = 200
const AT_ONCE = 50

/** What no table of cases has: the same thing said by many at once. */
export const RACE_CASES: { title: string; run: (t: Table) => Promise<void> }[] = [
  {
    title: `${BETS} identical bets at once are one debit, and every answer is the same (LED-05)`,
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      const said = await Promise.all(Array.from({ length: BETS }, () => t.wire.bet(seat, message)))
      const isFirst = ({ status }: { status: string }) => status === t.wire.says.ok
      const again = t.wire.replay ? said.filter((one) => !isFirst(one)) : said
      for (const one of again) t.saysAgain(one, 6n * LIRA)
      // Where a replay has a word of its own, one of them is the first.
      expect(said.length - again.length).toBe(t.wire.replay ? 1 : 0)
      expect(await t.stored(seat)).toBe(1)
      const debits = await t.casino.db
        .selectFrom('transfer')
        .select('amount_e5')
        .where('player_id', '=', seat.playerId)
        .where('reason', '=', 'bet')
        .execute()
      expect(debits).toEqual([{ amount_e5: 4n * LIRA }])
      await t.holds(seat, 6n * LIRA)
    },
  },
  {
    title: `a win racing the rollback of its bet ${MANY} times: one of them stands, never both (LED-06, LED-07)`,
    async run(t) {
      const seat = await t.seat(RACES_CASH_E5)
      let won = 0
      const race = async (_: unknown, index: number) => {
        const staked = bet(LIRA)
        t.says(await t.wire.bet(seat, staked), 'ok')
        const win = () => t.wire.win(seat, winOf(staked, 3n * LIRA))
        const rollback = () => t.wire.rollback(seat, rollbackOf(staked))
        const [paid, undone] =
          index % 2 === 0
            ? await Promise.all([win(), rollback()])
            : (await Promise.all([rollback(), win()])).toReversed()
        const isPaid = paid?.status === t.wire.says.ok
        const isUndone = undone?.status === (t.wire.answers?.W15 ?? t.wire.says.ok)
        expect([isPaid, isUndone]).toEqual([isPaid, !isPaid])
        if (isPaid) won++
      }
      for (let done = 0; done < MANY; done += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, race))
      }
      await t.holds(seat, RACES_CASH_E5 + BigInt(won) * 2n * LIRA)
      // Both orders really happened.
      expect(won).toBeGreaterThan(0)
      expect(won).toBeLessThan(MANY)
    },
  },
]

const RACES_CASH_E5 = BigInt(MANY) * LIRA
