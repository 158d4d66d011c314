import type * as contract from '@zar/contract/office/people'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'
import { Refusal, refuseIf } from '../../../../platform/refusal.ts'
import { approve, endProposal, holdProposal } from '../../../approvals/index.ts'
import type { OfficeDeps } from '../../deps.ts'
import type { OfficeCall } from '../../operations/operation-route.ts'
import { mayBeHeld } from '../../rights/cover-grant.ts'
import { desiredOf, holdStaff, textOfRoles } from '../staff-rows.ts'
import { applyRoles } from './apply-roles.ts'
import { effectiveAt, type GrantRow, missingOf, type RoleTerms, readGrant } from './read-grant.ts'

type Call = OfficeCall<z.output<typeof contract.approveRoles.input>>

/**
 * One more yes to a change of roles. With it the approvers may hold all that is given: then it is done, or, of
 * what nobody held, agreed on and in force a day later.
 */
export async function approveRoles({ db }: OfficeDeps, call: Call): Promise<contract.GrantOutcome> {
  const { proposal, reason } = call.input
  return db.transaction().execute(async (tx) => {
    const grant = await holdGrant(tx, BigInt(proposal))
    call.second(grant.proposed, { reason })
    refuseIf(!mayBeHeld(desiredOf(grant.after)), 'separation')
    await approve(tx, { id: grant.id, by: call.person.id })
    const agreed = await readAgain(tx, grant.id)
    return settle(tx, call, agreed)
  })
}

async function settle(tx: Tx, call: Call, grant: GrantRow): Promise<contract.GrantOutcome> {
  const outcome = whatBecomes(grant, await timeOf(tx))
  const { reason } = call.input
  if (outcome === 'done') await finishGrant(tx, grant)
  await call.note(tx, {
    outcome: outcome === 'done' ? 'done' : 'waits',
    object: grant.proposed.object,
    reason,
    linked: `proposal:${grant.id}`,
    before: { roles: textOfRoles(grant.before) },
    after: { roles: textOfRoles(grant.after), outcome },
  })
  return {
    outcome,
    proposal: `${grant.id}`,
    lapsesAt: outcome === 'done' ? null : grant.lapsesAt.toISOString(),
    missing: missingOf(grant),
    effectiveAt: effectiveAt(grant)?.toISOString() ?? null,
  }
}

function whatBecomes(grant: GrantRow, now: Date): contract.GrantOutcome['outcome'] {
  const at = effectiveAt(grant)
  if (!at) return 'waits'
  return at <= now ? 'done' : 'later'
}

/** Gives the roles of a proposal that waits no more. */
export async function finishGrant(tx: Tx, grant: GrantRow): Promise<void> {
  const { id, receiver, before, after, proposed } = grant
  if (!proposed.proposer) throw new Refusal('changed_meanwhile')
  await applyRoles(tx, {
    staffId: receiver.id,
    before,
    after,
    byId: proposed.proposer.id,
    proposalId: id,
  })
  await endProposal(tx, { id, state: 'done' })
}

/** Says no: also to what is agreed on and not in force yet. */
export async function refuseRoles(
  { db }: OfficeDeps,
  call: OfficeCall<z.output<typeof contract.refuseRoles.input>>,
): Promise<void> {
  const { proposal, reason } = call.input
  await db.transaction().execute(async (tx) => {
    const grant = await holdGrant(tx, BigInt(proposal))
    const { object, proposer } = grant.proposed
    refuseIf(grant.receiver.id === call.person.id, 'self')
    refuseIf(proposer?.id === call.person.id, 'same_person')
    call.may({ object, reason })
    await endProposal(tx, { id: grant.id, state: 'refused' })
    await call.note(tx, {
      does: 'role.refuse',
      object,
      reason,
      linked: `proposal:${grant.id}`,
      before: { roles: textOfRoles(grant.before) },
      after: { refused: textOfRoles(grant.after) },
    })
  })
}

/** The proposal, with its receiver and its row held: two approvals take turns, and the second sees the first. */
async function holdGrant(tx: Tx, id: bigint): Promise<GrantRow> {
  await holdReceiver(tx, id)
  await holdProposal(tx, id)
  return readAgain(tx, id)
}

/** The person before the proposal, as where one is made: nobody waits for each other. */
export async function holdReceiver(tx: Tx, id: bigint): Promise<void> {
  const row = await tx
    .selectFrom('proposal')
    .select('terms')
    .where('id', '=', id)
    .where('right_name', '=', 'role.propose')
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  await holdStaff(tx, (row.terms as RoleTerms).staff)
}

async function readAgain(tx: Tx, id: bigint): Promise<GrantRow> {
  const grant = await readGrant(tx, id)
  if (!grant) throw new Refusal('not_found')
  return grant
}

export async function timeOf(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now ?? new Date(Number.NaN)
}
