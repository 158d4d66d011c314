import type { MaintenanceCode } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'

export type MaintenanceWish = {
  /** Null: at once. */
  beginsAt: Date | null
  endsAt: Date
  code: MaintenanceCode
}

const MINUTE_MS = 60_000
const LEAST_MS = 5 * MINUTE_MS
const MOST_MS = 24 * 60 * MINUTE_MS
const AHEAD_MAX_MS = 30 * 24 * 60 * MINUTE_MS

/** Holds announcements until the end of the transaction, so that two at once see each other. */
export const lockMaintenance = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.maintenance})`.execute(tx)

/**
 * When it would begin, were it set now. Refuses one that is shorter than five minutes or longer than a day, is more
 * than 30 days away, or meets another.
 */
export async function checkMaintenance(
  tx: Tx,
  { beginsAt, endsAt }: MaintenanceWish,
  now: Date,
): Promise<Date> {
  const from = beginsAt && beginsAt > now ? beginsAt : now
  const lengthMs = endsAt.getTime() - from.getTime()
  const isAhead = from.getTime() - now.getTime() <= AHEAD_MAX_MS
  refuseIf(lengthMs < LEAST_MS || lengthMs > MOST_MS || !isAhead, 'maintenance_time')
  const { rows } = await sql`select from maintenance
    where begins_at < ${endsAt} and ends_at > ${from} and (ended_at is null or ended_at > ${from})`.execute(
    tx,
  )
  refuseIf(rows.length > 0, 'maintenance_meets')
  return from
}

type Set = MaintenanceWish & {
  proposedBy: string
  setBy: string
  because: string
  now: Date
}

/** Announces a maintenance that two people want. Answers its id. */
export async function setMaintenance(tx: Tx, set: Set): Promise<bigint> {
  const { endsAt, code, proposedBy, setBy, because, now } = set
  const { id } = await tx
    .insertInto('maintenance')
    .values({
      begins_at: await checkMaintenance(tx, set, now),
      ends_at: endsAt,
      code,
      proposed_by: proposedBy,
      set_by: setBy,
      because,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The moments of one that is not over, held. Refuses one that is. */
export async function holdMaintenance(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('maintenance')
    .select(['begins_at', 'ends_at', 'ended_at'])
    .select(sql<boolean>`ends_at <= clock_timestamp()`.as('isOver'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.isOver || row.ended_at !== null, 'decided_meanwhile')
  return { beginsAt: row.begins_at, endsAt: row.ends_at }
}

type End = { id: bigint; proposedBy: string; endedBy: string; because: string }

/** Ends one before its time, or calls it off, as two people want. */
export async function endMaintenance(tx: Tx, { id, ...end }: End): Promise<void> {
  await tx
    .updateTable('maintenance')
    .set({
      ended_at: sql<Date>`clock_timestamp()`,
      end_proposed_by: end.proposedBy,
      ended_by: end.endedBy,
      ended_because: end.because,
    })
    .where('id', '=', id)
    .execute()
}
