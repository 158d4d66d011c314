import { RULES, type RuleId } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { StoredReason } from '../../../db/tables/office/risk.ts'
import { POINTS_DAYS, readPoints } from '../harm/climb-ladder.ts'
import { DAY_MS } from '../rules/finding.ts'

export type ShownMarker = {
  rule: RuleId
  points: number
  at: Date
  reasons: StoredReason[]
  isRunning: boolean
}
export type ShownStep = {
  step: number
  points: number
  by: string | null
  because: string
  at: Date
  depositedBeforeE5: bigint
  depositedAfterE5: bigint
}
const SHOWN_MAX = 50

/** Signs of harm with their points, and the steps that were taken with the deposits of fourteen days before and after. */
export async function readMarkers(db: Db, playerId: string, now: Date) {
  const since = new Date(now.getTime() - POINTS_DAYS * DAY_MS)
  const [{ points }, markers, steps] = [
    await readPoints(db, { playerId, now }),
    await sql<ShownMarker>`
      select rule, points, at, reasons, at > ${since} as "isRunning" from harm_marker
       where player_id = ${playerId} order by id desc limit ${SHOWN_MAX}`.execute(db),
    await sql<ShownStep>`
      select h.step, h.points, s.full_name as by, h.because, h.done_at as at,
        (select coalesce(sum(amount_e5), 0)::bigint from payment p where p.player_id = h.player_id and p.type = 1
          and p.status = 1 and p.created_at between h.done_at - interval '14 days' and h.done_at) as "depositedBeforeE5",
        (select coalesce(sum(amount_e5), 0)::bigint from payment p where p.player_id = h.player_id and p.type = 1
          and p.status = 1 and p.created_at > h.done_at and p.created_at <= h.done_at + interval '14 days')
          as "depositedAfterE5"
        from harm_step h left join staff s on s.id = h.done_by
       where h.player_id = ${playerId} order by h.id desc limit ${SHOWN_MAX}`.execute(db),
  ]
  return { points, markers: markers.rows, steps: steps.rows }
}

type Care = { playerId: string; step: number; by: string; because: string; now: Date }

/** Writes down a step that a person took. */
export async function recordCare(
  tx: Tx,
  { playerId, step, by, because, now }: Care,
): Promise<void> {
  const { points } = await readPoints(tx, { playerId, now })
  await tx
    .insertInto('harm_step')
    .values({ player_id: playerId, step, points, done_by: by, because, done_at: now })
    .execute()
}

/** How often each rule spoke in thirty days, as alerts or markers. */
export async function countRaised(db: Db, now: Date): Promise<Map<RuleId, number>> {
  const since = new Date(now.getTime() - POINTS_DAYS * DAY_MS)
  const { rows } = await sql<{ rule: string; raised: number }>`
    select rule, count(*)::int as raised from (
      select rule from alert where found_at > ${since} and rule <> 'harm_words' union all
      select rule from inside_alert where found_at > ${since} union all
      select rule from harm_marker where found_at > ${since}) raised group by rule`.execute(db)
  return new Map(
    rows.flatMap(({ rule, raised }) => (rule in RULES ? [[rule as RuleId, raised]] : [])),
  )
}

/** The points of these players. */
export async function pointsOf(
  db: Db,
  players: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - POINTS_DAYS * DAY_MS)
  const { rows } = await sql<{ id: string; points: number }>`
    select player_id as id, sum(points)::int as points from harm_marker
     where player_id = any(${players}::uuid[]) and at > ${since} group by player_id`.execute(db)
  return new Map(rows.map(({ id, points }) => [id, points]))
}
