import { inTransaction, type Pool, type Runner } from './database.ts'

/** In the place of a game's code: every game. */
export const ALL_GAMES = 'all'

export type GameStop = { gameCode: string; reason: string; by: string; at: Date }

/** Why this game takes no new round, by its own stop or by that of all; undefined where it does. */
export async function whyStopped(runner: Runner, gameCode: string): Promise<string | undefined> {
  const { rows } = await runner.query<{ reason: string }>(
    'select reason from arcade.game_stop where game_code in ($1, $2) limit 1',
    [gameCode, ALL_GAMES],
  )
  return rows[0]?.reason
}

/** Until it is opened again. The reason of an earlier stop is replaced. */
export async function stopGame(pool: Pool, stop: GameStop): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into arcade.game_stop (game_code, reason, stopped_by, stopped_at)
         values ($1, $2, $3, $4)
       on conflict (game_code) do update set reason = excluded.reason,
         stopped_by = excluded.stopped_by, stopped_at = excluded.stopped_at`,
      [stop.gameCode, stop.reason, stop.by, stop.at],
    )
    await note(tx, stop, true)
  })
}

/** False where it was not stopped. */
export async function openGame(pool: Pool, opening: GameStop): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const gone = 'delete from arcade.game_stop where game_code = $1'
    const { rowCount } = await tx.query(gone, [opening.gameCode])
    if (rowCount === 0) return false
    await note(tx, opening, false)
    return true
  })
}

async function note(tx: Runner, { gameCode, reason, by, at }: GameStop, isStopped: boolean) {
  await tx.query(
    `insert into arcade.game_stop_log (game_code, is_stopped, reason, by, at)
       values ($1, $2, $3, $4, $5)`,
    [gameCode, isStopped, reason, by, at],
  )
}

export async function listStops(runner: Runner): Promise<GameStop[]> {
  const { rows } = await runner.query<GameStop>(
    `select game_code as "gameCode", reason, stopped_by as by, stopped_at as at
       from arcade.game_stop order by stopped_at, game_code`,
  )
  return rows
}
