import type * as contract from '@zar/contract/office/people'
import type { z } from 'zod/mini'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { writeAudit } from '../../audit/index.ts'
import { byTwo, type Outcome } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { originOf } from '../log-in/log-in.ts'
import type { OfficeCall, OwnCall } from '../operations/operation-route.ts'
import { endSessions, endSessionsOf } from '../sessions/session.ts'
import { holdStaff, nameOfStaff, raiseVersion, refuseSelf, staffObject } from './staff-rows.ts'

type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>

/** Suspends at once, by one person: sessions and rights for a while end in the same transaction. */
export async function suspendStaff(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.suspendStaff>>,
): Promise<{ ended: number }> {
  const { id, reason } = call.input
  const object = staffObject(await nameOfStaff(db, id))
  call.may({ object, reason })
  refuseSelf(call.person, id)
  return db.transaction().execute(async (tx) => {
    const { state } = await holdStaff(tx, id)
    refuseIf(state === 'suspended', 'staff_state')
    await tx.updateTable('staff').set({ state: 'suspended' }).where('id', '=', id).execute()
    await raiseVersion(tx, id)
    const ended = await endSessionsOf(tx, id, 'suspended')
    const change = { before: { state }, after: { state: 'suspended', ended } }
    await call.note(tx, { object, reason, ...change })
    return { ended }
  })
}

/** Ends all sessions of somebody, who may log in again. */
export async function endStaffSessions(
  { db }: OfficeDeps,
  call: OfficeCall<Input<typeof contract.endStaffSessions>>,
): Promise<{ ended: number }> {
  const { id, reason } = call.input
  const object = staffObject(await nameOfStaff(db, id))
  call.may({ object, reason })
  return db.transaction().execute(async (tx) => {
    await holdStaff(tx, id)
    const ended = await endSessionsOf(tx, id, 'ended')
    await call.note(tx, { does: 'staff_sessions_end', object, reason, after: { ended } })
    return { ended }
  })
}

/** Takes a suspended person back, with the roles that they had. */
export async function restoreStaff(
  deps: OfficeDeps,
  call: OfficeCall<Input<typeof contract.restoreStaff>>,
): Promise<Outcome> {
  const { id, reason, proposal } = call.input
  const object = staffObject(await nameOfStaff(deps.db, id))
  call.may({ object, reason })
  refuseSelf(call.person, id)
  return byTwo(
    deps,
    call,
    {
      right: 'staff.restore',
      object,
      terms: { state: 'active' },
      facts: async (tx) => {
        const { state } = await holdStaff(tx, id)
        refuseIf(state !== 'suspended', 'staff_state')
        return { state }
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        const { hasPassword } = await holdStaff(tx, id)
        const state = hasPassword ? 'active' : 'invited'
        await tx.updateTable('staff').set({ state }).where('id', '=', id).execute()
        await raiseVersion(tx, id)
      }),
  )
}

/** Ends one of the person's own sessions. */
export async function endMySession(
  { db }: OfficeDeps,
  { input, person, session, caller }: OwnCall<Input<typeof contract.endMySession>>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('staff_session')
      .select('id')
      .where('id', '=', input.session)
      .where('staff_id', '=', person.id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    await endSessions(tx, [row.id], 'ended')
    await writeAudit(tx, {
      actor: { kind: 'staff', id: person.id, roles: person.roles },
      does: 'own_session_end',
      outcome: 'done',
      object: `session:${row.id}`,
      origin: { ...originOf(caller), session: session.id },
    })
  })
}
