import assert from 'node:assert/strict'
import type { GrantOutcome, HeldRole } from '@zar/contract/office/people'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { type Desk, openOfficeApp } from '../../../../../testing/office/office-app.ts'
import type { TestCasino } from '../../../../../testing/test-casino.ts'

export const REASON = 'agreed with the lead of the desk'
export type Somebody = { id: string; name: string; desk: Desk }

export const as = (...roles: RoleName[]): HeldRole[] =>
  roles.map((role) => ({ role, isLead: false }))

/** The office of a casino, with people who propose roles and say yes. */
export async function openGrantDesk(casino: TestCasino) {
  const office = await openOfficeApp(casino)
  let made = 0

  /** An active person with these roles and a session; names are made different. */
  async function somebody(
    name: string,
    roles: readonly RoleName[],
    leads: readonly RoleName[] = [],
  ): Promise<Somebody> {
    const staff = await office.staff(`${name}${made++}`, roles, leads)
    return { ...staff, desk: await office.session(staff.id) }
  }

  async function propose(by: Somebody, to: { id: string; name: string }, roles: HeldRole[]) {
    await office.prove(by.desk, 'role.propose', `staff:${to.name}`)
    return office.post<GrantOutcome>(
      '/api/office/propose-roles',
      { id: to.id, roles, reason: REASON },
      by.desk,
    )
  }

  /** By {@link propose}; answers the number of the proposal, which waits. */
  async function proposed(by: Somebody, to: { id: string; name: string }, roles: HeldRole[]) {
    const { data } = await propose(by, to, roles)
    assert.equal(data?.outcome, 'waits')
    return data.proposal ?? ''
  }

  const decide = (path: string) => async (by: Somebody, to: { name: string }, proposal: string) => {
    await office.prove(by.desk, 'role.approve', `staff:${to.name}`)
    return office.post<GrantOutcome>(path, { proposal, reason: REASON }, by.desk)
  }

  async function rolesOf({ id }: { id: string }) {
    const rows = await casino.db
      .selectFrom('staff_role')
      .select('role')
      .where('staff_id', '=', id)
      .where('ended_at', 'is', null)
      .orderBy('role')
      .execute()
    return rows.map(({ role }) => role)
  }

  return {
    office,
    somebody,
    propose,
    proposed,
    approve: decide('/api/office/approve-roles'),
    refuse: decide('/api/office/refuse-roles'),
    rolesOf,
  }
}
