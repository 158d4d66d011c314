import { type CaseStanding, PLAYERS_TURN, QUEUES, type Queue } from '@zar/contract/office/queues'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

/** The most cases of one request. */
export const CASES_MAX = 100

export type WaitingCase = CaseStanding & { subject: string; playerId: string | null }

/** Where the list goes on: behind this case. */
export type CasesAfter = { promiseAt: string; caseId: string }

const columns = sql<WaitingCase>`
  c.id::text as "caseId", c.subject, c.player_id as "playerId", c.state, c.is_urgent as "isUrgent",
  c.opened_at as "openedAt", c.promise_at as "promiseAt", c.clock_at as "clockAt",
  case when o.id is not null then json_build_object('id', o.id, 'name', o.full_name) end as owner,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.full_name) end as "takenBy",
  c.escalation, c.version`

const from = sql`queue_case c
  left join staff o on o.id = c.owner_id
  left join staff t on t.id = c.taken_by and c.taken_until > clock_timestamp()`

type Read = Omit<WaitingCase, 'openedAt' | 'promiseAt' | 'clockAt'> & {
  openedAt: Date
  promiseAt: Date
  clockAt: Date | null
}

const present = (row: Read): WaitingCase => ({
  ...row,
  openedAt: row.openedAt.toISOString(),
  promiseAt: row.promiseAt.toISOString(),
  clockAt: row.clockAt?.toISOString() ?? null,
})

export type CasesWanted = {
  after?: CasesAfter | undefined
  limit?: number
  /** Absent: those in any state. */
  states?: readonly string[] | undefined
  /** Absent: whosoever they are. */
  ownerId?: string | undefined
  isUrgent?: true | undefined
}

/** The waiting cases of a queue, the oldest promise first, at most a hundred. */
export async function listCases(
  db: Db,
  queue: Queue,
  { after, limit = CASES_MAX, states, ownerId, isUrgent }: CasesWanted = {},
): Promise<WaitingCase[]> {
  const behind = after
    ? sql`and (c.promise_at, c.id) > (${after.promiseAt}::timestamptz, ${after.caseId}::bigint)`
    : sql``
  const { rows } = await sql<Read>`select ${columns} from ${from}
    where c.queue = ${queue} and c.closed_at is null ${behind}
      ${states ? sql`and c.state = any(${states}::text[])` : sql``}
      ${ownerId ? sql`and c.owner_id = ${ownerId}::uuid` : sql``}
      ${isUrgent ? sql`and c.is_urgent` : sql``}
    order by c.promise_at, c.id limit ${Math.min(limit, CASES_MAX)}`.execute(db)
  return rows.map(present)
}

/** The waiting cases of these subjects, in no order. */
export async function findCases(
  db: Db,
  queue: Queue,
  subjects: readonly string[],
): Promise<WaitingCase[]> {
  const { rows } = await sql<Read>`select ${columns} from ${from}
    where c.queue = ${queue} and c.subject = any(${subjects}::text[]) and c.closed_at is null`.execute(
    db,
  )
  return rows.map(present)
}

/** The open cases that are a person's, the oldest promise first. */
export async function listOwnCases(
  db: Db,
  staffId: string,
): Promise<(WaitingCase & { queue: Queue })[]> {
  const { rows } = await sql<Read & { queue: Queue }>`select c.queue, ${columns} from ${from}
    where c.owner_id = ${staffId} and c.closed_at is null
    order by c.promise_at, c.id limit ${CASES_MAX}`.execute(db)
  return rows.map((row) => ({ ...present(row), queue: row.queue }))
}

export type QueueCount = {
  queue: Queue
  waiting: number
  late: number
  /** Since when the oldest waits, and the first promise; null where none waits. */
  oldestAt: Date | null
  promiseAt: Date | null
}

/** How many wait for the house in each queue, and how many of them are past their promise. */
export async function countCases(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select queue, count(*)::int as waiting,
      count(*) filter (where promise_at <= clock_timestamp())::int as late,
      min(opened_at) as "oldestAt", min(promise_at) as "promiseAt"
    from queue_case where closed_at is null and state <> all(${PLAYERS_TURN}::text[])
    group by queue`.execute(db)
  const found = new Map(rows.map((row) => [row.queue, row]))
  const none = { waiting: 0, late: 0, oldestAt: null, promiseAt: null }
  return QUEUES.map((queue) => found.get(queue) ?? { queue, ...none })
}

/** How many cases of a queue are a person's. */
export async function countOwned(db: Db, queue: Queue, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from queue_case
    where queue = ${queue} and owner_id = ${ownerId}::uuid and closed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
