import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { closeCase, expectCase, moveCase } from '../../queues/index.ts'
import { subjectOf } from './list-alerts.ts'

export type SeenAlert = { id: string; caseId: string; version: number }
export type ByWhom = { by: string; because: string; now: Date }

type Held = { playerId: string; risk: bigint | null; rule: string }

/** Holds an alert as somebody saw it. Refuses as `expectCase` does, and one that is closed with `decided_meanwhile`. */
async function hold(tx: Tx, seen: SeenAlert, { by, now }: ByWhom): Promise<Held> {
  const waiting = await expectCase(tx, 'alerts', seen, { by, now })
  if (waiting.subject !== subjectOf(seen.id)) throw new Refusal('not_found')
  const row = await tx
    .selectFrom('alert')
    .select(['player_id', 'case_id', 'closed_at', 'rule'])
    .where('id', '=', BigInt(seen.id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.closed_at !== null, 'decided_meanwhile')
  return { playerId: row.player_id, risk: row.case_id, rule: row.rule }
}

/** Closes an alert as noise. One that belongs to a case is decided with it: `case_changed`. Answers whose it was. */
export async function closeAsNoise(tx: Tx, seen: SeenAlert, who: ByWhom): Promise<Held> {
  const held = await hold(tx, seen, who)
  refuseIf(held.risk !== null, 'case_changed')
  await tx
    .updateTable('alert')
    .set({
      closed_as: 'noise',
      closed_by: who.by,
      closed_because: who.because,
      closed_at: who.now,
    })
    .where('id', '=', BigInt(seen.id))
    .execute()
  const ending = { state: 'closed', by: who.by, now: who.now } as const
  await closeCase(tx, { queue: 'alerts', subject: subjectOf(seen.id) }, ending)
  return held
}

/** Makes a case of an alert, or adds it to the player's that is open. Answers the case. */
export async function openRiskCase(tx: Tx, seen: SeenAlert, who: ByWhom) {
  const { playerId, risk } = await hold(tx, seen, who)
  if (risk !== null) return { risk: `${risk}`, playerId }
  // Of two people who open one at once the second finds the first's.
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute()
  const open = await tx
    .selectFrom('risk_case')
    .select('id')
    .where('player_id', '=', playerId)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  const { id } =
    open ??
    (await tx
      .insertInto('risk_case')
      .values({
        player_id: playerId,
        opened_by: who.by,
        opened_at: who.now,
        because: who.because,
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  await tx.updateTable('alert').set({ case_id: id }).where('id', '=', BigInt(seen.id)).execute()
  await moveCase(tx, { queue: 'alerts', subject: subjectOf(seen.id) }, { state: 'case' })
  return { risk: `${id}`, playerId }
}
