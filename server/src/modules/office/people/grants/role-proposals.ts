import type * as contract from '@zar/contract/office/people'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'
import { secondAction } from '../../rights/actions.ts'
import { effectiveAt, type GrantRow, missingOf, readGrant } from './read-grant.ts'
import { asAgreed } from './ripe-grants.ts'

/** Changes of roles that wait, oldest first. */
export async function readRoleProposals(
  db: Db,
  { person, now }: Pick<OfficeCall<unknown>, 'person' | 'now'>,
): Promise<contract.RoleProposal[]> {
  return (await readWaiting(db)).map((grant) => ({
    id: `${grant.id}`,
    person: grant.receiver,
    before: grant.before,
    after: grant.after,
    reason: grant.reason,
    proposedBy: grant.proposed.proposer?.name ?? '',
    proposedAt: grant.proposedAt.toISOString(),
    lapsesAt: grant.lapsesAt.toISOString(),
    approvedBy: grant.approvals.map((one) => one.person.name),
    missing: missingOf(grant),
    effectiveAt: effectiveAt(asAgreed(grant))?.toISOString() ?? null,
    actions: [secondAction(person, grant.proposed, { now })],
  }))
}

/** Those that wait and have not lapsed. */
export async function readWaiting(db: Db): Promise<GrantRow[]> {
  const rows = await db
    .selectFrom('proposal')
    .select('id')
    .where('right_name', '=', 'role.propose')
    .where('state', '=', 'waiting')
    .where('lapses_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .execute()
  const grants: GrantRow[] = []
  for (const { id } of rows) {
    const grant = await readGrant(db, id)
    if (grant) grants.push(grant)
  }
  return grants
}
