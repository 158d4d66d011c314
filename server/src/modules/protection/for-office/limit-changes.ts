import type { Db } from '../../../db/db.ts'

type Asked = { before: bigint | undefined; limit: number }

/** How a player changed limits of their own, the newest first. */
export const readLimitChanges = (db: Db, playerId: string, { before, limit }: Asked) =>
  db
    .selectFrom('player_limit_change')
    .select(['id', 'kind', 'period', 'was', 'most', 'at'])
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
