import type { Db } from '../../../db/db.ts'
import type { Grant } from './grant.ts'
import { NOTHING_PLAYED, readPlayed } from './played.ts'

export type OpenFreeRounds = Pick<
  Grant,
  'id' | 'status' | 'provider' | 'rounds' | 'due' | 'tries'
> & { username: string; title: string; played: number; expiresAt: Date }

/** More than an operator reads at once. */
const SHOWN_MAX = 200

/** The free rounds that have not ended, and those that a supplier is still to take back, newest first. */
export async function readOpenFreeRounds(db: Db): Promise<OpenFreeRounds[]> {
  const rows = await db
    .selectFrom('free_rounds')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['free_rounds.id', 'username', 'title_en as title', 'free_rounds.status', 'provider'])
    .select(['rounds', 'due', 'tries', 'expires_at as expiresAt'])
    .where((is) =>
      is.or([is('free_rounds.status', 'in', ['preparing', 'ready']), is('due', 'is not', null)]),
    )
    .orderBy('seq', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const played = await readPlayed(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    played: (played.get(row.id) ?? NOTHING_PLAYED).rounds,
  }))
}
