import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { NOTHING_PLAYED, readPlayed } from '../free-rounds/played.ts'

const SHOWN_MAX = 50

/** A player's free rounds as the office lists them: those that are open, then those that ended last. */
export async function readPlayerFreeRounds(db: Db, playerId: string, locale: Locale) {
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
  return rows.map((row) => {
    const { rounds, wonE5 } = played.get(row.id) ?? NOTHING_PLAYED
    const { name, name_en } = row
    return {
      id: row.id,
      title: row[`title_${locale}`],
      game: name === null ? row.game_code : gameName({ name, name_en }, locale),
      status: row.status,
      rounds: row.rounds,
      played: rounds,
      stakeE5: row.stake_e5,
      wonE5,
      claimedAt: row.claimed_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
    }
  })
}
