import type * as contract from '@zar/contract/office/log-in/device'
import { DEVICE_CODE_MINUTES } from '@zar/contract/office/log-in/device'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { addressOf } from '../../../platform/http/address.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { writeAudit } from '../../audit/index.ts'
import { shortenedAddress } from '../../players/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OwnCall } from '../operations/operation-route.ts'
import { STAFF_SESSION, startSession } from '../sessions/session.ts'
import { originOf } from './log-in.ts'
import { proveThere } from './prove.ts'

type Input<O extends { input: z.ZodMiniType }> = z.output<O['input']>

/** Whoever asks for codes from one address, and a person who types wrong ones. */
const ASKED = { tries: 10, seconds: 15 * 60 }
const WRONG = { tries: 5, seconds: 15 * 60 }
const POLL_BYTES = 32
const CODE_DIGITS = 8

/**
 * A code for a command line that wants to be this person, who alone can confirm it. A name that nobody has gets
 * one too, which nobody can.
 */
export async function askDeviceCode(
  deps: OfficeDeps,
  { name, machine, binding }: Input<typeof contract.askDeviceCode>,
  caller: Caller,
) {
  const bucket = { name: 'office-device-code', key: addressOf(caller.ip), limit: ASKED }
  if (!(await deps.throttle.take([bucket]))) throw new Refusal('staff_locked')
  const digits = deps.random.digits(CODE_DIGITS)
  const poll = deps.random.token(POLL_BYTES)
  const staff = await deps.db
    .selectFrom('staff')
    .select('id')
    .where('name', '=', name.trim().toLowerCase())
    .executeTakeFirst()
  await deps.db
    .deleteFrom('staff_device_code')
    .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute()
  const { expires_at } = await deps.db
    .insertInto('staff_device_code')
    .values({
      id: deps.random.uuid(),
      staff_id: staff?.id ?? null,
      code_hash: tokenHash(digits),
      poll_hash: tokenHash(poll),
      binding_hash: tokenHash(binding),
      machine,
      ip: caller.ip,
      agent: caller.userAgent,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${DEVICE_CODE_MINUTES})`,
      decided_at: null,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  const code = `${digits.slice(0, 4)}-${digits.slice(4)}`
  return { code, poll, expiresAt: expires_at.toISOString() }
}

type Typed = OwnCall<{ code: string }>

/** Which machine asks. Refuses what is not for the caller as it does a code that nobody asked for. */
export async function readDeviceCode(deps: OfficeDeps, call: Typed): Promise<contract.DeviceAsked> {
  return deps.db.transaction().execute(async (tx) => {
    const asked = await holdAsked(tx, deps, call)
    return {
      machine: asked.machine,
      place: shortenedAddress(asked.ip),
      isSamePlace: asked.ip === call.caller.ip,
      askedAt: asked.asked_at.toISOString(),
      expiresAt: asked.expires_at.toISOString(),
    }
  })
}

/** The caller lets it sign in as them, with a fresh proof of who they are. */
export async function confirmDevice(
  deps: OfficeDeps,
  call: OwnCall<Input<typeof contract.confirmDevice>>,
): Promise<void> {
  const { totp: code, key } = call.input
  // Before the proof, so that a wrong code spends no six digits.
  await readDeviceCode(deps, call)
  await proveThere(deps, { code, key }, call.person.id)
  await decide(deps, call, 'confirmed')
}

/** Nobody signs in by it any more. */
export const refuseDevice = (deps: OfficeDeps, call: Typed): Promise<void> =>
  decide(deps, call, 'refused')

async function decide(
  deps: OfficeDeps,
  call: Typed,
  state: 'confirmed' | 'refused',
): Promise<void> {
  const { person, session, caller } = call
  await deps.db.transaction().execute(async (tx) => {
    const { id, machine } = await holdAsked(tx, deps, call)
    await tx
      .updateTable('staff_device_code')
      .set({ state, decided_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, {
      actor: { kind: 'staff', id: person.id, roles: person.roles },
      does: state === 'confirmed' ? 'device_confirm' : 'device_refuse',
      outcome: 'done',
      object: `device:${id}`,
      after: { machine },
      origin: { ...originOf(caller), session: session.id },
    })
  })
}

/** What waits for the caller by this code, in time. A command line lets no other sign in. */
async function holdAsked(tx: Tx, { throttle }: OfficeDeps, { input, person, session }: Typed) {
  refuseIf(session.machine !== null, 'browser_only')
  const bucket = { name: 'office-device-typed', key: person.id, limit: WRONG }
  if (!(await throttle.take([bucket]))) throw new Refusal('staff_locked')
  const asked = await tx
    .selectFrom('staff_device_code')
    .select(['id', 'machine', 'ip', 'asked_at', 'expires_at'])
    .where('staff_id', '=', person.id)
    .where('code_hash', '=', tokenHash(input.code.replace(/\D/g, '')))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
  if (!asked) throw new Refusal('device_code_unknown')
  await throttle.giveBack([bucket])
  return asked
}

type Taken = {
  step: 'waits' | 'done' | 'refused' | 'over'
  endsAt: string | null
  token?: string
}
const NOTHING = { endsAt: null } as const

/** The session, once: whoever asks by the secret that got the code, from the machine and file that did. */
export async function takeDeviceSession(
  deps: OfficeDeps,
  { poll, binding }: Input<typeof contract.takeDeviceSession>,
  caller: Caller,
): Promise<Taken> {
  return deps.db.transaction().execute(async (tx) => {
    const asked = await tx
      .selectFrom('staff_device_code')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select(['staff_device_code.id', 'staff_id', 'machine', 'binding_hash'])
      .select(['staff_device_code.state', 'staff.state as standing'])
      .where('poll_hash', '=', tokenHash(poll))
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .forUpdate('staff_device_code')
      .executeTakeFirst()
    // Nobody’s code waits like any other, and is over like it.
    if (!asked) return { step: (await isNobodys(tx, poll)) ? 'waits' : 'over', ...NOTHING }
    const { id, state, staff_id: staffId, machine, binding_hash: bindingHash } = asked
    if (state === 'waiting') return { step: 'waits', ...NOTHING }
    if (state === 'refused') return { step: 'refused', ...NOTHING }
    const isIts = bindingHash.equals(tokenHash(binding))
    if (state === 'taken' || !isIts || !staffId || asked.standing !== 'active')
      return { step: 'over', ...NOTHING }
    await tx.updateTable('staff_device_code').set({ state: 'taken' }).where('id', '=', id).execute()
    const kept = { machine, bindingHash }
    const session = await startSession(tx, deps, { staffId, caller, kept })
    await writeAudit(tx, {
      actor: { kind: 'staff', id: staffId, roles: await rolesOf(tx, staffId) },
      does: 'log_in',
      outcome: 'done',
      object: `device:${id}`,
      after: { by: 'device code', machine },
      origin: { ...originOf(caller), session: session.id },
    })
    const endsAt = new Date(deps.clock.now().getTime() + STAFF_SESSION.hours * 3_600_000)
    return { step: 'done', endsAt: endsAt.toISOString(), token: session.token }
  })
}

const isNobodys = async (tx: Tx, poll: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff_device_code')
    .select('id')
    .where('poll_hash', '=', tokenHash(poll))
    .where('staff_id', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()) !== undefined

async function rolesOf(tx: Tx, staffId: string) {
  const rows = await tx
    .selectFrom('staff_role')
    .select('role')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ role }) => role)
}
