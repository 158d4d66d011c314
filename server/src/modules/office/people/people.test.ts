import type { StaffMember, StaffSession } from '@zar/contract/office/people'
import type { Right, RoleName } from '@zar/contract/office/rights/rights'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../platform/log/log.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { checkSeparation } from './check-separation.ts'
import { firstStaff } from './first-staff.ts'
import { readPerson } from './read-person.ts'
import { staffTasks } from './staff-jobs.ts'

const REASON = 'agreed with the lead of the desk'
type Somebody = { id: string; name: string; desk: Desk }
type ByTwo = { outcome: string; proposal: string; token?: string | null }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let administrator: Somebody
let administrator2: Somebody
let compliance: Somebody
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  administrator = await somebody('levent', ['administrator'])
  administrator2 = await somebody('aylin', ['administrator'])
  compliance = await somebody('nermin', ['compliance'])
})
afterAll(() => casino.close())

let made = 0
async function somebody(name: string, roles: readonly RoleName[]): Promise<Somebody> {
  const staff = await office.staff(`${name}${made++}`, roles)
  return { ...staff, desk: await office.session(staff.id) }
}

type Wish = { path: string; right: Right; object: string; input: object }

/** By this person, who has just proved who they are. */
async function deed<Data = ByTwo>(by: Somebody, { path, right, object, input }: Wish) {
  await office.prove(by.desk, right, object)
  return office.post<Data>(`/api/office/${path}`, { reason: REASON, ...input }, by.desk)
}

/** Proposed by one and approved by the other. */
async function byBoth(wish: Wish, [one, other] = [administrator, administrator2]) {
  const first = await deed(one, wish)
  expect(first.data).toMatchObject({ outcome: 'waits' })
  const proposal = first.data?.proposal
  const approval = { ...wish, input: { ...wish.input, proposal } }
  expect(await deed(one, approval)).toMatchObject({ data: { code: 'same_person' } })
  return deed(other, approval)
}

const suspend = (by: Somebody, { id, name }: Somebody) =>
  deed<{ ended: number }>(by, {
    path: 'suspend-staff',
    right: 'staff.suspend',
    object: `staff:${name}`,
    input: { id },
  })
const restore = ({ id, name }: Somebody): Wish => ({
  path: 'restore-staff',
  right: 'staff.restore',
  object: `staff:${name}`,
  input: { id },
})
const reset = ({ id, name }: Somebody): Wish => ({
  path: 'reset-staff-key',
  right: 'staff.key_reset',
  object: `staff:${name}`,
  input: { id },
})

test('AUZ-04: a suspension by one person ends sessions and rights with the next request; two take back', async () => {
  const cashier = await somebody('cashier', ['cashier'])
  const second = await office.session(cashier.id)
  const asked = { right: 'file.view', object: null, minutes: 30, reason: REASON }
  await office.post('/api/office/ask-elevation', asked, cashier.desk)
  expect((await suspend(compliance, cashier)).data).toEqual({ ended: 2 })
  for (const desk of [cashier.desk, second])
    expect(await office.get('/api/office/me', {}, desk)).toMatchObject({ status: 401 })
  const elevation = await casino.db
    .selectFrom('staff_elevation')
    .select('ended_at')
    .where('staff_id', '=', cashier.id)
    .executeTakeFirstOrThrow()
  expect(elevation.ended_at).not.toBeNull()
  expect(await suspend(compliance, cashier)).toMatchObject({ data: { code: 'staff_state' } })
  expect((await byBoth(restore(cashier), [compliance, administrator])).data).toMatchObject({
    outcome: 'done',
  })
  const desk = await office.session(cashier.id)
  expect((await office.get('/api/office/me', {}, desk)).data).toMatchObject({ roles: ['cashier'] })
})

test('nobody suspends or resets themselves', async () => {
  expect(await suspend(administrator, administrator)).toMatchObject({ data: { code: 'self' } })
  expect(await deed(administrator, reset(administrator))).toMatchObject({ data: { code: 'self' } })
})

