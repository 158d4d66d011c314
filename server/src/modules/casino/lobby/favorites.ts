import { PROVIDERS } from '@zar/contract/casino/casino'
import type { Db } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'

/** The codes of the player's favourites, the newest first. */
export async function listFavorites(db: Db, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('game_code')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.game_code)
}

/** Adds the game, or takes it out; answers which. */
export async function toggleFavorite(
  db: Db,
  { playerId, gameCode, providerId }: { playerId: string; gameCode: string; providerId: number },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('favorite')
    .where('player_id', '=', playerId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
  if (removed.numDeletedRows > 0n) return false
  const game = await db
    .selectFrom('game')
    .select('provider')
    .where('code', '=', gameCode)
    .executeTakeFirst()
  refuseIf(!game || PROVIDERS[game.provider] !== providerId, 'game_unknown')
  await db
    .insertInto('favorite')
    .values({ player_id: playerId, game_code: gameCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
