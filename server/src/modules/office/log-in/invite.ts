import type * as contract from '@zar/contract/office/staff'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Random } from '../../../platform/random.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { otpauthUrl, secretOf, stepOf } from '../../../platform/totp.ts'
import { writeAudit } from '../../audit/index.ts'
import { isWeakPassword } from '../../players/index.ts'
import type { OfficeDeps } from '../deps.ts'
import { endSessionsOf } from '../sessions/session.ts'
import { originOf } from './log-in.ts'
import { secretContext } from './totp-code.ts'

const TOKEN_BYTES = 32
const SECRET_BYTES = 20
const GOOD_HOURS = 48

/**
 * A link by which the person sets a password and an app, good once within two days. An earlier one opens
 * nothing any more. The token is told once, and kept as its hash.
 */
export async function makeInvite(
  tx: Tx,
  { random }: { random: Random },
  staffId: string,
): Promise<string> {
  const token = random.token(TOKEN_BYTES)
  await tx
    .updateTable('staff_invite')
    .set({ used_at: sql`clock_timestamp()` })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('staff_invite')
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      expires_at: sql`clock_timestamp() + make_interval(hours => ${GOOD_HOURS})`,
      used_at: null,
    })
    .execute()
  return token
}

/** Whom the link is for, and the secret of their app: the same each time, until it is taken. */
export async function readInvite(deps: OfficeDeps, token: string) {
  const { staff } = await deps.db.transaction().execute((tx) => findInvite(tx, token))
  const secret = secretOfInvite(deps, token)
  return {
    name: staff.name,
    fullName: staff.full_name,
    secret,
    otpauth: otpauthUrl(secret, staff.name),
  }
}

/** Sets password and app of the person, who shows six digits of it. Keys and sessions they had before are gone. */
export async function takeInvite(
  deps: OfficeDeps,
  { token, password, code }: z.output<typeof contract.takeInvite.input>,
  caller: Caller,
): Promise<void> {
  const secret = secretOfInvite(deps, token)
  const step = stepOf(secret, code, deps.clock.now())
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction().execute(async (tx) => {
    const { staff } = await findInvite(tx, token)
    refuseIf(isWeakPassword(password, [staff.name, staff.full_name]), 'weak_password')
    if (step === undefined) throw new Refusal('second_step_wrong')
    const spent = await tx
      .updateTable('staff_invite')
      .set({ used_at: sql`clock_timestamp()` })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .returning('staff_id')
      .executeTakeFirst()
    refuseIf(!spent, 'invite_over')
    await tx.deleteFrom('staff_passkey').where('staff_id', '=', staff.id).execute()
    await endSessionsOf(tx, staff.id, 'ended')
    await tx
      .updateTable('staff')
      .set({
        state: 'active',
        password_hash: passwordHash,
        totp_sealed: deps.fieldCipher.encrypt(secret, secretContext(staff.id)),
        last_step: BigInt(step),
      })
      .where('id', '=', staff.id)
      .execute()
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staff.id, roles: [] },
      does: 'invite_taken',
      outcome: 'done',
      object: `staff:${staff.name}`,
      origin: originOf(caller),
    })
  })
}

/** Derived from the token, which is random: nothing has to be kept of it before it is taken. */
const secretOfInvite = ({ fieldCipher }: OfficeDeps, token: string): string =>
  secretOf(
    fieldCipher.index(`staff invite ${token}`).subarray(0, SECRET_BYTES).toString('base64url'),
  )

async function findInvite(tx: Tx, token: string) {
  const staff = await tx
    .selectFrom('staff_invite')
    .innerJoin('staff', 'staff.id', 'staff_invite.staff_id')
    .select(['staff.id', 'staff.name', 'staff.full_name', 'staff.state'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .forUpdate('staff')
    .executeTakeFirst()
  if (!staff || staff.state === 'suspended') throw new Refusal('invite_over')
  return { staff }
}
