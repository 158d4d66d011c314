import type * as contract from '@zar/contract/office/people'
import { PROPOSAL_MINUTES, UNHELD_HOURS } from '@zar/contract/office/rights/limits'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import { propose as keepProposal } from '../../../approvals/index.ts'
import type { OfficeDeps } from '../../deps.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'
import { whyNotPropose } from '../../rights/cover-grant.ts'
import {
  desiredOf,
  holdStaff,
  nameOfStaff,
  readHeld,
  readUnheld,
  type Staff,
  staffObject,
  textOfRoles,
} from '../staff-rows.ts'
import { applyRoles } from './apply-roles.ts'
import { addedRoles, factsOf, grantedRights, type RoleTerms } from './read-grant.ts'

type Call = OfficeCall<z.output<typeof contract.proposeRoles.input>>

/**
 * Proposes all roles that a person is to have. What only takes away is done at once, by this one person; what
 * gives waits for approvers who together hold it. One that gives and takes waits whole.
 */
export async function proposeRoles({ db }: OfficeDeps, call: Call): Promise<contract.GrantOutcome> {
  const { id, roles, reason } = call.input
  const object = staffObject(await nameOfStaff(db, id))
  call.may({ object, reason })
  const why = whyNotPropose(call.person, { receiverId: id, after: desiredOf(roles) })
  if (why) throw new Refusal(why)
  return db.transaction().execute(async (tx) => {
    const staff = await holdStaff(tx, id)
    const before = await readHeld(tx, id)
    refuseIf(textOfRoles(before) === textOfRoles(roles), 'roles_as_they_are')
    return addedRoles(before, roles).length === 0
      ? takeAway(tx, call, { staff, before })
      : propose(tx, call, { staff, before })
  })
}

type Of = { staff: Staff; before: contract.HeldRole[] }

async function takeAway(tx: Tx, call: Call, { staff, before }: Of): Promise<contract.GrantOutcome> {
  const { roles, reason } = call.input
  await applyRoles(tx, {
    staffId: staff.id,
    before,
    after: roles,
    byId: call.person.id,
    proposalId: null,
  })
  await call.note(tx, {
    object: staffObject(staff),
    reason,
    before: { roles: textOfRoles(before) },
    after: { roles: textOfRoles(roles) },
  })
  return { outcome: 'done', proposal: null, lapsesAt: null, missing: [], effectiveAt: null }
}

async function propose(tx: Tx, call: Call, { staff, before }: Of): Promise<contract.GrantOutcome> {
  const { roles, reason } = call.input
  refuseIf(staff.state === 'suspended', 'staff_state')
  const object = staffObject(staff)
  const missing = grantedRights(addedRoles(before, roles))
  const unheld = await readUnheld(tx, missing)
  const terms: RoleTerms = { staff: staff.id, roles: textOfRoles(roles) }
  const { id, lapsesAt } = await keepProposal(tx, {
    right: 'role.propose',
    object,
    terms,
    facts: factsOf(staff.state, before, unheld),
    reason,
    by: call.person.id,
    minutes: minutesFor(unheld.length > 0),
  })
  await call.note(tx, {
    outcome: 'waits',
    object,
    reason,
    linked: `proposal:${id}`,
    before: { roles: textOfRoles(before) },
    after: { roles: textOfRoles(roles), unheld: unheld.join(' ') },
  })
  const lapses = { lapsesAt: lapsesAt.toISOString(), effectiveAt: null }
  return { outcome: 'waits', proposal: `${id}`, missing, ...lapses }
}

/** What nobody holds may be agreed on for as long as the rest, is in force a day later, and then has an hour. */
const minutesFor = (isUnheld: boolean): number =>
  isUnheld ? 2 * PROPOSAL_MINUTES + UNHELD_HOURS * 60 : PROPOSAL_MINUTES
