import type * as contract from '@zar/contract/office/staff'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { addressOf } from '../../../platform/http/address.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Bucket } from '../../../platform/rate-limits/throttle.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { writeAudit, writeAuditAlone } from '../../audit/index.ts'
import { isAdmitted } from '../bounds/addresses.ts'
import type { OfficeDeps } from '../deps.ts'
import { startSession } from '../sessions/session.ts'
import { ownerOfSignature } from './challenge.ts'
import { spendCode } from './totp-code.ts'

type Wish = z.output<typeof contract.logIn.input>
/** The token of the new session, for the cookie; none where the six digits are still due. */
export type LoggedIn = { step: 'totp' } | { step: 'done'; token: string }

/** Five wrong tries in a quarter of an hour, for a person and an address. */
export const WRONG_TRIES = { tries: 5, seconds: 15 * 60 }
/** Whoever tries many names from one address. */
const ADDRESS_TRIES = { tries: 60, seconds: 15 * 60 }

const bucketsOf = (name: string, { ip }: Caller): Bucket[] => [
  { name: 'office-address', key: addressOf(ip), limit: ADDRESS_TRIES },
  triesBucket(name, ip),
]

/** What counts the wrong tries of a person from an address. */
export const triesBucket = (name: string, ip: string): Bucket => ({
  name: 'office-log-in',
  key: `${name} ${addressOf(ip)}`,
  limit: WRONG_TRIES,
})

/**
 * Logs a person in by password and the six digits of their app. A right password without digits says so
 * and opens nothing.
 */
export async function logIn(deps: OfficeDeps, wish: Wish, caller: Caller): Promise<LoggedIn> {
  const name = wish.name.trim().toLowerCase()
  const buckets = bucketsOf(name, caller)
  if (!(await deps.throttle.take(buckets))) {
    await noteFailure(deps, { name, caller, code: 'staff_locked' })
    throw new Refusal('staff_locked')
  }
  const staff = await deps.db
    .selectFrom('staff')
    .select(['id', 'state', 'password_hash'])
    .where('name', '=', name)
    .executeTakeFirst()
  const isRight = await deps.passwords.verify(staff?.password_hash ?? undefined, wish.password)
  if (!staff || !isRight || staff.state !== 'active') {
    await noteFailure(deps, { name, caller, staffId: staff?.id, code: 'staff_wrong' })
    throw new Refusal('staff_wrong')
  }
  const { code } = wish
  if (code === undefined) {
    await deps.throttle.giveBack(buckets)
    return { step: 'totp' }
  }
  const opened = await deps.db.transaction().execute(async (tx) => {
    if (!(await spendCode(tx, deps, staff.id, code))) return undefined
    return open(tx, deps, { staffId: staff.id, caller, by: 'password and code' })
  })
  if (!opened) {
    await noteFailure(deps, { name, caller, staffId: staff.id, code: 'staff_wrong' })
    throw new Refusal('staff_wrong')
  }
  await deps.throttle.giveBack(buckets)
  return opened
}

/** Logs in whoever holds the passkey: it has proved its owner, and counts as both steps. */
export async function logInWithPasskey(
  deps: OfficeDeps,
  key: z.output<typeof contract.passkeyLogIn.input>['key'],
  caller: Caller,
): Promise<LoggedIn> {
  const [bucket] = bucketsOf('', caller)
  if (bucket && !(await deps.throttle.take([bucket]))) throw new Refusal('staff_locked')
  const staffId = await ownerOfSignature(deps, key)
  return deps.db.transaction().execute((tx) => open(tx, deps, { staffId, caller, by: 'passkey' }))
}

type Opening = { staffId: string; caller: Caller; by: string }

async function open(tx: Tx, deps: OfficeDeps, { staffId, caller, by }: Opening): Promise<LoggedIn> {
  const staff = await tx
    .selectFrom('staff')
    .select('state')
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  refuseIf(staff?.state !== 'active', 'staff_wrong')
  const roles = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  const held = roles.map(({ role }) => role)
  refuseIf(!(await isAdmitted(tx, { roles: held, ip: caller.ip })), 'address_not_listed')
  const { id, token } = await startSession(tx, deps, { staffId, caller })
  await writeAudit(tx, {
    actor: { kind: 'staff', id: staffId, roles: held },
    does: 'log_in',
    outcome: 'done',
    after: { by },
    origin: { ...originOf(caller), session: id },
  })
  return { step: 'done', token }
}

type Failure = { name: string; caller: Caller; staffId?: string | undefined; code: string }

/** What was typed as a name is kept only where it is one of ours: it may be a password typed too early. */
async function noteFailure(deps: OfficeDeps, { name, caller, staffId, code }: Failure) {
  deps.log.warn({ event: 'log-in to the office refused', ip: caller.ip, code })
  await writeAuditAlone(deps.db, {
    actor: { kind: 'staff', id: staffId ?? 'unknown', roles: [] },
    does: 'log_in',
    outcome: 'refused',
    code,
    object: staffId === undefined ? undefined : `staff:${name}`,
    origin: originOf(caller),
  })
}

/** What the audit log keeps of where a call came from. */
export const originOf = ({ requestId, ip, userAgent }: Caller) => ({
  request: requestId,
  ip,
  agent: userAgent,
})
