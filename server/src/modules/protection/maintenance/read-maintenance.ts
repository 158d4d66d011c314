import type { MaintenanceCode } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** A maintenance that counts: from its begin until its end, or until it was ended. */
export type Maintenance = { beginsAt: Date; endsAt: Date; code: MaintenanceCode }

export type MaintenanceRecord = Maintenance & {
  id: bigint
  proposedBy: string
  setBy: string
  because: string
  setAt: Date
  /** When it was ended before its time, by whom and why. */
  endedAt: Date | null
  endedBy: string | null
  endedBecause: string | null
}

/** What was announced, the latest begin first, with names. */
export async function readMaintenances(db: Db, limit: number): Promise<MaintenanceRecord[]> {
  const { rows } = await sql<MaintenanceRecord>`
    select maintenance.id, begins_at as "beginsAt", ends_at as "endsAt", code, because, set_at as "setAt",
      first.full_name as "proposedBy", second.full_name as "setBy",
      ended_at as "endedAt", ender.full_name as "endedBy", ended_because as "endedBecause"
    from maintenance
      join staff first on first.id = proposed_by
      join staff second on second.id = set_by
      left join staff ender on ender.id = ended_by
    order by begins_at desc limit ${limit}`.execute(db)
  return rows
}

/** Those that are not over, the earliest first, as they count. */
export async function readAnnounced(db: Db): Promise<Maintenance[]> {
  const { rows } = await sql<Maintenance>`
    select begins_at as "beginsAt", least(ends_at, coalesce(ended_at, ends_at)) as "endsAt", code
    from maintenance
    where ends_at > clock_timestamp() and (ended_at is null or ended_at > clock_timestamp())
    order by begins_at`.execute(db)
  return rows
}
