import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'
import { LOCKS } from '../../../../db/locks.ts'
import { refuseIf } from '../../../../platform/refusal.ts'
import { agree } from '../../../approvals/index.ts'
import { ALL_S, addTime, auditExtension, type ReviewDeps } from '../extend.ts'
import { REVIEW_BOUNDS } from '../rule.ts'

/** What the audit log and a proposal name the review of the whole house by. */
export const REVIEW_OBJECT = 'review'

type Incident = { operator: string; hours: number; because: string }
export type Declared = { extended: number } | 'needs another'

/**
 * Gives every review that has not run out up to a day more, and tells all players: two people, once in seven
 * days. One that has had its three days keeps its clock.
 */
export async function declareIncident(
  deps: ReviewDeps,
  { operator, hours, because }: Incident,
): Promise<Declared> {
  const isWhole = Number.isInteger(hours) && hours >= 1 && hours <= REVIEW_BOUNDS.extendHours
  refuseIf(!isWhole, 'longest_hold')
  const came = await deps.db.transaction().execute(async (tx) => {
    await lockHouse(tx)
    const now = deps.clock.now()
    const last = await tx
      .selectFrom('review_incident')
      .select('id')
      .where('next_at', '>', now)
      .executeTakeFirst()
    refuseIf(last !== undefined, 'incident_too_soon')
    const both = await agree(tx, {
      right: 'withdrawal.extend',
      object: REVIEW_OBJECT,
      terms: { hours },
      reason: because,
      by: operator,
      at: now,
    })
    await deps.audit?.(tx, {
      actor: { kind: 'command-line', id: operator },
      does: 'withdrawal.extend',
      right: 'withdrawal.extend',
      object: REVIEW_OBJECT,
      outcome: both ? 'done' : 'waits',
      after: { hours },
      reason: because,
    })
    if (!both) return 'needs another'
    const by = { operator, firstOperator: both.first, note: because }
    const extended = await extendAll(tx, deps, { addedS: hours * 3_600, by })
    await tx
      .insertInto('review_incident')
      .values({
        hours,
        because,
        extended,
        proposed_by: both.first,
        approved_by: operator,
        declared_at: now,
        next_at: new Date(now.getTime() + REVIEW_BOUNDS.incidentEveryMs),
      })
      .execute()
    return { extended }
  })
  deps.onCommitted()
  return came
}

/** One at a time decides what is of the whole house. */
export const lockHouse = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.review}::bigint)`.execute(tx)

type All = { addedS: number; by: { operator: string; firstOperator: string; note: string } }

async function extendAll(tx: Tx, deps: ReviewDeps, { addedS, by }: All): Promise<number> {
  const held = await tx
    .selectFrom('payment')
    .selectAll()
    .where('type', '=', PAYMENT_TYPES.Withdraw)
    .where('status', '=', PAYMENT_STATUS.Pending)
    .where('approved_at', 'is', null)
    .where('clock_at', '>', deps.clock.now())
    .where('extended_s', '<', ALL_S)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const payment of held) {
    const lessS = Math.min(addedS, ALL_S - payment.extended_s)
    await addTime(tx, deps, payment, { addedS: lessS, code: 'incident', by })
    const { operator, note: because } = by
    await auditExtension(tx, deps, payment, { operator, because, isDone: true })
  }
  return held.length
}
