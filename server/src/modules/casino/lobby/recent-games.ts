import type { Game } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { LobbyDeps } from './find-games.ts'
import { askLobby } from './lobby.ts'

/** Launches looked back over, and games told of. */
const LAUNCHES = 200
const GAMES = 24

/** The games the player opened last, each once, the latest first; those that are closed are left out. */
export async function recentGames(
  deps: LobbyDeps & { db: Db },
  { playerId, locale }: { playerId: string; locale: Locale },
): Promise<Game[]> {
  const { rows } = await sql<{ game_code: string }>`
    select game_code from (
      select game_code, created_at from game_session where player_id = ${playerId} and is_open
      order by created_at desc limit ${LAUNCHES}) launch
    group by game_code order by max(created_at) desc, game_code`.execute(deps.db)
  const codes = rows.map((row) => row.game_code)
  return (await askLobby(deps, { codes, skip: 0, take: GAMES }, locale)).games
}
