import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import type { OwnBonuses } from '@zar/contract/players/own-data'
import type { Db } from '../../../db/db.ts'
import { NOTHING_PLAYED, readPlayed } from './played.ts'

/** All free rounds of one player, the oldest first (PRV-02). */
export async function copyFreeRounds(
  db: Db,
  playerId: string,
  locale: Locale,
): Promise<OwnBonuses['freeRounds']> {
  const rows = await db
    .selectFrom('free_rounds')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
  const played = await readPlayed(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { rounds, wonE5 } = played.get(row.id) ?? NOTHING_PLAYED
    return {
      id: row.id,
      title: row[`title_${locale}`],
      status: row.status,
      game: row.game_code,
      rounds: row.rounds,
      played: rounds,
      stake: unitsOf(row.stake_e5),
      won: unitsOf(wonE5),
      claimedAt: row.claimed_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    }
  })
}
