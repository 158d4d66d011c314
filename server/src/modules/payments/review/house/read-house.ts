import type { Db } from '../../../../db/db.ts'
import { readWaitingOn } from '../../../approvals/index.ts'
import { REVIEW_OBJECT } from './incident.ts'

/** What two people are about to decide of the whole house, as the first proposed it. */
export type HouseProposal = {
  kind: 'rule' | 'incident'
  by: string
  because: string
  lapsesAt: Date
  terms: Record<string, unknown>
}

/** Who set the rule that holds, when the next incident may be, and what waits for a second person now. */
export async function readHouse(db: Db, now: Date) {
  const [rule, incident, waiting] = await Promise.all([
    db
      .selectFrom('review_rule')
      .select(['set_at as setAt', 'proposed_by as first', 'approved_by as by'])
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('review_incident')
      .select('next_at')
      .where('next_at', '>', now)
      .executeTakeFirst(),
    readWaitingOn(db, {
      rights: ['withdrawal.clock', 'withdrawal.extend'],
      object: REVIEW_OBJECT,
      now,
    }),
  ])
  return {
    ...rule,
    incidentFrom: incident?.next_at ?? null,
    waiting: waiting.map(
      (one): HouseProposal => ({
        kind: one.right_name === 'withdrawal.clock' ? 'rule' : 'incident',
        by: one.proposed_by,
        because: one.reason,
        lapsesAt: one.lapses_at,
        terms: one.terms,
      }),
    ),
  }
}

/** What waits for a second person to hold a player's withdrawals by law, or to lift that. */
export async function readLegalProposal(
  db: Db,
  asked: { playerId: string; right: 'legalhold.place' | 'legalhold.lift'; now: Date },
): Promise<{ by: string; lapsesAt: Date; terms: Record<string, unknown> } | undefined> {
  const { playerId, right, now } = asked
  const [one] = await readWaitingOn(db, { rights: [right], object: `player:${playerId}`, now })
  return one && { by: one.proposed_by, lapsesAt: one.lapses_at, terms: one.terms }
}
