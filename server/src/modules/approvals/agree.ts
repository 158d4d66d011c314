import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { refuseIf } from '../../platform/refusal.ts'
import { approve, endProposal, isSamePerson, type NewProposal, propose } from './proposals.ts'

type Word = Omit<NewProposal, 'facts' | 'at'> & { at: Date }

/**
 * What two people decide by the same words. The first one's word is kept, and undefined is answered: nothing
 * moves by it. The second, in time and with the same terms, is told who was the first. Other terms take the
 * place of what waits. Call it under a lock on the object, so that two at once are a first and a second.
 */
export async function agree(tx: Tx, word: Word): Promise<{ first: string } | undefined> {
  const { right, object, terms, by, at } = word
  const waiting = await tx
    .selectFrom('proposal')
    .select(['id', 'proposed_by', 'lapses_at'])
    .select(sql<boolean>`terms = ${JSON.stringify(terms)}::jsonb`.as('isSame'))
    .where('right_name', '=', right)
    .where('object', '=', object)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (waiting && waiting.lapses_at > at) {
    const { id, proposed_by: first, isSame } = waiting
    refuseIf(isSame && isSamePerson(first, by), 'second_approver_needed')
    if (isSame) await approve(tx, { id, by, at })
    await endProposal(tx, { id, state: isSame ? 'done' : 'replaced', at })
    if (isSame) return { first }
  }
  await propose(tx, { ...word, facts: {} })
  return undefined
}
