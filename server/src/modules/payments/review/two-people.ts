import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { ReviewProposalKind } from '../../../db/tables/payments.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { REVIEW_BOUNDS } from './rule.ts'

/** Two names of one person, however they are written. */
export const isSamePerson = (one: string, other: string): boolean => keyOf(one) === keyOf(other)
const keyOf = (name: string) => name.trim().toLowerCase()

type Asked = {
  kind: ReviewProposalKind
  /** The payment, the player, or `house`. */
  object: string
  terms: Record<string, unknown>
  because: string
  operator: string
  now: Date
}

/**
 * What two people decide. The first one's word is kept, and undefined is answered: nothing moves by it. The
 * second, within the hour and with the same terms, is told who was the first. Other terms take the place of
 * what waits. Call it under a lock on the object, so that two at once are a first and a second.
 */
export async function agree(tx: Tx, asked: Asked): Promise<{ first: string } | undefined> {
  const { kind, object, terms, because, operator, now } = asked
  const waiting = await tx
    .selectFrom('review_proposal')
    .select(['id', 'proposed_by', 'lapses_at'])
    .select(sql<boolean>`terms = ${JSON.stringify(terms)}::jsonb`.as('isSame'))
    .where('kind', '=', kind)
    .where('object', '=', object)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (waiting && waiting.lapses_at > now && waiting.isSame) {
    refuseIf(isSamePerson(waiting.proposed_by, operator), 'second_approver_needed')
    await end(tx, waiting.id, { state: 'done', decided_by: operator, decided_at: now })
    return { first: waiting.proposed_by }
  }
  if (waiting) {
    const state = waiting.lapses_at > now ? 'replaced' : 'lapsed'
    await end(tx, waiting.id, { state, decided_by: null, decided_at: now })
  }
  await tx
    .insertInto('review_proposal')
    .values({
      kind,
      object,
      terms: JSON.stringify(terms),
      because,
      proposed_by: operator,
      proposed_at: now,
      lapses_at: new Date(now.getTime() + REVIEW_BOUNDS.proposalMs),
    })
    .execute()
  return undefined
}

type End = {
  state: 'done' | 'replaced' | 'lapsed'
  decided_by: string | null
  decided_at: Date
}

const end = (tx: Tx, id: bigint, how: End) =>
  tx.updateTable('review_proposal').set(how).where('id', '=', id).execute()
