import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

/** What a player was told, in Turkish, in the order it was written. */
export async function notificationsOf(db: Db, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .select(['title_tr', 'note_tr'])
    .where('player_id', '=', playerId)
    // A later transaction may find room in an earlier page.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy(sql`ctid`)
    .execute()
  return rows.map((row) => `${row.title_tr}: ${row.note_tr}`)
}
