import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'

const EVENTS_MAX = 100

/**
 * Events of a company that our rules may have something to say of: cancelled, stopped for long, not begun 36
 * hours after the first announced start, over for 72 hours. The rules themselves decide.
 */
export async function readDueByRule(db: Db, source: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ sourceId: string }>`
    select source_id as "sourceId" from betting_event
    where source = ${source} and ruled_at is null and (
      state = 'cancelled'
      or started_at is null and first_starts_at < ${now}::timestamptz - interval '36 hours'
      or started_at > first_starts_at + interval '36 hours'
      or resumed_at is null and stopped_at < ${now}::timestamptz - interval '36 hours'
      or ended_at < ${now}::timestamptz - interval '72 hours')
    order by first_starts_at limit ${EVENTS_MAX}`.execute(db)
  return rows.map(({ sourceId }) => sourceId)
}
