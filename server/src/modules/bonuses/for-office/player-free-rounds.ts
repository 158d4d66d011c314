import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { readPlayerRounds } from '../free-rounds/player-rounds.ts'

/** A player's free rounds as the office lists them: those that are open, then those that ended last. */
export async function readPlayerFreeRounds(db: Db, playerId: string, locale: Locale) {
  const rounds = await readPlayerRounds(db, playerId)
  return rounds.map(({ row, played }) => {
    const { name, name_en } = row
    return {
      id: row.id,
      title: row[`title_${locale}`],
      game: name === null ? row.game_code : gameName({ name, name_en }, locale),
      status: row.status,
      rounds: row.rounds,
      played: played.rounds,
      stakeE5: row.stake_e5,
      wonE5: played.wonE5,
      claimedAt: row.claimed_at,
      expiresAt: row.expires_at,
      endedAt: row.ended_at,
    }
  })
}
