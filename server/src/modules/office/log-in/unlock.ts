import type * as contract from '@zar/contract/office/log-in/unlock'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { ROLE_FACTS } from '@zar/contract/office/rights/roles'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { holdStaff, nameOfStaff, readHeld, refuseSelf, staffObject } from '../people/staff-rows.ts'
import type { Person } from '../rights/person.ts'
import { triesBucket, WRONG_TRIES } from './log-in.ts'
import { proofBucket } from './prove.ts'

/** The name by which the log keeps that somebody's tries were given back. */
const DEED = 'log_in_unlock'

/** Wrong tries of these people in the last quarter of an hour, since they were last unlocked, and from where. */
export async function readWrongTries(
  db: Db,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const objects = names.map((name) => staffObject({ name }))
  const { rows } = await sql<{ object: string; ip: string }>`
    select object, ip from audit_event one
      where does = 'log_in' and outcome = 'refused' and object = any(${objects}::text[])
        and at > clock_timestamp() - make_interval(secs => ${WRONG_TRIES.seconds})
        and not exists (
          select from audit_event other
            where other.object = one.object and other.does = ${DEED} and other.outcome = 'done' and other.id > one.id)
  `.execute(db)
  const tries = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const { object, ip } of rows) tries.get(object.replace(/^staff:/, ''))?.push(ip)
  return tries
}

/** Whether the person may unlock somebody with these roles: as a lead of their desk, or by a role that grants roles. */
export const mayUnlock = (person: Person, roles: readonly { role: RoleName }[]): boolean =>
  person.roles.some((role) => ROLE_FACTS[role].holds['role.approve'] !== undefined) ||
  roles.some(({ role }) => person.leads.includes(role))

/** Who is locked out now, of those whom the person may unlock. */
export async function readLocked(db: Db, person: Person) {
  const active = await db
    .selectFrom('staff')
    .select(['id', 'name', 'full_name'])
    .where('state', '=', 'active')
    .where('id', '<>', person.id)
    .orderBy('name')
    .execute()
  const tries = await readWrongTries(
    db,
    active.map(({ name }) => name),
  )
  const locked = active.filter(({ name }) => (tries.get(name)?.length ?? 0) >= WRONG_TRIES.tries)
  const held = await Promise.all(locked.map(({ id }) => readHeld(db, id)))
  return locked
    .filter((_, at) => mayUnlock(person, held[at] ?? []))
    .map(({ id, name, full_name }) => ({ id, name, fullName: full_name }))
}

/** Gives a person their tries back, from wherever the wrong ones came. Never oneself, and a lead for their own desk alone. */
export async function unlockStaff(
  deps: OfficeDeps,
  call: OfficeCall<z.output<typeof contract.unlockStaff.input>>,
): Promise<void> {
  const { id, reason } = call.input
  const name = await nameOfStaff(deps.db, id)
  const object = staffObject(name)
  call.may({ object, reason })
  refuseSelf(call.person, id)
  const login = object.replace(/^staff:/, '')
  const ips = await deps.db.transaction().execute(async (tx) => {
    await holdStaff(tx, id)
    refuseIf(!mayUnlock(call.person, await readHeld(tx, id)), 'no_right')
    const tries = (await readWrongTries(tx, [login])).get(login) ?? []
    if (tries.length < WRONG_TRIES.tries) throw new Refusal('staff_not_locked')
    await call.note(tx, { does: DEED, object, reason, after: { tries: tries.length } })
    return new Set(tries)
  })
  await Promise.all([...ips].map((ip) => deps.throttle.reset(triesBucket(login, ip))))
  await deps.throttle.reset(proofBucket(id))
}
