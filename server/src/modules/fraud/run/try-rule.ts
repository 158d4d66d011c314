import { RULES, type RuleId } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { DAY_MS, type Finding, type Reason } from '../rules/finding.ts'
import { findIn } from './run-rules.ts'

const DAYS = 30
const CHUNK = 500
const EXAMPLES = 10
const STATEMENT_MS = 60_000

export type Trial = {
  /** Who moved money or came in these days. */
  active: number
  players: number
  alerts: number
  examples: { playerId: string; number: string; username: string; at: Date; reasons: Reason[] }[]
}

/** What a rule would have raised in the last thirty days with these parameters. It writes nothing. */
export async function tryRule(
  db: Db,
  { rule, parameters, now }: { rule: RuleId; parameters: Record<string, number>; now: Date },
): Promise<Trial> {
  const active = await readActive(db, new Date(now.getTime() - DAYS * DAY_MS))
  const findings: Finding[] = []
  for (let from = 0; from < active.length; from += CHUNK) {
    const players = active.slice(from, from + CHUNK)
    const found = await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await takeLonger(tx, STATEMENT_MS)
        return findIn(tx, { rule, parameters, players, now }, DAYS)
      })
    findings.push(...found)
  }
  const raised = onceEach(rule, findings)
  return {
    active: active.length,
    players: new Set(raised.map(({ playerId }) => playerId)).size,
    alerts: raised.length,
    examples: await nameThem(db, raised.slice(-EXAMPLES).reverse()),
  }
}

/** As they are written: the same thing is quiet for the days of its rule. */
function onceEach(rule: RuleId, findings: readonly Finding[]): Finding[] {
  const last = new Map<string, number>()
  return [...findings]
    .sort((a, b) => a.at - b.at)
    .filter(({ about, at }) => {
      const before = last.get(about)
      if (before !== undefined && before > at - RULES[rule].days * DAY_MS) return false
      last.set(about, at)
      return true
    })
}

async function readActive(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from session where created_at > ${since}
    union select player_id from payment where updated_at > ${since}
    union select player_id from player_day where day >= ${since}::date
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

async function nameThem(db: Db, findings: readonly Finding[]): Promise<Trial['examples']> {
  if (findings.length === 0) return []
  const players = await db
    .selectFrom('player')
    .select(['id', 'usercode', 'username'])
    .where(
      'id',
      'in',
      findings.map(({ playerId }) => playerId),
    )
    .execute()
  const named = new Map(players.map((one) => [one.id, one]))
  return findings.map(({ playerId, at, reasons }) => ({
    playerId,
    number: named.get(playerId)?.usercode ?? '',
    username: named.get(playerId)?.username ?? '',
    at: new Date(at),
    reasons,
  }))
}
