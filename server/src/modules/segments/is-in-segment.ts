import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { membersOf } from './expression/compile.ts'

/**
 * Whether the player belongs to the segment as it stands now. Never: whoever is excluded, on a break, blocked or
 * closed, has 4 points of harm or more, or agreed to no marketing; nobody belongs to a segment that is unknown or
 * was removed. Sums of play lag behind by the time to the next seal of the ledger, at most a minute.
 */
export async function isInSegment(
  db: Db | Tx,
  { segmentId, playerId }: { segmentId: bigint; playerId: string },
): Promise<boolean> {
  const newest = await db
    .selectFrom('segment_version')
    .innerJoin('segment', 'segment.id', 'segment_version.segment_id')
    .select('expression')
    .where('segment_id', '=', segmentId)
    .where('removed_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return false
  const now = sql<Date>`now()`
  const { rows } = await sql`
    select 1 ${membersOf(newest.expression, now)} and player.id = ${playerId}`.execute(db)
  return rows.length === 1
}
