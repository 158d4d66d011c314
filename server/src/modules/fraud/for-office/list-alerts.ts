import { type AlertRule, NOTE_RULES } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { StoredReason } from '../../../db/tables/office/risk.ts'

export type FoundAlert = {
  id: string
  rule: AlertRule
  playerId: string
  number: string
  username: string
  score: number
  reasons: StoredReason[]
  at: Date
  risk: string | null
}

const COLUMNS = sql`a.id::text, a.rule, a.player_id as "playerId", p.usercode as number, p.username, a.score,
  a.reasons, a.at, a.case_id::text as risk`

/** Words of distress come before any score, which is 100 at most. */
const FIRST = { rule: 'harm_words', place: 101 } as const satisfies {
  rule: AlertRule
  place: number
}
const PLACE = sql`case when a.rule = ${FIRST.rule} then ${sql.lit(FIRST.place)} else a.score end`
const WAITS = sql`a.closed_at is null and a.rule <> all(${NOTE_RULES}::text[])`

export const subjectOf = (id: string): string => `alert:${id}`

type Asked = {
  rule: AlertRule | undefined
  hasCase: boolean | undefined
  /** Where the list goes on: behind this place and number. */
  after: { place: number; id: string } | undefined
  limit: number
}

/** Alerts that nobody has closed, words of distress first, then the highest score, then the oldest. */
export async function listAlerts(
  db: Db,
  { rule, hasCase, after, limit }: Asked,
): Promise<FoundAlert[]> {
  const { rows } = await sql<FoundAlert>`
    select ${COLUMNS} from alert a join player p on p.id = a.player_id
     where ${WAITS}
       and (${rule ?? null}::text is null or a.rule = ${rule ?? null})
       and (${hasCase ?? null}::boolean is null or (a.case_id is not null) = ${hasCase ?? null})
       and (${after?.place ?? null}::int is null or ${PLACE} < ${after?.place ?? null}
         or (${PLACE} = ${after?.place ?? null} and a.id > ${after?.id ?? null}::bigint))
     order by ${PLACE} desc, a.id limit ${limit}`.execute(db)
  return rows
}

/** Where an alert stands in the list. */
export const placeOf = ({ rule, score }: FoundAlert): number =>
  rule === FIRST.rule ? FIRST.place : score

/** How many of each rule wait. */
export async function countAlerts(db: Db): Promise<{ rule: AlertRule; waiting: number }[]> {
  const { rows } = await sql<{ rule: AlertRule; waiting: number }>`
    select rule, count(*)::int as waiting from alert a where ${WAITS} group by rule order by rule`.execute(
    db,
  )
  return rows
}

/** One alert, also where it is closed; undefined where there is none. */
export async function findAlert(db: Db | Tx, id: string): Promise<FoundAlert | undefined> {
  const { rows } = await sql<FoundAlert>`
    select ${COLUMNS} from alert a join player p on p.id = a.player_id where a.id = ${id}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** The alerts of a case, the oldest first. */
export async function readAlertsOfCase(db: Db, risk: string): Promise<FoundAlert[]> {
  const { rows } = await sql<FoundAlert>`
    select ${COLUMNS} from alert a join player p on p.id = a.player_id
     where a.case_id = ${risk}::bigint order by a.id`.execute(db)
  return rows
}

export type EarlierAlert = { id: string; rule: AlertRule; at: Date; closedAs: string | null }
const EARLIER_MAX = 20

/** Other alerts of the player, the newest first. */
export async function readEarlier(db: Db, { id, playerId }: FoundAlert): Promise<EarlierAlert[]> {
  const { rows } = await sql<EarlierAlert>`
    select id::text, rule, at, closed_as as "closedAs" from alert
     where player_id = ${playerId} and id <> ${id}::bigint order by id desc limit ${EARLIER_MAX}`.execute(
    db,
  )
  return rows
}
