import type { GrantOutcome, HeldRole, RoleProposal } from '@zar/contract/office/people'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { giveRipeGrants } from './ripe-grants.ts'

const REASON = 'agreed with the lead of the desk'
type Office = Awaited<ReturnType<typeof openOfficeApp>>
type Somebody = { id: string; name: string; desk: Desk }

let casino: TestCasino
let office: Office
let administrator: Somebody
let administrator2: Somebody
let manager: Somebody
let lead: Somebody
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  administrator = await somebody('levent', ['administrator'])
  administrator2 = await somebody('aylin', ['administrator'])
  manager = await somebody('kerem', ['manager'])
  lead = await somebody('hakan', ['cashier'], ['cashier'])
})
afterAll(() => casino.close())

let made = 0
async function somebody(
  name: string,
  roles: readonly RoleName[],
  leads: readonly RoleName[] = [],
  where = office,
): Promise<Somebody> {
  const staff = await where.staff(`${name}${made++}`, roles, leads)
  return { ...staff, desk: await where.session(staff.id) }
}

const as = (...roles: RoleName[]): HeldRole[] => roles.map((role) => ({ role, isLead: false }))

async function propose(
  by: Somebody,
  to: { id: string; name: string },
  roles: HeldRole[],
  where = office,
) {
  await where.prove(by.desk, 'role.propose', `staff:${to.name}`)
  return where.post<GrantOutcome>(
    '/api/office/propose-roles',
    { id: to.id, roles, reason: REASON },
    by.desk,
  )
}

async function approve(by: Somebody, to: { name: string }, proposal: string, where = office) {
  await where.prove(by.desk, 'role.approve', `staff:${to.name}`)
  return where.post<GrantOutcome>(
    '/api/office/approve-roles',
    { proposal, reason: REASON },
    by.desk,
  )
}

const proposed = async (
  by: Somebody,
  to: { id: string; name: string },
  roles: HeldRole[],
  where = office,
) => {
  const { data } = await propose(by, to, roles, where)
  expect(data).toMatchObject({ outcome: 'waits' })
  return data?.proposal ?? ''
}

