import type * as contract from '@zar/contract/office/people'
import { PROPOSAL_MINUTES, UNHELD_HOURS } from '@zar/contract/office/rights/limits'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
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
  await lapse(tx, object)
  const row = await tx
    .insertInto('office_proposal')
    .values({
      right_name: 'role.propose',
      object,
      terms: JSON.stringify(terms),
      facts: JSON.stringify(factsOf(staff.state, before, unheld)),
      reason,
      proposed_by: call.person.id,
      lapses_at: sql`clock_timestamp() + make_interval(mins => ${minutesFor(unheld.length > 0)})`,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'lapses_at'])
    .executeTakeFirst()
  if (!row) throw new Refusal('proposal_waits')
  await call.note(tx, {
    outcome: 'waits',
    object,
    reason,
    linked: `proposal:${row.id}`,
    before: { roles: textOfRoles(before) },
    after: { roles: textOfRoles(roles), unheld: unheld.join(' ') },
  })
  const lapsesAt = row.lapses_at.toISOString()
  return { outcome: 'waits', proposal: `${row.id}`, lapsesAt, missing, effectiveAt: null }
}

/** What nobody holds may be agreed on for as long as the rest, is in force a day later, and then has an hour. */
const minutesFor = (isUnheld: boolean): number =>
  isUnheld ? 2 * PROPOSAL_MINUTES + UNHELD_HOURS * 60 : PROPOSAL_MINUTES

/** One whose time is over makes room for the next. */
async function lapse(tx: Tx, object: string): Promise<void> {
  await tx
    .updateTable('office_proposal')
    .set({ state: 'lapsed', decided_at: sql`clock_timestamp()` })
    .where('right_name', '=', 'role.propose')
    .where('object', '=', object)
    .where('state', '=', 'waiting')
    .where('lapses_at', '<=', sql<Date>`clock_timestamp()`)
    .execute()
}
