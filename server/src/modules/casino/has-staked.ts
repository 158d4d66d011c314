import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

/** Whether the player has placed a bet since then, taken or not. */
export async function hasStakedSince(db: Db, playerId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ has_staked: boolean }>`
    select coalesce(
        (select created_at from transfer where player_id = ${playerId} and reason = 'bet'
           order by id desc limit 1) >= ${since}, false)
      or exists (select from wallet_transaction where player_id = ${playerId} and created_at >= ${since}
           and kind = 'bet' and (outcome <> 'ok' or amount_e5 = 0)) as has_staked`.execute(db)
  return rows[0]?.has_staked ?? false
}
