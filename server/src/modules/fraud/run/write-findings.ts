import { type AlertRule, isNote, type PlayerRule, RULES } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { openCase } from '../../queues/index.ts'
import { openByRule } from '../aml/open-case.ts'
import { DAY_MS, type Finding, HOUR_MS } from '../rules/finding.ts'
import { readScore } from '../score/read-score.ts'
import { HIGH_FROM } from '../score/score.ts'
import { quietDays } from './quiet-days.ts'

/** An alert is looked at within these, by its score. */
const PROMISE_HOURS = { high: 2, else: 24 }

export type Found = { rule: PlayerRule; version: number; findings: readonly Finding[]; now: Date }

/**
 * Writes what a rule found and did not raise already within its days: an alert, or of a harm rule a marker.
 * Answers for whom.
 */
export async function writeFindings(tx: Tx, found: Found): Promise<string[]> {
  const written: string[] = []
  for (const finding of found.findings) {
    const isNew =
      RULES[found.rule].kind === 'harm'
        ? await mark(tx, found, finding)
        : await raiseOnce(tx, found, finding)
    if (isNew) written.push(finding.playerId)
  }
  return written
}

/** From when on the same is not raised again. */
const quietFrom = (rule: PlayerRule, at: number): Date => new Date(at - quietDays(rule) * DAY_MS)

async function raiseOnce(
  tx: Tx,
  { rule, version, now }: Found,
  finding: Finding,
): Promise<boolean> {
  const known = await tx
    .selectFrom('alert')
    .select('id')
    .where('rule', '=', rule)
    .where('about', '=', finding.about)
    .where('at', '>', quietFrom(rule, finding.at))
    .limit(1)
    .executeTakeFirst()
  return !known && (await raise(tx, { rule, version, finding, now }))
}

export type Raised = {
  rule: AlertRule
  version: number
  finding: Finding
  now: Date
  /** Whatever the score. */
  isAtOnce?: boolean
}

/**
 * Puts an alert into its queue, with the score of the player as it is now; what is a note waits in none. Says
 * whether it is new.
 */
export async function raise(tx: Tx, raised: Raised): Promise<boolean> {
  const { rule, version, finding, now, isAtOnce = false } = raised
  const { playerId, about, reasons } = finding
  const kind = rule === 'harm_ladder' ? undefined : RULES[rule].kind
  const { score } = await readScore(tx, playerId, now, kind)
  const row = await tx
    .insertInto('alert')
    .values({
      rule,
      rule_version: version,
      player_id: playerId,
      about,
      reasons: JSON.stringify(reasons),
      score,
      at: new Date(finding.at),
      found_at: now,
    })
    .onConflict((conflict) => conflict.constraint('alert_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  if (isNote(rule)) return true
  if (rule !== 'harm_ladder')
    await openByRule(tx, { rule, playerId, alertId: row.id, at: finding.at, now })
  const isUrgent = isAtOnce || score >= HIGH_FROM
  const hours = isUrgent ? PROMISE_HOURS.high : PROMISE_HOURS.else
  await openCase(tx, {
    queue: 'alerts',
    subject: `alert:${row.id}`,
    playerId,
    state: 'open',
    now,
    promiseAt: new Date(now.getTime() + hours * HOUR_MS),
    isUrgent,
  })
  return true
}

/** A marker; with words of distress a person is called at once, whatever the points come to. */
async function mark(tx: Tx, found: Found, finding: Finding): Promise<boolean> {
  const isNew = await writeMarker(tx, found, finding)
  if (isNew && found.rule === 'harm_words') {
    const { rule, version, now } = found
    await raise(tx, { rule, version, finding, now, isAtOnce: true })
  }
  return isNew
}

async function writeMarker(
  tx: Tx,
  { rule, version, now }: Found,
  finding: Finding,
): Promise<boolean> {
  const facts = RULES[rule]
  if (facts.kind !== 'harm') return false
  const at = new Date(finding.at)
  const { numAffectedRows = 0n } = await sql`
    insert into harm_marker (player_id, rule, rule_version, points, reasons, at, found_at)
    select ${finding.playerId}, ${rule}, ${version}, ${facts.points}, ${JSON.stringify(finding.reasons)}::jsonb, ${at}, ${now}
     where not exists (select from harm_marker
       where player_id = ${finding.playerId} and rule = ${rule} and at > ${quietFrom(rule, finding.at)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows > 0n
}
