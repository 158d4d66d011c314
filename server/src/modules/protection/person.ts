import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'

/**
 * Whoever decides whose a number is, or shuts out its holder, does it one after the other. Take it before
 * any lock on a player: who has one of those waits for nobody's number.
 */
export async function lockPerson(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(
      ('x' || left(encode(personal_no_hmac, 'hex'), 16))::bit(64)::bigint)
    from player where id = ${playerId}`.execute(tx)
}

/**
 * Whether the player has to be checked before they pay in or are given anything: an account of the same
 * number is excluded, and nobody knows yet whether it is theirs. A time-out asks for nothing.
 */
export async function needsCheckFirst(db: Db | Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select exists (
        select from player me
          join player twin on twin.personal_no_hmac = me.personal_no_hmac and twin.id <> me.id
          join exclusion on exclusion.player_id = twin.id and ended_at is null and kind <> 'time_out'
          where me.id = ${playerId})
      and not exists (
        select from identity_check where player_id = ${playerId} and state = 'checked') as "isDue"`.execute(
    db,
  )
  return rows[0]?.isDue ?? false
}
