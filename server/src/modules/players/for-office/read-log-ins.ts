import { sql } from 'kysely'
import { microsecondsOf, momentAt } from '../../../db/at-moment.ts'
import type { Db } from '../../../db/db.ts'
import { deviceOf } from '../sessions/device.ts'

type Asked = {
  /** Log-ins from before this one. */
  before: { us: bigint; id: string } | undefined
  limit: number
}

/** A player's log-ins, the newest first. */
export async function readLogIns(db: Db, playerId: string, { before, limit }: Asked) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'created_at', 'ended_at', 'ip', 'user_agent'])
    .select(microsecondsOf('created_at').as('us'))
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${momentAt(before?.us ?? 0n)}, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, us, created_at, ended_at, ip, user_agent }) => ({
    id,
    us: BigInt(us),
    at: created_at,
    endedAt: ended_at,
    ip,
    device: deviceOf(user_agent).device,
  }))
}