test('two at once take a suspended person back once', async () => {
  const trader = await somebody('trader', ['trader'])
  await suspend(administrator, trader)
  const wish = restore(trader)
  const { data } = await deed(compliance, wish)
  const approval = { ...wish, input: { ...wish.input, proposal: data?.proposal } }
  const answers = await Promise.all([deed(administrator, approval), deed(administrator2, approval)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('a person is invited by two, sets up by the link, and can do nothing before a role', async () => {
  const invite: Wish = {
    path: 'invite-staff',
    right: 'staff.invite',
    object: 'staff:ece.polat',
    input: { name: 'ece.polat', fullName: 'Ece Polat' },
  }
  const invited = await byBoth(invite)
  expect(invited.data?.outcome).toBe('done')
  const token = invited.data?.token ?? ''
  const { data } = await office.post<{ secret: string }>('/api/office/invite', { token })
  const code = office.codeOf(data?.secret ?? '')
  const password = 'uzun ve yeni bir cumle'
  expect((await office.post('/api/office/take-invite', { token, password, code })).success).toBe(
    true,
  )
  const staff = await casino.db
    .selectFrom('staff')
    .select(['id', 'state'])
    .where('name', '=', 'ece.polat')
    .executeTakeFirstOrThrow()
  expect(staff.state).toBe('active')
  const desk = await office.session(staff.id)
  expect((await office.get('/api/office/me', {}, desk)).data).toMatchObject({
    roles: [],
    actions: [],
  })
  expect(await office.get('/api/office/staff', {}, desk)).toMatchObject({ status: 403 })
  expect(await deed(administrator, invite)).toMatchObject({ data: { code: 'staff_name_taken' } })
})

test('a person whose keys are reset by two is out, and their old password opens nothing', async () => {
  const trader = await somebody('trader', ['trader'])
  const { data } = await byBoth(reset(trader))
  expect(data?.token).toMatch(/^[\w-]{43}$/)
  expect((await office.get('/api/office/me', {}, trader.desk)).status).toBe(401)
  const logIn = { name: trader.name, password: 'dokuz deve bir tepe' }
  expect(await office.post('/api/office/log-in', logIn)).toMatchObject({
    data: { code: 'staff_wrong' },
  })
})

test('scopes are set by two, narrow the next request, and are none that a right does not know', async () => {
  const cashier = await somebody('cashier', ['cashier'])
  const edit = (scopes: object[]): Wish => ({
    path: 'edit-scopes',
    right: 'scope.edit',
    object: `staff:${cashier.name}`,
    input: { id: cashier.id, scopes },
  })
  const hours = { right: null, kind: 'hours', value: { from: 9, until: 18 } }
  const amount = {
    right: 'withdrawal.approve',
    kind: 'amount',
    value: { maxE5: '500000000' },
  }
  expect((await byBoth(edit([hours, amount]))).data).toMatchObject({ outcome: 'done' })
  expect((await readPerson(casino.db, cashier.id))?.scopes).toEqual([
    hours,
    { ...amount, value: { maxE5: 500_000_000n } },
  ])
  expect((await byBoth(edit([hours]))).data).toMatchObject({ outcome: 'done' })
  expect((await readPerson(casino.db, cashier.id))?.scopes).toEqual([hours])
  const useless = { right: 'file.view', kind: 'segment', value: 'vip' }
  expect(await deed(administrator, edit([useless]))).toMatchObject({ status: 400 })
  const own = edit([])
  expect(
    await deed(administrator, {
      ...own,
      object: `staff:${administrator.name}`,
      input: { id: administrator.id, scopes: [] },
    }),
  ).toMatchObject({ data: { code: 'self' } })
})

test('AUZ-02: the list has what may be done with each, and no more of people than the role sees', async () => {
  const oncall = await somebody('oncall', ['oncall'])
  const list = async (by: Somebody) =>
    (await office.get<StaffMember[]>('/api/office/staff', {}, by.desk)).data ?? []
  const whole = await list(administrator)
  const own = whole.find(({ id }) => id === administrator.id)
  expect(own).toMatchObject({ state: 'active', roles: [{ role: 'administrator' }], sessions: 1 })
  expect(own?.seenAt).not.toBeNull()
  expect(own?.actions.map(({ state, why }) => [state, why])).toEqual(
    own?.actions.map(() => ['refused', 'self']),
  )
  const other = whole.find(({ id }) => id === oncall.id)
  expect(other?.actions).toContainEqual({ right: 'staff.suspend', state: 'yes', why: null })
  expect(other?.actions).toContainEqual({ right: 'role.propose', state: 'second', why: null })
  const part = await list(oncall)
  expect(part).toHaveLength(whole.length)
  expect(part.map(({ seenAt, scopes }) => [seenAt, scopes])).toEqual(part.map(() => [null, []]))
  const text = JSON.stringify(whole)
  for (const secret of ['password', 'totp', 'hash']) expect(text).not.toContain(secret)
})

test('a person sees and ends their own sessions; all of somebody’s end by who may suspend', async () => {
  const support = await somebody('support', ['support'])
  const second = await office.session(support.id)
  const mine = async () =>
    (await office.get<StaffSession[]>('/api/office/my-sessions', {}, support.desk)).data ?? []
  const sessions = await mine()
  expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true])
  expect(sessions[0]?.ip).not.toContain('203.0.113.9')
  const session = sessions.find(({ isThis }) => !isThis)?.id
  const end = (by: Desk) => office.post('/api/office/end-my-session', { session }, by)
  expect(await end(compliance.desk)).toMatchObject({ data: { code: 'not_found' } })
  expect((await end(support.desk)).success).toBe(true)
  expect((await office.get('/api/office/me', {}, second)).status).toBe(401)
  expect(await mine()).toHaveLength(1)
  const all = await office.get<StaffSession[]>('/api/office/staff-sessions', {}, compliance.desk)
  expect(all.data?.map(({ name }) => name)).toContain(support.name)
  const ended = await deed<{ ended: number }>(compliance, {
    path: 'end-staff-sessions',
    right: 'staff.suspend',
    object: `staff:${support.name}`,
    input: { id: support.id },
  })
  expect(ended.data).toEqual({ ended: 1 })
  expect((await office.get('/api/office/me', {}, support.desk)).status).toBe(401)
})

test('FRD-12: the nightly check finds who holds what no one person may, and writes it down', async () => {
  expect(await checkSeparation(casino.db)).toEqual([])
  const both = await somebody('both', ['cashier', 'compliance'])
  const found = await checkSeparation(casino.db)
  expect(found.map(({ staff }) => staff)).toEqual([`staff:${both.name}`])
  expect(found[0]?.pairs).toContainEqual(
    expect.objectContaining({ a: 'payee.confirm', b: 'withdrawal.approve' }),
  )
  const told: object[] = []
  const log = openLog('error', { write: (line: string) => void told.push(JSON.parse(line)) })
  await staffTasks({ db: casino.db, log }).check_separation()
  expect(told).toMatchObject([{ event: 'separation broken', people: 1 }])
  const row = await casino.db
    .selectFrom('audit_event')
    .select(['actor', 'outcome', 'code'])
    .where('does', '=', 'separation_broken')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ actor: 'system:job', outcome: 'failed', code: 'separation' })
  await suspend(compliance, both)
  expect(await checkSeparation(casino.db)).toEqual([])
})

test('the first two administrators are made once, at whatever moment somebody else tries', async () => {
  const fresh = await openTestCasino()
  const names = (one: string, two: string) =>
    [
      { name: one, fullName: one },
      { name: two, fullName: two },
    ] as const
  const answers = await Promise.allSettled([
    firstStaff(fresh, names('levent', 'aylin')),
    firstStaff(fresh, names('kerem', 'hakan')),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(firstStaff(fresh, names('cansu', 'deniz'))).rejects.toMatchObject({
    code: 'staff_exists',
  })
  const staff = await fresh.db.selectFrom('staff').select(['state']).execute()
  expect(staff).toEqual([{ state: 'invited' }, { state: 'invited' }])
  const roles = await fresh.db.selectFrom('staff_role').select('role').execute()
  expect(roles).toEqual([{ role: 'administrator' }, { role: 'administrator' }])
  await fresh.close()
})
