import type * as contract from '@zar/contract/office/people'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { byTwo, type Outcome } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { makeInvite } from '../log-in/invite.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { holdStaff, nameOfStaff, raiseVersion, refuseSelf, staffObject } from './staff-rows.ts'

type Input<Operation extends { input: z.ZodMiniType }> = z.output<Operation['input']>
/** The link's secret is told to the second person, once. */
type Invited = Outcome & { token: string | null }

/** A row of a person who is not there yet. Without a role nothing is theirs. */
export async function insertStaff(
  tx: Tx,
  { random }: Pick<OfficeDeps, 'random'>,
  { name, fullName }: { name: string; fullName: string },
): Promise<string> {
  const id = random.uuid()
  const made = await tx
    .insertInto('staff')
    .values({ id, name, full_name: fullName, password_hash: null, totp_sealed: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  refuseIf(!made, 'staff_name_taken')
  return id
}

/** Invites a person, by two. */
export async function inviteStaff(
  deps: OfficeDeps,
  call: OfficeCall<Input<typeof contract.inviteStaff>>,
): Promise<Invited> {
  const { name, fullName, reason, proposal } = call.input
  const object = staffObject({ name })
  call.may({ object, reason })
  let token: string | null = null
  const outcome = await byTwo(
    deps,
    call,
    {
      right: 'staff.invite',
      object,
      terms: { name, fullName },
      facts: async (tx) => {
        refuseIf(await isTaken(tx, name), 'staff_name_taken')
        return {}
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        token = await makeInvite(tx, deps, await insertStaff(tx, deps, { name, fullName }))
      }),
  )
  return { ...outcome, token }
}

async function isTaken(tx: Tx, name: string): Promise<boolean> {
  const row = await tx.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

/** A link for a new password, app and passkey, by two. What the person had ends with the yes. */
export async function resetStaffKey(
  deps: OfficeDeps,
  call: OfficeCall<Input<typeof contract.resetStaffKey>>,
): Promise<Invited> {
  const { id, reason, proposal } = call.input
  const object = staffObject(await nameOfStaff(deps.db, id))
  call.may({ object, reason })
  refuseSelf(call.person, id)
  let token: string | null = null
  const outcome = await byTwo(
    deps,
    call,
    {
      right: 'staff.key_reset',
      object,
      terms: {},
      facts: async (tx) => {
        const { state } = await holdStaff(tx, id)
        refuseIf(state === 'suspended', 'staff_state')
        return { state }
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await forgetKeys(tx, id)
        token = await makeInvite(tx, deps, id)
      }),
  )
  return { ...outcome, token }
}

/** Whoever has the old password, app or passkey is out at once. */
async function forgetKeys(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', id).execute()
  await tx
    .updateTable('staff')
    .set({ password_hash: null, totp_sealed: null, state: 'invited' })
    .where('id', '=', id)
    .execute()
  await raiseVersion(tx, id)
  await endSessionsOf(tx, id, 'ended')
}
