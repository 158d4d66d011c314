import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { closeCase, expectCase, moveCase, takeCase } from '../../queues/index.ts'
import { DAY_MS } from '../rules/finding.ts'
import { subjectOf } from './open-case.ts'

/** The decision, from the opening on. */
const DECIDE_MS = 10 * DAY_MS

export type AmlDecision = 'no_report' | 'report'
export type AmlSeen = { id: string; caseId: string; version: number }

const hold = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('aml_case')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** The first look: from then on it is analysed, for ten days from its opening; whoever looks has it open. */
export async function lookAtAml(
  tx: Tx,
  { id, caseId, version }: AmlSeen,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const row = await hold(tx, id)
  refuseIf(row.looked_at !== null, 'decided_meanwhile')
  const waiting = await expectCase(tx, 'aml', { caseId, version }, { by, now })
  refuseIf(waiting.subject !== subjectOf(id), 'not_found')
  await tx
    .updateTable('aml_case')
    .set({ looked_by: by, looked_at: now })
    .where('id', '=', BigInt(id))
    .execute()
  const promiseAt = new Date(row.opened_at.getTime() + DECIDE_MS)
  await moveCase(tx, { queue: 'aml', subject: subjectOf(id) }, { state: 'analysis', promiseAt })
  await takeCase(tx, 'aml', caseId, { by, now })
}

/** What two people see alike: that it was looked at, and how many alerts of these rules there are. */
export async function amlFacts(tx: Tx, id: string) {
  const row = await hold(tx, id)
  refuseIf(row.decided_at !== null, 'decided_meanwhile')
  refuseIf(row.looked_at === null, 'aml_not_looked_at')
  return { openedAt: row.opened_at.toISOString(), lookedBy: row.looked_by }
}

type Deciding = {
  id: string
  decision: AmlDecision
  proposedBy: string
  decidedBy: string
  because: string
  now: Date
}

/** Writes what two people decided. Without a report the case is over; with one it waits for its filing. */
export async function decideAml(tx: Tx, deciding: Deciding): Promise<void> {
  const { id, decision, proposedBy, decidedBy, because, now } = deciding
  const row = await hold(tx, id)
  refuseIf(row.decided_at !== null, 'decided_meanwhile')
  await tx
    .updateTable('aml_case')
    .set({
      decision,
      proposed_by: proposedBy,
      decided_by: decidedBy,
      decided_because: because,
      decided_at: now,
    })
    .where('id', '=', BigInt(id))
    .execute()
  const named = { queue: 'aml', subject: subjectOf(id) } as const
  if (decision === 'report') await moveCase(tx, named, { state: 'report' })
  else await closeCase(tx, named, { state: 'no_report', by: decidedBy, now })
}

type Filing = { id: string; number: string; by: string; now: Date }

/** Writes down under which number it was filed; once. */
export async function fileAml(tx: Tx, { id, number, by, now }: Filing): Promise<void> {
  const row = await hold(tx, id)
  refuseIf(row.decision !== 'report' || row.reported_at !== null, 'decided_meanwhile')
  await tx
    .updateTable('aml_case')
    .set({ report_number: number, reported_by: by, reported_at: now })
    .where('id', '=', BigInt(id))
    .execute()
  const ending = { state: 'reported', by, now } as const
  await closeCase(tx, { queue: 'aml', subject: subjectOf(id) }, ending)
}