const rolesOf = async ({ id }: { id: string }, from = casino) => {
  const rows = await from.db
    .selectFrom('staff_role')
    .select('role')
    .where('staff_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

const versionOf = async ({ id }: { id: string }) =>
  (
    await casino.db
      .selectFrom('staff')
      .select('rights_version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).rights_version

test('AUZ-03: a role is given once the approvers together hold all of it: here by three people', async () => {
  const colleague = await somebody('colleague', [])
  const before = await versionOf(colleague)
  expect((await office.get('/api/office/me', {}, colleague.desk)).data).toMatchObject({
    actions: [],
  })
  const proposal = await proposed(administrator, colleague, as('cashier'))
  expect(await approve(administrator2, colleague, proposal)).toMatchObject({
    data: { code: 'ceiling' },
  })
  expect(await approve(administrator, colleague, proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  const first = await approve(manager, colleague, proposal)
  expect(first.data).toMatchObject({ outcome: 'waits' })
  expect(first.data?.missing).toContain('deposit.match')
  expect(await approve(manager, colleague, proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  expect(await rolesOf(colleague)).toEqual([])
  expect((await approve(lead, colleague, proposal)).data).toMatchObject({
    outcome: 'done',
    missing: [],
  })
  expect(await rolesOf(colleague)).toEqual(['cashier'])
  expect(await versionOf(colleague)).toBe(before + 1)
  const me = await office.get<{ actions: { right: string }[] }>(
    '/api/office/me',
    {},
    colleague.desk,
  )
  expect(me.data?.actions.map(({ right }) => right)).toContain('withdrawal.approve')
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'code'])
    .where('object', '=', `staff:${colleague.name}`)
    .orderBy('id')
    .execute()
  expect(rows.map(({ does, outcome, code }) => [does, outcome, code])).toEqual([
    ['role.propose', 'waits', null],
    ['role.approve', 'refused', 'ceiling'],
    ['role.approve', 'refused', 'same_person'],
    ['role.approve', 'waits', null],
    ['role.approve', 'refused', 'same_person'],
    ['role.approve', 'done', null],
  ])
})

test('two approvals at once are one after the other: the second completes, or finds it decided', async () => {
  const colleague = await somebody('colleague', [])
  const cashier = await proposed(administrator, colleague, as('cashier'))
  const both = await Promise.all([
    approve(manager, colleague, cashier),
    approve(lead, colleague, cashier),
  ])
  // The lead alone holds all of it: whoever of the two comes first decides what is left to say.
  expect(both.filter(({ data }) => data?.outcome === 'done')).toHaveLength(1)
  expect(await rolesOf(colleague)).toEqual(['cashier'])

  const other = await somebody('colleague', [])
  const manager2 = await somebody('cansu', ['manager'])
  const same = await proposed(administrator, other, as('manager'))
  const answers = await Promise.all([approve(manager, other, same), approve(manager2, other, same)])
  expect(answers.filter(({ data }) => data?.outcome === 'done')).toHaveLength(1)
  expect(answers.filter(({ success }) => !success)).toMatchObject([
    { data: { code: 'decided_meanwhile' } },
  ])
  expect(await rolesOf(other)).toEqual(['manager'])
})

test('the same person at once is one voice', async () => {
  const colleague = await somebody('colleague', [])
  const proposal = await proposed(administrator, colleague, as('cashier'))
  const answers = await Promise.all([
    approve(manager, colleague, proposal),
    approve(manager, colleague, proposal),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await rolesOf(colleague)).toEqual([])
})

test('nobody proposes for themselves, and the receiver approves nothing', async () => {
  expect(await propose(administrator, administrator, as('manager'))).toMatchObject({
    data: { code: 'self' },
  })
  const receiver = await somebody('receiver', ['manager'])
  const proposal = await proposed(administrator, receiver, [{ role: 'manager', isLead: true }])
  expect(await approve(receiver, receiver, proposal)).toMatchObject({ data: { code: 'self' } })
  expect((await approve(manager, receiver, proposal)).data).toMatchObject({ outcome: 'done' })
})

test('FRD-12: roles that may not be joined, and desks that are not theirs, are not even proposed', async () => {
  const colleague = await somebody('colleague', ['risk'])
  for (const roles of [
    as('risk', 'cashier'),
    as('manager', 'content'),
    [
      { role: 'risk' as const, isLead: false },
      { role: 'risk' as const, isLead: true },
    ],
  ])
    expect((await propose(administrator, colleague, roles)).success).toBe(false)
  expect(await propose(administrator, colleague, as('risk'))).toMatchObject({
    data: { code: 'roles_as_they_are' },
  })
  expect(await propose(administrator, colleague, as('risk', 'cashier'))).toMatchObject({
    data: { code: 'separation' },
  })
})

test('AUZ-04: taking away takes one person and acts on the next request', async () => {
  const colleague = await somebody('colleague', ['support', 'content'], ['content'])
  expect((await propose(administrator, colleague, as('content'))).data).toEqual({
    outcome: 'done',
    proposal: null,
    lapsesAt: null,
    missing: [],
    effectiveAt: null,
  })
  expect(await rolesOf(colleague)).toEqual(['content'])
  const asked = { right: 'file.view', object: null, minutes: 5, reason: REASON }
  expect((await office.post('/api/office/ask-elevation', asked, colleague.desk)).success).toBe(true)
  expect((await propose(administrator, colleague, [])).data).toMatchObject({ outcome: 'done' })
  expect(await office.post('/api/office/ask-elevation', asked, colleague.desk)).toMatchObject({
    status: 403,
    data: { code: 'no_right' },
  })
})

test('what changed since the proposal is not approved, and neither is what its proposer no longer may', async () => {
  const colleague = await somebody('colleague', ['content'])
  const other = await somebody('other', ['administrator'])
  const proposal = await proposed(other, colleague, as('content', 'cashier'))
  expect((await propose(administrator, colleague, [])).data).toMatchObject({ outcome: 'done' })
  expect(await approve(lead, colleague, proposal)).toMatchObject({
    status: 409,
    data: { code: 'changed_meanwhile' },
  })
  const third = await somebody('third', [])
  const next = await proposed(other, third, as('cashier'))
  expect((await propose(administrator, other, [])).data).toMatchObject({ outcome: 'done' })
  expect(await approve(lead, third, next)).toMatchObject({ data: { code: 'changed_meanwhile' } })
  expect(await rolesOf(third)).toEqual([])
})

test('who gave a yes and is suspended since has no voice', async () => {
  const colleague = await somebody('colleague', [])
  const manager2 = await somebody('gone', ['manager'])
  const cashier = await somebody('cashier', ['marketing'], ['marketing'])
  const proposal = await proposed(administrator, colleague, as('cashier', 'marketing'))
  expect((await approve(manager2, colleague, proposal)).data).toMatchObject({ outcome: 'waits' })
  await casino.db
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where('id', '=', manager2.id)
    .execute()
  expect((await approve(cashier, colleague, proposal)).data).toMatchObject({ outcome: 'waits' })
  // The cashiers' lead holds what the manager held of the rest.
  expect((await approve(lead, colleague, proposal)).data).toMatchObject({ outcome: 'done' })
})

test('one proposal waits for a person, who reads it sees who has said yes and what is missing', async () => {
  const colleague = await somebody('colleague', [])
  const proposal = await proposed(administrator, colleague, as('cashier'))
  expect(await propose(administrator2, colleague, as('trader'))).toMatchObject({
    data: { code: 'proposal_waits' },
  })
  await approve(manager, colleague, proposal)
  const list = async (by: Somebody) => {
    const { data } = await office.get<RoleProposal[]>('/api/office/role-proposals', {}, by.desk)
    return data?.find(({ id }) => id === proposal)
  }
  expect(await list(manager)).toMatchObject({
    person: { id: colleague.id },
    before: [],
    after: as('cashier'),
    approvedBy: [manager.name],
    effectiveAt: null,
    actions: [{ right: 'role.approve', state: 'refused', why: 'same_person' }],
  })
  expect((await list(administrator2))?.actions[0]).toMatchObject({ why: 'ceiling' })
  const refuse = { proposal, reason: REASON }
  await office.prove(manager.desk, 'role.approve', `staff:${colleague.name}`)
  expect(await office.post('/api/office/refuse-roles', refuse, manager.desk)).toMatchObject({
    success: true,
  })
  expect(await approve(lead, colleague, proposal)).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
})

test('a right that nobody holds: two administrators, everybody told, and in force a day later', async () => {
  const fresh = await openTestCasino()
  const there = await openOfficeApp(fresh)
  const [one, two] = [
    await somebody('one', ['administrator'], [], there),
    await somebody('two', ['administrator'], [], there),
  ]
  const [first, second, third] = [
    await somebody('first', [], [], there),
    await somebody('second', [], [], there),
    await somebody('third', [], [], there),
  ]
  const proposal = await proposed(one, first, as('manager'), there)
  expect(await approve(one, first, proposal, there)).toMatchObject({
    data: { code: 'same_person' },
  })
  const { data } = await approve(two, first, proposal, there)
  expect(data).toMatchObject({ outcome: 'later', missing: [] })
  const hours = (Date.parse(data?.effectiveAt ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect((await there.get('/api/office/notices', {}, third.desk)).data).toMatchObject({
    grants: [{ person: first.name, roles: ['manager'] }],
  })
  // Another is agreed on and then refused within its day.
  const refused = await proposed(one, second, as('trader'), there)
  expect((await approve(two, second, refused, there)).data).toMatchObject({ outcome: 'later' })
  await there.prove(two.desk, 'role.approve', `staff:${second.name}`)
  const no = await there.post(
    '/api/office/refuse-roles',
    { proposal: refused, reason: REASON },
    two.desk,
  )
  expect(no.success).toBe(true)
  expect(await giveRipeGrants(fresh.db)).toBe(0)
  expect(await rolesOf(first, fresh)).toEqual([])

  await sql`alter table office_approval disable trigger office_approval_is_final`.execute(
    fresh.owner.db,
  )
  const back = (from: string) =>
    sql`update ${sql.ref(from)} set ${sql.ref(from === 'office_approval' ? 'approved_at' : 'proposed_at')} =
      ${sql.ref(from === 'office_approval' ? 'approved_at' : 'proposed_at')} - interval '24 hours'`.execute(
      fresh.owner.db,
    )
  await back('office_approval')
  expect(await Promise.all([giveRipeGrants(fresh.db), giveRipeGrants(fresh.db)])).toContain(1)
  expect(await rolesOf(first, fresh)).toEqual(['manager'])
  expect(await rolesOf(second, fresh)).toEqual([])
  expect(await giveRipeGrants(fresh.db)).toBe(0)
  const rows = await fresh.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome'])
    .where('object', '=', `staff:${first.name}`)
    .where('actor_kind', '=', 'system')
    .execute()
  expect(rows).toEqual([{ actor: 'system:clock', outcome: 'done' }])
  await fresh.close()
})
