import type { Db, Tx } from '../../db/db.ts'
import type { PlayerStanding } from './rules.ts'

/** What the gate asks of a player, as it is now. Their limits are read apart. */
export async function readStanding(
  db: Db | Tx,
  playerId: string,
): Promise<Required<Pick<PlayerStanding, 'status' | 'isCountryAllowed'>>> {
  const { status, is_allowed: isCountryAllowed } = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['player.status', 'country.is_allowed'])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { status, isCountryAllowed }
}
