import { type PlayerRule, RULE_IDS, RULES } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { StoredReason } from '../../../db/tables/office/risk.ts'
import type { AmlDecision } from './decide-case.ts'

export type FoundAml = {
  id: string
  playerId: string
  number: string
  username: string
  because: string
  /** Null: a rule. */
  openedBy: string | null
  openedAt: Date
  lookedBy: string | null
  lookedAt: Date | null
  decision: AmlDecision | null
  proposedBy: string | null
  decidedBy: string | null
  decidedBecause: string | null
  decidedAt: Date | null
  reportNumber: string | null
  reportedBy: string | null
  reportedAt: Date | null
}

const SHOWN_MAX = 200
const COLUMNS = sql`c.id::text, c.player_id as "playerId", p.usercode as number, p.username, c.because,
  c.opened_by as "openedBy", c.opened_at as "openedAt", c.looked_by as "lookedBy", c.looked_at as "lookedAt",
  c.decision, c.proposed_by as "proposedBy", c.decided_by as "decidedBy", c.decided_because as "decidedBecause",
  c.decided_at as "decidedAt", c.report_number as "reportNumber", c.reported_by as "reportedBy",
  c.reported_at as "reportedAt"`
const ENDED = sql`(c.decision = 'no_report' or c.reported_at is not null)`

/** Those that wait, the oldest first; or those that have ended, the newest first. */
export async function listAml(db: Db, isEnded: boolean): Promise<FoundAml[]> {
  const order = isEnded ? sql`c.decided_at desc, c.id desc` : sql`c.opened_at, c.id`
  const { rows } = await sql<FoundAml>`
    select ${COLUMNS} from aml_case c join player p on p.id = c.player_id
     where coalesce(${ENDED}, false) = ${isEnded} order by ${order} limit ${SHOWN_MAX}`.execute(db)
  return rows
}

export async function findAml(db: Db, id: string): Promise<FoundAml | undefined> {
  const { rows } = await sql<FoundAml>`
    select ${COLUMNS} from aml_case c join player p on p.id = c.player_id where c.id = ${id}::bigint`.execute(
    db,
  )
  return rows[0]
}

export type AmlAlert = { id: string; rule: PlayerRule; at: Date; reasons: StoredReason[] }
const AML_RULES = RULE_IDS.filter((rule) => RULES[rule].kind === 'aml')

/** What the rules of money laundering raised of the player, and whether the law holds what they are paid. */
export async function readAmlFacts(db: Db, playerId: string) {
  const alerts = await sql<AmlAlert>`
    select id::text, rule, at, reasons from alert
     where player_id = ${playerId} and rule = any(${AML_RULES}::text[]) order by id desc limit ${SHOWN_MAX}`.execute(
    db,
  )
  const held = await sql<{ isHeld: boolean }>`
    select exists (select from legal_hold where player_id = ${playerId} and lifted_at is null) as "isHeld"`.execute(
    db,
  )
  return { alerts: alerts.rows, isHeld: held.rows[0]?.isHeld ?? false }
}
