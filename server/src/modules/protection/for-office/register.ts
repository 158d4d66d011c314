import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Kind } from '../exclusion/running.ts'

export type RegisterRow = {
  id: string
  playerId: string
  number: string
  username: string
  kind: Kind
  beganAt: Date
  endsAt: Date | null
  endAskedAt: Date | null
  endedAt: Date | null
  by: string | null
  because: string | null
}
export type RegisterState = 'active' | 'end_asked' | 'ended'
type Asked = {
  state: RegisterState | undefined
  kind: Kind | undefined
  before: bigint | undefined
  limit: number
}

const STATES = {
  active: sql`e.ended_at is null and e.end_asked_at is null`,
  end_asked: sql`e.ended_at is null and e.end_asked_at is not null`,
  ended: sql`e.ended_at is not null`,
}

/** Exclusions and breaks, the newest first. */
export async function listRegister(
  db: Db,
  { state, kind, before, limit }: Asked,
): Promise<RegisterRow[]> {
  const { rows } = await sql<RegisterRow>`
    select e.id::text, p.id as "playerId", p.usercode as number, p.username, e.kind, e.began_at as "beganAt",
      e.ends_at as "endsAt", e.end_asked_at as "endAskedAt", e.ended_at as "endedAt",
      coalesce((select full_name from staff s where s.id::text = e.began_by or s.name = e.began_by limit 1), e.began_by) as by,
      e.because
      from exclusion e join player p on p.id = e.player_id
     where ${state ? STATES[state] : sql`true`}
       and (${kind ?? null}::text is null or e.kind = ${kind ?? null})
       and (${before ?? null}::bigint is null or e.id < ${before ?? null})
     order by e.id desc limit ${limit}`.execute(db)
  return rows
}

export type RegisterMonth = { month: string; exclusions: number; breaks: number }

/** How many run, what this month began and ended, and the twelve months up to it. */
export async function countRegister(db: Db, now: Date) {
  const month = sql`date_trunc('month', ${now}::timestamptz at time zone ${TIME_ZONE})`
  const { rows } = await sql<{ running: number; begun: number; ended: number }>`
    select count(*) filter (where ended_at is null)::int as running,
      count(*) filter (where (began_at at time zone ${TIME_ZONE}) >= ${month})::int as begun,
      count(*) filter (where (ended_at at time zone ${TIME_ZONE}) >= ${month})::int as ended
      from exclusion`.execute(db)
  const months = await sql<RegisterMonth>`
    select to_char(m, 'YYYY-MM') as month,
      count(e.id) filter (where e.kind <> 'time_out')::int as exclusions,
      count(e.id) filter (where e.kind = 'time_out')::int as breaks
      from generate_series(${month} - interval '11 months', ${month}, interval '1 month') m
      left join exclusion e on date_trunc('month', e.began_at at time zone ${TIME_ZONE}) = m
     group by m order by m`.execute(db)
  return { ...(rows[0] ?? { running: 0, begun: 0, ended: 0 }), months: months.rows }
}

/** Until when the holder of a number is excluded at the latest, by its index; undefined where nothing runs. */
export async function findExcludedPerson(
  db: Db,
  number: Buffer,
): Promise<{ until: Date | null } | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select e.ends_at as until from exclusion e join player p on p.id = e.player_id
     where p.personal_no_hmac = ${number} and e.ended_at is null and e.kind <> 'time_out'
     order by e.ends_at desc nulls first limit 1`.execute(db)
  return rows[0]
}
