import type { AlertRule } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { type NotifyDeps, notifyPlayer } from '../../messages/index.ts'
import { closeCase } from '../../queues/index.ts'
import { pairsOf } from '../groups/edges.ts'
import { EDGE_FROM, hasFact } from '../groups/find-groups.ts'
import { readAccounts } from '../groups/read-accounts.ts'
import { DECIDED } from './decision-texts.ts'
import { decideLinks } from './links.ts'
import { subjectOf } from './list-alerts.ts'

export type CaseDecision = 'linked' | 'blocked' | 'clean'
export type FoundCase = {
  id: string
  playerId: string
  number: string
  username: string
  rules: AlertRule[]
  openedBy: string
  openedAt: Date
  because: string
  decision: CaseDecision | null
  decidedBy: string | null
  decidedAt: Date | null
}

const SHOWN_MAX = 200
const COLUMNS = sql`c.id::text, c.player_id as "playerId", p.usercode as number, p.username,
  (select coalesce(array_agg(distinct a.rule), '{}') from alert a where a.case_id = c.id) as rules,
  (select full_name from staff s where s.id = c.opened_by) as "openedBy", c.opened_at as "openedAt", c.because,
  c.decision, (select full_name from staff s where s.id = c.decided_by) as "decidedBy", c.decided_at as "decidedAt"`

/** Open cases, the oldest first; or those that were decided, the newest first. */
export async function listRiskCases(db: Db, isDecided: boolean): Promise<FoundCase[]> {
  const order = isDecided ? sql`c.decided_at desc` : sql`c.opened_at, c.id`
  const { rows } = await sql<FoundCase>`
    select ${COLUMNS} from risk_case c join player p on p.id = c.player_id
     where (c.decided_at is not null) = ${isDecided} order by ${order} limit ${SHOWN_MAX}`.execute(
    db,
  )
  return rows
}

export async function findRiskCase(db: Db, id: string): Promise<FoundCase | undefined> {
  const { rows } = await sql<FoundCase>`
    select ${COLUMNS} from risk_case c join player p on p.id = c.player_id where c.id = ${id}::bigint`.execute(
    db,
  )
  return rows[0]
}

/** What two people see alike as they decide: how many alerts there are, with whom the player is linked. */
export async function caseFacts(tx: Tx, id: string, now: Date) {
  const { rows } = await sql<{ playerId: string; isDecided: boolean; alerts: number }>`
    select player_id as "playerId", decided_at is not null as "isDecided",
      (select count(*)::int from alert a where a.case_id = c.id) as alerts
      from risk_case c where id = ${id}::bigint for update`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  refuseIf(row.isDecided, 'decided_meanwhile')
  const linked = await linkedWith(tx, row.playerId, now)
  return { alerts: row.alerts, linked: linked.length }
}

/** Accounts that are linked with the player themselves, by their weight. */
async function linkedWith(tx: Tx, playerId: string, now: Date): Promise<string[]> {
  return [...pairsOf(await readAccounts(tx, [playerId], now)).values()]
    .filter(({ one, other }) => one === playerId || other === playerId)
    .filter((pair) => pair.weight >= EDGE_FROM || hasFact(pair))
    .map(({ one, other }) => (one === playerId ? other : one))
}

export type Deciding = {
  id: string
  playerId: string
  decision: CaseDecision
  proposedBy: string
  decidedBy: string
  because: string
  now: Date
}

/**
 * Writes what two people decided: links are confirmed or cleared, flags of bonuses go where nothing was found, and
 * the player is told of what is held against them and how to object. Money and breaks are left as they are.
 */
export async function decideRiskCase(tx: Tx, deps: NotifyDeps, deciding: Deciding): Promise<void> {
  const { id, playerId, decision, proposedBy, decidedBy, because, now } = deciding
  const { numUpdatedRows } = await tx
    .updateTable('risk_case')
    .set({
      decision,
      proposed_by: proposedBy,
      decided_by: decidedBy,
      decided_because: because,
      decided_at: now,
    })
    .where('id', '=', BigInt(id))
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  refuseIf(numUpdatedRows === 0n, 'decided_meanwhile')
  if (decision !== 'blocked') {
    const others = await linkedWith(tx, playerId, now)
    await decideLinks(tx, {
      pairs: others.map((other) => [playerId, other] as const),
      isLinked: decision === 'linked',
      decidedBy,
      because,
      now,
    })
  }
  if (decision === 'clean') await clearFlagsOf(tx, deciding)
  else await notifyPlayer(tx, deps, { playerId, type: 'System', ...DECIDED[decision] })
  await closeAlerts(tx, deciding)
}

async function clearFlagsOf(
  tx: Tx,
  { playerId, decidedBy, because, now }: Deciding,
): Promise<void> {
  await sql`update bonus_flag set cleared_at = ${now}, cleared_by = ${decidedBy}, cleared_because = ${because}
    where cleared_at is null and ${playerId} in (one_id, other_id)`.execute(tx)
}

async function closeAlerts(tx: Tx, { id, decidedBy, because, now }: Deciding): Promise<void> {
  const closed = await tx
    .updateTable('alert')
    .set({ closed_as: 'case', closed_by: decidedBy, closed_because: because, closed_at: now })
    .where('case_id', '=', BigInt(id))
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  for (const alert of closed) {
    const named = { queue: 'alerts', subject: subjectOf(`${alert.id}`) } as const
    await closeCase(tx, named, { state: 'closed', by: decidedBy, now })
  }
}
