import { expect } from 'vitest'
import { bet, LIRA, type SuiteCase } from './suite-case.ts'

const ANSWER_MAX_MS = 15_000

/** Requirements section 2.3, the cases about what cannot be taken at all. */
export const FAULT_CASES: SuiteCase[] = [
  {
    id: 'W26',
    title:
      'a wrong currency, game, token, signature, field or type has its own code, nothing stored',
    expected: 'wrongCurrency',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const other = await t.seat(10n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, { ...bet(LIRA), currency: 'EUR' }))
      t.says(await t.wire.bet(seat, { ...bet(LIRA), gameCode: 'no-such-game' }), 'wrongGame')
      t.says(await t.wire.bet({ ...seat, token: 'x'.repeat(43) }, bet(LIRA)), 'wrongToken')
      t.says(await t.wire.bet({ ...seat, token: other.token }, bet(LIRA)), 'wrongToken')
      for (const { why, says, send } of t.wire.badRequests) {
        const said = await send(seat)
        expect({ why, http: said.http, status: said.status }).toEqual({
          why,
          http: 200,
          status: says,
        })
      }
      expect(await t.stored(seat)).toBe(0)
      await t.holds(seat, 10n * LIRA)
    },
  },
  {
    id: 'W27',
    title: 'an amount that is negative, nothing, a fraction, inexact or no number is refused',
    expected: 'ok',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      for (const { why, says, send } of t.wire.badAmounts) {
        const said = await send(seat)
        expect({ why, http: said.http, status: said.status }).toEqual({
          why,
          http: 200,
          status: says,
        })
      }
      expect(await t.stored(seat)).toBe(0)
      t.saysAsExpected(await t.wire.bet(seat, bet(LIRA)), 9n * LIRA)
    },
  },
  {
    id: 'W33',
    title:
      'a database that hangs gets an error, never silence, and the same id is safe to send again (its speed is for the bench)',
    expected: 'failed',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      const message = bet(4n * LIRA)
      const holder = await t.house.pool.connect()
      try {
        await holder.query('begin')
        await holder.query('select from account where owner_id = $1 for update', [seat.playerId])
        const asked = performance.now()
        t.saysAsExpected(await t.wire.bet(seat, message))
        expect(performance.now() - asked).toBeLessThan(ANSWER_MAX_MS)
      } finally {
        await holder.query('rollback')
        holder.release()
      }
      t.says(await t.wire.bet(seat, message), 'ok', 6n * LIRA)
      t.saysAgain(await t.wire.bet(seat, message), 6n * LIRA)
      await t.holds(seat, 6n * LIRA)
    },
  },
]
