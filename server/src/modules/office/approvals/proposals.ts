import type * as contract from '@zar/contract/office/proposals'
import { secondRightOf } from '@zar/contract/office/rights/limits'
import { RIGHTS } from '@zar/contract/office/rights/rights'
import type { Db } from '../../../db/db.ts'
import { readWaiting, takeBack } from '../../approvals/index.ts'
import { writeAudit } from '../../audit/index.ts'
import { originOf } from '../log-in/log-in.ts'
import type { OwnCall } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'
import { holdOf } from '../rights/hold.ts'
import type { Person } from '../rights/person.ts'

const SHOWN_MAX = 200

/** What waits: the person's own proposals, and those of rights that their roles have. */
export async function readProposals(db: Db, person: Person): Promise<contract.Proposal[]> {
  const rights = RIGHTS.filter(
    (right) =>
      holdOf(person, secondRightOf(right)) !== undefined &&
      // Who is matched with a list is seen by whoever sees cases of money laundering.
      (right !== 'sanction.decide' || holdOf(person, 'aml.view') !== undefined),
  )
  const rows = await readWaiting(db, { rights, by: person.id, limit: SHOWN_MAX })
  const nameOf = await staffNames(
    db,
    rows.map(({ proposed_by }) => proposed_by),
  )
  return rows.map((row) => ({
    id: `${row.id}`,
    right: row.right_name,
    object: row.object,
    terms: row.terms as contract.Proposal['terms'],
    facts: row.facts as contract.Proposal['facts'],
    reason: row.reason,
    proposedBy: nameOf(row.proposed_by),
    proposedAt: row.proposed_at.toISOString(),
    lapsesAt: row.lapses_at.toISOString(),
    isOwn: row.proposed_by === person.id,
  }))
}

/** Takes back a proposal of the person's own. */
export async function withdrawProposal(
  { db }: { db: Db },
  { input, person, session, caller }: OwnCall<{ id: string }>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await takeBack(tx, { id: BigInt(input.id), by: person.id })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: person.id, roles: person.roles },
      does: 'proposal_withdrawn',
      right: row.right_name,
      outcome: 'done',
      object: row.object,
      linked: `proposal:${row.id}`,
      origin: { ...originOf(caller), session: session.id },
    })
  })
}
