import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Whoever decides whose a number is, or shuts out its holder, does it one after the other. Take it before
 * any lock on a player: who has one of those waits for nobody's number.
 */
export async function lockPerson(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(
      ('x' || left(encode(personal_no_hmac, 'hex'), 16))::bit(64)::bigint)
    from player where id = ${playerId}`.execute(tx)
}

/** Of two changes at once one is after the other. Throws `not_found`. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  const player = await tx
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    // Whoever writes a row of the player's need not wait for this.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!player) throw new Refusal('not_found')
}

/**
 * Whether the player has to be checked before they pay in or are given anything: an account of the same
 * number is excluded, and nobody knows yet whether it is theirs.
 */
export const needsCheckFirst = async (db: Db | Tx, playerId: string): Promise<boolean> =>
  (await hasExcludedNamesake(db, playerId)) && !(await isIdentityChecked(db, playerId))

/** Whether another account of the same number is excluded. A time-out asks for nothing. */
export async function hasExcludedNamesake(db: Db | Tx, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('player as me')
    .innerJoin('player as twin', 'twin.personal_no_hmac', 'me.personal_no_hmac')
    .innerJoin('exclusion', 'exclusion.player_id', 'twin.id')
    .select('twin.id')
    .where('me.id', '=', playerId)
    .whereRef('twin.id', '<>', 'me.id')
    .where('ended_at', 'is', null)
    .where('kind', '<>', 'time_out')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether documents have shown who the player is. */
export async function isIdentityChecked(db: Db | Tx, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_check')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'checked')
    .executeTakeFirst()
  return row !== undefined
}
