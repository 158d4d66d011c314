import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { holdOpen } from '../../../testing/database/hold-open.ts'
import type { Seat, WireReply } from '../wire.ts'
import { bet, LIRA, type SuiteCase, type Table, winOf } from './suite-case.ts'

const WAITING_MS = 200

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
      const [seat, winner] = [await t.seat(10n * LIRA), await t.seat(10n * LIRA)]
      const refusesAs = (why: string, says: string, { http, status }: WireReply) =>
        expect({ why, http, status }).toEqual({ why, http: 200, status: says })
      for (const { why, says, send } of t.wire.badAmounts) refusesAs(why, says, await send(seat))
      expect(await t.stored(seat)).toBe(0)
      const won = bet(LIRA)
      t.says(await t.wire.bet(winner, won), 'ok', 9n * LIRA)
      for (const { why, says, send } of t.wire.badWins) {
        refusesAs(`a win of ${why}`, says, await send(winner, won))
      }
      expect(await t.stored(winner)).toBe(1)
      await t.holds(winner, 9n * LIRA)
      t.says(await t.wire.win(winner, winOf(won, 2n * LIRA)), 'ok', 11n * LIRA)
      t.saysAsExpected(await t.wire.bet(seat, bet(LIRA)), 9n * LIRA)
    },
  },
  {
    id: 'W33',
    title:
      'where an account is held elsewhere, or the disk takes too long, an error comes within two seconds, and the same id is safe to send again',
    expected: 'failed',
    async run(t) {
      const seat = await t.seat(10n * LIRA)
      // Who plays already: what it takes to open the wallet is no waiting.
      t.says(await t.wire.bet(seat, bet(LIRA)), 'ok', 9n * LIRA)
      const message = bet(4n * LIRA)
      const holder = await holdOpen(t.casino.pool)
      try {
        await holder.query('select from account where owner_id = $1 for update', [seat.playerId])
        const first = t.wire.bet(seat, message)
        // Whoever comes while the first still waits has to wait for it too.
        await wait(WAITING_MS)
        const second = t.wire.bet(seat, bet(LIRA))
        // Both are answered while it is held. How soon a call is answered at the latest: in-time.test.ts.
        t.saysAsExpected(await first)
        t.saysAsExpected(await second)
      } finally {
        await holder.query('rollback')
        holder.release()
      }
      t.says(await t.wire.bet(seat, message), 'ok', 5n * LIRA)
      t.saysAgain(await t.wire.bet(seat, message), 5n * LIRA)
      await t.holds(seat, 5n * LIRA)

      const late = bet(2n * LIRA)
      const quick = await slowDown(t, seat)
      try {
        // Answered while the database is still at it.
        t.saysAsExpected(await t.wire.bet(seat, late))
        await quick()
        // It was under way: whoever asks again hears what came of it, once it is kept.
        t.saysAgain(await t.wire.bet(seat, late), 3n * LIRA)
      } finally {
        await quick()
      }
      await t.holds(seat, 3n * LIRA)
    },
  },
]

/** Until it is called off the database does not end with the player's bets. */
async function slowDown(
  {
    casino: {
      owner: { pool },
    },
  }: Table,
  { playerId }: Seat,
) {
  await pool.query(`
    create table slow (); insert into slow default values; grant select on slow to zar_app;
    create function be_slow() returns trigger language plpgsql as $$ begin
      while exists (select from slow) loop perform pg_sleep(0.01); end loop; return new; end $$;
    create trigger be_slow before insert on wallet_transaction for each row
      when (new.player_id = '${playerId}') execute function be_slow()`)
  return async () => {
    await pool.query('delete from slow')
    await pool.query(`
      drop trigger if exists be_slow on wallet_transaction;
      drop function if exists be_slow()`)
  }
}
