import type { Db } from '../../../../db/db.ts'

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
    db
      .selectFrom('review_proposal')
      .select(['kind', 'proposed_by as by', 'because', 'lapses_at as lapsesAt', 'terms'])
      .where('object', '=', 'house')
      .where('kind', 'in', ['rule', 'incident'])
      .where('state', '=', 'waiting')
      .where('lapses_at', '>', now)
      .orderBy('id')
      .execute(),
  ])
  return {
    ...rule,
    incidentFrom: incident?.next_at ?? null,
    waiting: waiting as HouseProposal[],
  }
}

/** What waits for a second person to hold a player's withdrawals by law, or to lift that. */
export const readLegalProposal = (
  db: Db,
  { playerId, kind, now }: { playerId: string; kind: 'legal_hold' | 'legal_lift'; now: Date },
) =>
  db
    .selectFrom('review_proposal')
    .select(['proposed_by as by', 'lapses_at as lapsesAt', 'terms'])
    .where('object', '=', playerId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('lapses_at', '>', now)
    .executeTakeFirst()
