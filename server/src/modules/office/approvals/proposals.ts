import type * as contract from '@zar/contract/office/proposals'
import { secondRightOf } from '@zar/contract/office/rights/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { writeAudit } from '../../audit/index.ts'
import { originOf } from '../log-in/log-in.ts'
import type { OwnCall } from '../operations/operation-route.ts'
import { holdOf } from '../rights/hold.ts'
import type { Person } from '../rights/person.ts'

const SHOWN_MAX = 200

/** What waits: the person's own proposals, and those of rights that their roles have. */
export async function readProposals(db: Db, person: Person): Promise<contract.Proposal[]> {
  const rows = await db
    .selectFrom('office_proposal')
    .innerJoin('staff', 'staff.id', 'proposed_by')
    .select(['office_proposal.id', 'right_name', 'object', 'terms', 'facts', 'reason'])
    .select(['proposed_by', 'proposed_at', 'lapses_at', 'staff.full_name'])
    .where('office_proposal.state', '=', 'waiting')
    .where('lapses_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('office_proposal.id')
    .limit(SHOWN_MAX)
    .execute()
  const holds = (right: (typeof rows)[number]['right_name']) =>
    holdOf(person, secondRightOf(right)) !== undefined
  return rows
    .filter((row) => row.proposed_by === person.id || holds(row.right_name))
    .map((row) => ({
      id: `${row.id}`,
      right: row.right_name,
      object: row.object,
      terms: row.terms as contract.Proposal['terms'],
      facts: row.facts as contract.Proposal['facts'],
      reason: row.reason,
      proposedBy: row.full_name,
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
    const row = await tx
      .selectFrom('office_proposal')
      .select(['id', 'state', 'proposed_by', 'right_name', 'object'])
      .where('id', '=', BigInt(input.id))
      .forUpdate()
      .executeTakeFirst()
    if (row?.proposed_by !== person.id) throw new Refusal('not_found')
    refuseIf(row.state !== 'waiting', 'decided_meanwhile')
    await tx
      .updateTable('office_proposal')
      .set({ state: 'withdrawn', decided_at: sql`clock_timestamp()` })
      .where('id', '=', row.id)
      .execute()
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
