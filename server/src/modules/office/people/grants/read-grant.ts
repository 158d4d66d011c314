import type { HeldRole } from '@zar/contract/office/people'
import { PROPOSAL_MINUTES, UNHELD_HOURS } from '@zar/contract/office/rights/limits'
import type { Right } from '@zar/contract/office/rights/rights'
import { rightsOfRoles } from '@zar/contract/office/rights/separation'
import type { Db, Tx } from '../../../../db/db.ts'
import type { ProposalState } from '../../../../db/tables/office/approvals.ts'
import { uncovered } from '../../rights/cover-grant.ts'
import type { Proposed } from '../../rights/may-second.ts'
import type { Person } from '../../rights/person.ts'
import { readPerson } from '../read-person.ts'
import {
  desiredOf,
  readHeld,
  readUnheld,
  rolesOfText,
  staffObject,
  textOfRoles,
} from '../staff-rows.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Terms of `role.propose`: all roles that the person is to have. */
export type RoleTerms = { staff: string; roles: string }

/** Facts of it: what the person has, and which of the rights nobody has. */
export const factsOf = (state: string, before: readonly HeldRole[], unheld: readonly Right[]) => ({
  isSuspended: state === 'suspended',
  roles: textOfRoles(before),
  unheld: unheld.join(' '),
})

/** What is given: roles that are new, and desks that the person did not lead. */
export function addedRoles(before: readonly HeldRole[], after: readonly HeldRole[]): HeldRole[] {
  const had = desiredOf(before)
  return after.filter(
    ({ role, isLead }) => !had.roles.includes(role) || (isLead && !had.leads.includes(role)),
  )
}

/** All rights of what is given, also those that the person has by another role, which may be taken away. */
export function grantedRights(added: readonly HeldRole[]): Right[] {
  const { roles, leads } = desiredOf(added)
  return [...rightsOfRoles(roles, leads)]
}

export type GrantRow = {
  id: bigint
  state: ProposalState
  reason: string
  proposedAt: Date
  /** Until then it may be agreed on; what nobody holds waits for longer to be in force. */
  agreedBy: Date
  lapsesAt: Date
  receiver: { id: string; name: string; fullName: string }
  before: HeldRole[]
  after: HeldRole[]
  /** Who said yes and is active still; the rest has no voice. */
  approvals: { person: Person; at: Date }[]
  proposed: Proposed & { proposer: Person | undefined; grant: NonNullable<Proposed['grant']> }
}

/** A proposal of roles with everybody who has to do with it, read anew. Undefined where there is none. */
export async function readGrant(db: Db | Tx, id: bigint): Promise<GrantRow | undefined> {
  const row = await db
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .where('right_name', '=', 'role.propose')
    .executeTakeFirst()
  if (!row) return undefined
  const terms = row.terms as unknown as RoleTerms
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'full_name', 'state'])
    .where('id', '=', terms.staff)
    .executeTakeFirstOrThrow()
  const before = await readHeld(db, staff.id)
  const after = rolesOfText(terms.roles)
  const rights = grantedRights(addedRoles(before, after))
  const heldByNobody = await readUnheld(db, rights)
  const approvals = await readApprovals(db, row.id)
  const agreedBy = new Date(row.proposed_at.getTime() + PROPOSAL_MINUTES * MINUTE_MS)
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    proposedAt: row.proposed_at,
    agreedBy,
    lapsesAt: row.lapses_at,
    receiver: { id: staff.id, name: staff.name, fullName: staff.full_name },
    before,
    after,
    approvals,
    proposed: {
      right: 'role.propose',
      object: staffObject(staff),
      proposer: await readPerson(db, row.proposed_by),
      approvers: approvals.map(({ person }) => person),
      lapsesAt: agreedBy,
      facts: row.facts as Record<string, unknown>,
      factsNow: factsOf(staff.state, before, heldByNobody),
      grant: { receiverId: staff.id, rights, heldByNobody },
    },
  }
}

async function readApprovals(db: Db | Tx, id: bigint) {
  const rows = await db
    .selectFrom('proposal_approval')
    .select(['approved_by', 'approved_at'])
    .where('proposal_id', '=', id)
    .orderBy('approved_at')
    .execute()
  const approvals: GrantRow['approvals'] = []
  for (const { approved_by, approved_at } of rows) {
    const person = await readPerson(db, approved_by)
    if (person?.state === 'active') approvals.push({ person, at: approved_at })
  }
  return approvals
}

/** Rights that the approvers do not hold together. */
export const missingOf = ({ proposed, approvals }: GrantRow): Right[] =>
  proposed.proposer
    ? uncovered(
        proposed.grant,
        proposed.proposer,
        approvals.map(({ person }) => person),
      )
    : [...proposed.grant.rights]

/**
 * From when it may be in force; undefined where somebody's yes is missing. What nobody holds waits a day
 * after the yes that completed it.
 */
export function effectiveAt(grant: GrantRow): Date | undefined {
  const { proposed, approvals } = grant
  const { proposer } = proposed
  if (!proposer) return undefined
  for (const [at, { at: completedAt }] of approvals.entries()) {
    const voices = approvals.slice(0, at + 1).map(({ person }) => person)
    if (uncovered(proposed.grant, proposer, voices).length > 0) continue
    const isHeld = uncovered({ ...proposed.grant, heldByNobody: [] }, proposer, voices).length === 0
    return isHeld ? completedAt : new Date(completedAt.getTime() + UNHELD_HOURS * HOUR_MS)
  }
  return undefined
}
