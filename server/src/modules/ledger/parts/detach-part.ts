import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { tableOfPart } from './read-parts.ts'
import type { VerifiedPart } from './verify-part.ts'

type Detaching = { number: number; verified: VerifiedPart; approvedBy: string; detachedBy: string }

const AT_ONCE = 10_000

/**
 * Takes a part out of the table `transfer` and writes down, signed, the balances that it ended with, all at once or
 * not at all. Its table stays, as final as before, and is nobody's but the owner's. Bets wait for a moment. Throws
 * where a transaction that uses the ledger does not end.
 */
export const detachPart = (db: Db, detaching: Detaching): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { number, verified, approvedBy, detachedBy } = detaching
    await takeLonger(tx, 0)
    await sql`select pg_advisory_xact_lock(${LOCKS.parts})`.execute(tx)
    await tx
      .insertInto('detached_part')
      .values({
        number,
        seal_id: verified.sealId,
        transfers: BigInt(verified.transfers),
        first_at: verified.firstAt,
        last_at: verified.lastAt,
        hmac: verified.hmac,
        approved_by: approvedBy,
        detached_by: detachedBy,
      })
      .execute()
    for (let at = 0; at < verified.balances.length; at += AT_ONCE) {
      const some = verified.balances.slice(at, at + AT_ONCE)
      await sql`insert into opening_balance select ${number}, * from unnest(
        ${some.map(([id]) => id)}::bigint[], ${some.map(([, balanceE5]) => balanceE5)}::bigint[])`.execute(
        tx,
      )
    }
    await lockTransfers(tx)
    await sql`alter table transfer detach partition ${sql.table(tableOfPart(number))}`.execute(tx)
  })

/** The last step before the commit. Asks again and again, so that no bet waits longer than a second behind it. */
async function lockTransfers(tx: Tx): Promise<void> {
  await sql`do $$
    begin
      perform set_config('lock_timeout', '1s', true);
      for attempt in 1..60 loop
        begin
          lock table transfer in access exclusive mode;
          return;
        exception when lock_not_available or deadlock_detected then
          perform pg_sleep(1);
        end;
      end loop;
      raise 'a transaction that uses the ledger does not end: nothing was detached';
    end $$`.execute(tx)
}
