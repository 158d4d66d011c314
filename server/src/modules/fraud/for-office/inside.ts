import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { StoredReason } from '../../../db/tables/office/risk.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'

/** What the rule about the staff saw; people by their ids. */
export type FoundInside = {
  id: string
  staffId: string
  otherId: string | null
  player: { playerId: string; number: string; username: string } | null
  reasons: StoredReason[]
  at: Date
  foundAt: Date
  closedBy: string | null
  closedBecause: string | null
  closedAt: Date | null
}

const SHOWN_MAX = 200

/** Those that wait, the oldest first; or those that were closed, the newest first. */
export async function listInside(db: Db, isClosed: boolean): Promise<FoundInside[]> {
  const order = isClosed ? sql`i.closed_at desc, i.id desc` : sql`i.found_at, i.id`
  const { rows } = await sql<FoundInside>`
    select i.id::text, i.staff_id as "staffId", i.other_id as "otherId",
      case when p.id is not null
        then json_build_object('playerId', p.id, 'number', p.usercode, 'username', p.username) end as player,
      i.reasons, i.at, i.found_at as "foundAt", i.closed_by as "closedBy", i.closed_because as "closedBecause",
      i.closed_at as "closedAt"
      from inside_alert i left join player p on p.id = i.player_id
     where (i.closed_at is not null) = ${isClosed} order by ${order} limit ${SHOWN_MAX}`.execute(db)
  return rows
}

type Closing = { id: string; by: string; because: string; now: Date }

/** Closes one with words. Refuses whom it is about with `separation`, and one that is closed with `decided_meanwhile`. */
export async function closeInside(tx: Tx, { id, by, because, now }: Closing): Promise<void> {
  const row = await tx
    .selectFrom('inside_alert')
    .select(['staff_id', 'other_id', 'closed_at'])
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.staff_id === by || row.other_id === by, 'separation')
  refuseIf(row.closed_at !== null, 'decided_meanwhile')
  await tx
    .updateTable('inside_alert')
    .set({ closed_by: by, closed_because: because, closed_at: now })
    .where('id', '=', BigInt(id))
    .execute()
}
