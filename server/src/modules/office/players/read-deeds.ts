import type { PlayerDeed } from '@zar/contract/office/player-tabs'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** Rows of the audit log about a player, the newest first. People have their names. */
export async function readDeeds(
  db: Db,
  playerId: string,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<PlayerDeed[]> {
  const rows = await db
    .selectFrom('audit_event')
    .leftJoin('staff', (join) => join.on(sql<boolean>`staff.id::text = actor`))
    .select(['audit_event.id', 'at', 'actor_kind', 'actor', 'full_name', 'does'])
    .select(['outcome', 'code', 'reason', 'linked'])
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('audit_event.id', '<', before ?? 0n))
    .orderBy('audit_event.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: `${row.id}`,
    at: row.at.toISOString(),
    actorKind: row.actor_kind,
    actor: row.full_name ?? row.actor,
    does: row.does,
    outcome: row.outcome,
    code: row.code,
    reason: row.reason,
    linked: row.linked,
  }))
}
