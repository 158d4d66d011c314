import { isOfPlayers, type PlayerRule, type RuleId } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { DAY_MS, type Finding, type Reason } from '../rules/finding.ts'
import { quietDays } from './quiet-days.ts'
import { findIn } from './run-rules.ts'
import { findInStaff } from './run-staff-rule.ts'

const DAYS = 30
const CHUNK = 500
const EXAMPLES = 10
const STATEMENT_MS = 60_000

export type Trial = {
  /** Who moved money, came, wrote to support or had a stake refused in these days. */
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
  return isOfPlayers(rule)
    ? tryOnPlayers(db, { rule, parameters, now })
    : tryOnStaff(db, parameters, now)
}

type Trying = { rule: PlayerRule; parameters: Record<string, number>; now: Date }

async function tryOnPlayers(db: Db, { rule, parameters, now }: Trying): Promise<Trial> {
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

/** Of people of the house, and without names: how many were active, and how many it would have spoken of. */
async function tryOnStaff(db: Db, parameters: Record<string, number>, now: Date): Promise<Trial> {
  const found = await db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => findInStaff(tx, parameters, now))
  const { rows } = await sql<{ active: number }>`
    select count(distinct staff_id)::int as active from staff_session
     where seen_at > ${new Date(now.getTime() - DAYS * DAY_MS)}`.execute(db)
  return {
    active: rows[0]?.active ?? 0,
    players: new Set(found.map(({ staffId }) => staffId)).size,
    alerts: found.length,
    examples: [],
  }
}

/** As they are written: the same thing is quiet for the days of its rule. */
function onceEach(rule: RuleId, findings: readonly Finding[]): Finding[] {
  const last = new Map<string, number>()
  return [...findings]
    .sort((a, b) => a.at - b.at)
    .filter(({ about, at }) => {
      const before = last.get(about)
      if (before !== undefined && before > at - quietDays(rule) * DAY_MS) return false
      last.set(about, at)
      return true
    })
}

async function readActive(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from session where created_at > ${since}
    union select player_id from payment where updated_at > ${since}
    union select player_id from player_day where day >= ${since}::date
    union select player_id from ticket where updated_at > ${since}
    union select player_id from chat_message where created_at > ${since} and author = 'player'
    union select player_id from call_request where created_at > ${since}
    union select player_id from wallet_transaction
      where created_at > ${since} and kind = 'bet' and outcome = 'limit_reached'
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
