import type { PlayerRule } from '@zar/contract/office/risk/rule-list'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { openCase } from '../../queues/index.ts'
import { DAY_MS, HOUR_MS } from '../rules/finding.ts'

/** The first look. */
const LOOK_MS = 24 * HOUR_MS
/** So many alerts of these rules within thirty days open a case by themselves. */
const OPENS_AT: Partial<Record<PlayerRule, number>> = { opposite_bets: 1, structuring: 2 }
const WITHIN_MS = 30 * DAY_MS

type Opening = {
  playerId: string
  /** A person, or the alert or the match with a list that opens it. */
  by: { staffId: string } | { alertId: bigint } | { matchId: bigint }
  because: string
  now: Date
}

export const subjectOf = (id: string): string => `aml:${id}`

/** Opens a case where none of the player's is open; answers the one that is. Its queue knows no player. */
export async function openAmlCase(tx: Tx, { playerId, by, because, now }: Opening) {
  const staffId = 'staffId' in by ? by.staffId : null
  const alertId = 'alertId' in by ? by.alertId : null
  const matchId = 'matchId' in by ? by.matchId : null
  const { rows } = await sql<{ id: string }>`
    insert into aml_case (player_id, opened_by, alert_id, match_id, because, opened_at)
    values (${playerId}, ${staffId}, ${alertId}, ${matchId}, ${because}, ${now})
    on conflict (player_id) where decided_at is null do nothing returning id::text`.execute(tx)
  const [opened] = rows
  if (!opened) return findOpen(tx, playerId)
  await openCase(tx, {
    queue: 'aml',
    subject: subjectOf(opened.id),
    state: 'open',
    now,
    promiseAt: new Date(now.getTime() + LOOK_MS),
  })
  return { id: opened.id, isNew: true }
}

async function findOpen(tx: Tx, playerId: string) {
  const { id } = await tx
    .selectFrom('aml_case')
    .select('id')
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { id: `${id}`, isNew: false }
}

type Raised = { rule: PlayerRule; playerId: string; alertId: bigint; at: number; now: Date }

/** An alert that is a case by itself, or that is the second of thirty days. */
export async function openByRule(
  tx: Tx,
  { rule, playerId, alertId, at, now }: Raised,
): Promise<void> {
  const from = OPENS_AT[rule]
  if (from === undefined) return
  const { alerts } = await tx
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<bigint>().as('alerts'))
    .where('player_id', '=', playerId)
    .where('rule', '=', rule)
    .where('at', '>', new Date(at - WITHIN_MS))
    .executeTakeFirstOrThrow()
  if (Number(alerts) < from) return
  await openAmlCase(tx, { playerId, by: { alertId }, because: rule, now })
}
