import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { NOTHING_PLAYED, readPlayed } from './played.ts'

/** More of what has ended tells nothing new. */
const SHOWN_MAX = 50

/** A player's free rounds with what was played of them: those that are open, then those that ended last. */
export async function readPlayerRounds(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('free_rounds')
    .leftJoin('game', 'game.code', 'game_code')
    .selectAll('free_rounds')
    .select(['game.name', 'game.name_en'])
    .where('player_id', '=', playerId)
    .orderBy(sql`free_rounds.status in ('preparing', 'ready')`, 'desc')
    .orderBy('seq', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const played = await readPlayed(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ row, played: played.get(row.id) ?? NOTHING_PLAYED }))
}
