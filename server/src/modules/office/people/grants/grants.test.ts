import type { RoleProposal } from '@zar/contract/office/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { as, openGrantDesk, REASON, type Somebody } from './testing/grant-desk.ts'

let casino: TestCasino
let desk: Awaited<ReturnType<typeof openGrantDesk>>
let administrator: Somebody
let administrator2: Somebody
let manager: Somebody
let lead: Somebody
beforeAll(async () => {
  casino = await openTestCasino()
  desk = await openGrantDesk(casino)
  administrator = await desk.somebody('levent', ['administrator'])
  administrator2 = await desk.somebody('aylin', ['administrator'])
  manager = await desk.somebody('kerem', ['manager'])
  lead = await desk.somebody('hakan', ['cashier'], ['cashier'])
})
afterAll(() => casino.close())

const versionOf = async ({ id }: { id: string }) =>
  (
    await casino.db
      .selectFrom('staff')
      .select('rights_version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).rights_version

test('AUZ-03: a role is given once the approvers together hold all of it: here by three people', async () => {
  const colleague = await desk.somebody('colleague', [])
  const before = await versionOf(colleague)
  expect((await desk.office.get('/api/office/me', {}, colleague.desk)).data).toMatchObject({
    actions: [],
  })
  const proposal = await desk.proposed(administrator, colleague, as('cashier'))
  expect(await desk.approve(administrator2, colleague, proposal)).toMatchObject({
    data: { code: 'ceiling' },
  })
  expect(await desk.approve(administrator, colleague, proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  const first = await desk.approve(manager, colleague, proposal)
  expect(first.data).toMatchObject({ outcome: 'waits' })
  expect(first.data?.missing).toContain('deposit.match')
  expect(await desk.approve(manager, colleague, proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  expect(await desk.rolesOf(colleague)).toEqual([])
  expect((await desk.approve(lead, colleague, proposal)).data).toMatchObject({
    outcome: 'done',
    missing: [],
  })
  expect(await desk.rolesOf(colleague)).toEqual(['cashier'])
  expect(await versionOf(colleague)).toBe(before + 1)
  const me = await desk.office.get<{ actions: { right: string }[] }>(
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
  const colleague = await desk.somebody('colleague', [])
  const cashier = await desk.proposed(administrator, colleague, as('cashier'))
  const both = await Promise.all([
    desk.approve(manager, colleague, cashier),
    desk.approve(lead, colleague, cashier),
  ])
  // The lead alone holds all of it: whoever of the two comes first decides what is left to say.
  expect(both.filter(({ data }) => data?.outcome === 'done')).toHaveLength(1)
  expect(await desk.rolesOf(colleague)).toEqual(['cashier'])

  const other = await desk.somebody('colleague', [])
  const manager2 = await desk.somebody('cansu', ['manager'])
  const same = await desk.proposed(administrator, other, as('manager'))
  const answers = await Promise.all([
    desk.approve(manager, other, same),
    desk.approve(manager2, other, same),
  ])
  expect(answers.filter(({ data }) => data?.outcome === 'done')).toHaveLength(1)
  expect(answers.filter(({ success }) => !success)).toMatchObject([
    { data: { code: 'decided_meanwhile' } },
  ])
  expect(await desk.rolesOf(other)).toEqual(['manager'])
})

test('the same person at once is one voice', async () => {
  const colleague = await desk.somebody('colleague', [])
  const proposal = await desk.proposed(administrator, colleague, as('cashier'))
  const answers = await Promise.all([
    desk.approve(manager, colleague, proposal),
    desk.approve(manager, colleague, proposal),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await desk.rolesOf(colleague)).toEqual([])
})

test('nobody proposes for themselves, and the receiver approves nothing', async () => {
  expect(await desk.propose(administrator, administrator, as('manager'))).toMatchObject({
    data: { code: 'self' },
  })
  const receiver = await desk.somebody('receiver', ['manager'])
  const proposal = await desk.proposed(administrator, receiver, [{ role: 'manager', isLead: true }])
  expect(await desk.approve(receiver, receiver, proposal)).toMatchObject({ data: { code: 'self' } })
  expect((await desk.approve(manager, receiver, proposal)).data).toMatchObject({ outcome: 'done' })
})

test('FRD-12: roles that may not be joined, and desks that are not theirs, are not even proposed', async () => {
  const colleague = await desk.somebody('colleague', ['risk'])
  for (const roles of [
    as('risk', 'cashier'),
    as('manager', 'content'),
    [
      { role: 'risk' as const, isLead: false },
      { role: 'risk' as const, isLead: true },
    ],
  ])
    expect((await desk.propose(administrator, colleague, roles)).success).toBe(false)
  expect(await desk.propose(administrator, colleague, as('risk'))).toMatchObject({
    data: { code: 'roles_as_they_are' },
  })
  expect(await desk.propose(administrator, colleague, as('risk', 'cashier'))).toMatchObject({
    data: { code: 'separation' },
  })
})

test('AUZ-04: taking away takes one person and acts on the next request', async () => {
  const colleague = await desk.somebody('colleague', ['support', 'content'], ['content'])
  expect((await desk.propose(administrator, colleague, as('content'))).data).toEqual({
    outcome: 'done',
    proposal: null,
    lapsesAt: null,
    missing: [],
    effectiveAt: null,
  })
  expect(await desk.rolesOf(colleague)).toEqual(['content'])
  const asked = { right: 'file.view', object: null, minutes: 5, reason: REASON }
  expect((await desk.office.post('/api/office/ask-elevation', asked, colleague.desk)).success).toBe(
    true,
  )
  expect((await desk.propose(administrator, colleague, [])).data).toMatchObject({ outcome: 'done' })
  expect(await desk.office.post('/api/office/ask-elevation', asked, colleague.desk)).toMatchObject({
    status: 403,
    data: { code: 'no_right' },
  })
})

test('what changed since the proposal is not approved, and neither is what its proposer no longer may', async () => {
  const colleague = await desk.somebody('colleague', ['content'])
  const other = await desk.somebody('other', ['administrator'])
  const proposal = await desk.proposed(other, colleague, as('content', 'cashier'))
  expect((await desk.propose(administrator, colleague, [])).data).toMatchObject({ outcome: 'done' })
  expect(await desk.approve(lead, colleague, proposal)).toMatchObject({
    status: 409,
    data: { code: 'changed_meanwhile' },
  })
  const third = await desk.somebody('third', [])
  const next = await desk.proposed(other, third, as('cashier'))
  expect((await desk.propose(administrator, other, [])).data).toMatchObject({ outcome: 'done' })
  expect(await desk.approve(lead, third, next)).toMatchObject({
    data: { code: 'changed_meanwhile' },
  })
  expect(await desk.rolesOf(third)).toEqual([])
})

test('who gave a yes and is suspended since has no voice', async () => {
  const colleague = await desk.somebody('colleague', [])
  const manager2 = await desk.somebody('gone', ['manager'])
  const cashier = await desk.somebody('cashier', ['marketing'], ['marketing'])
  const proposal = await desk.proposed(administrator, colleague, as('cashier', 'marketing'))
  expect((await desk.approve(manager2, colleague, proposal)).data).toMatchObject({
    outcome: 'waits',
  })
  await casino.db
    .updateTable('staff')
    .set({ state: 'suspended' })
    .where('id', '=', manager2.id)
    .execute()
  expect((await desk.approve(cashier, colleague, proposal)).data).toMatchObject({
    outcome: 'waits',
  })
  // The cashiers' lead holds what the manager held of the rest.
  expect((await desk.approve(lead, colleague, proposal)).data).toMatchObject({ outcome: 'done' })
})

test('one proposal waits for a person, who reads it sees who has said yes and what is missing', async () => {
  const colleague = await desk.somebody('colleague', [])
  const proposal = await desk.proposed(administrator, colleague, as('cashier'))
  expect(await desk.propose(administrator2, colleague, as('trader'))).toMatchObject({
    data: { code: 'proposal_waits' },
  })
  await desk.approve(manager, colleague, proposal)
  const list = async (by: Somebody) => {
    const { data } = await desk.office.get<RoleProposal[]>(
      '/api/office/role-proposals',
      {},
      by.desk,
    )
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
  expect(await desk.refuse(administrator, colleague, proposal)).toMatchObject({
    data: { code: 'same_person' },
  })
  expect((await desk.refuse(manager, colleague, proposal)).success).toBe(true)
  expect(await desk.approve(lead, colleague, proposal)).toMatchObject({
    data: { code: 'decided_meanwhile' },
  })
})
