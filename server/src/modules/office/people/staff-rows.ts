import type { HeldRole, StaffScope } from '@zar/contract/office/people'
import type { Right } from '@zar/contract/office/rights/rights'
import { rightsOfRoles } from '@zar/contract/office/rights/separation'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Person } from '../rights/person.ts'

export type Staff = {
  id: string
  name: string
  fullName: string
  state: 'invited' | 'active' | 'suspended'
  hasPassword: boolean
}

/** What the audit log and proofs call a person by. */
export const staffObject = ({ name }: { name: string }): string => `staff:${name}`

/** The person of this id, whose row is held until the end: changes of one person take turns. */
export async function holdStaff(tx: Tx, id: string): Promise<Staff> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'full_name', 'state', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { name, state } = row
  return { id, name, fullName: row.full_name, state, hasPassword: row.password_hash !== null }
}

/** The name alone, before anything is locked. */
export async function nameOfStaff(db: Db, id: string): Promise<{ name: string }> {
  const row = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** Nobody decides on their own rights, directly or through another. */
export function refuseSelf(person: Person, staffId: string): void {
  if (person.id === staffId) throw new Refusal('self')
}

/** Roles in force, in an order of their own. */
export async function readHeld(db: Db | Tx, staffId: string): Promise<HeldRole[]> {
  const rows = await db
    .selectFrom('staff_role')
    .select(['role', 'is_lead'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .orderBy('role')
    .execute()
  return rows.map(({ role, is_lead: isLead }) => ({ role, isLead }))
}

/** Those of these rights that no active person holds by a role. */
export async function readUnheld(db: Db | Tx, rights: readonly Right[]): Promise<Right[]> {
  const rows = await db
    .selectFrom('staff_role')
    .innerJoin('staff', 'staff.id', 'staff_role.staff_id')
    .select(['role', 'is_lead'])
    .distinct()
    .where('staff.state', '=', 'active')
    .where('ended_at', 'is', null)
    .execute()
  const held = rightsOfRoles(
    rows.map(({ role }) => role),
    rows.filter(({ is_lead }) => is_lead).map(({ role }) => role),
  )
  return rights.filter((right) => !held.has(right)).sort()
}

export async function readScopesOf(db: Db | Tx, staffId: string): Promise<StaffScope[]> {
  const rows = await db
    .selectFrom('staff_scope')
    .select(['right_name', 'kind', 'value'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ right_name: right, kind, value }) => ({ right, kind, value }) as StaffScope)
}

/** Whoever keeps the person's rights in mind reads them anew. */
export async function raiseVersion(tx: Tx, staffId: string): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ rights_version: sql`rights_version + 1` })
    .where('id', '=', staffId)
    .execute()
}

/** Roles as one text, leads with a star: `cashier* trader`. */
export const textOfRoles = (roles: readonly HeldRole[]): string =>
  [...roles]
    .sort((one, other) => one.role.localeCompare(other.role))
    .map(({ role, isLead }) => (isLead ? `${role}*` : role))
    .join(' ')

export const rolesOfText = (text: string): HeldRole[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({
      role: one.replace('*', '') as HeldRole['role'],
      isLead: one.endsWith('*'),
    }))

/** As the pure rules take them. */
export const desiredOf = (roles: readonly HeldRole[]) => ({
  roles: roles.map(({ role }) => role),
  leads: roles.filter(({ isLead }) => isLead).map(({ role }) => role),
})
