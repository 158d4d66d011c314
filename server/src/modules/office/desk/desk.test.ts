import type { Desk as DeskAnswer, OwnCase } from '@zar/contract/office/desk/desk'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const HOUR = 3_600_000
type Somebody = { id: string; name: string; desk: Desk }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let manager: Somebody
let support: Somebody
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  manager = await somebody('kerem', ['manager'])
  support = await somebody('defne', ['support'])
})
afterAll(() => casino.close())

async function somebody(name: string, roles: readonly RoleName[]): Promise<Somebody> {
  const staff = await office.staff(name, roles)
  return { ...staff, desk: await office.session(staff.id) }
}
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const shift = (from: number, until: number, more: object = {}) =>
  office.post<{ shift: string }>(
    '/api/office/edit-shift',
    { staff: support.id, role: 'support', from: at(from), until: at(until), ...more },
    manager.desk,
  )
const duty = async () =>
  (await office.get<DeskAnswer>('/api/office/desk', {}, support.desk)).data?.duty ?? []

test('whoever has a session that is alive is on duty, the lead first, until the end of the shift', async () => {
  expect(await duty()).toMatchObject([
    { name: 'kerem', role: 'manager', isLead: true, until: null },
    { name: 'defne', role: 'support', isLead: false, until: null },
  ])
  const made = await shift(-1, 2)
  expect(made.status, made.message).toBe(200)
  expect((await duty())[1]?.until).not.toBeNull()
  await sql`update staff_session set seen_at = now() - interval '16 minutes' where staff_id = ${manager.id}`.execute(
    casino.owner.db,
  )
  expect((await duty()).map(({ name }) => name)).toEqual(['defne'])
  manager.desk = await office.session(manager.id)
})

test('nobody has two shifts at once, one as what they are not, or one without an end', async () => {
  expect(await shift(1, 3)).toMatchObject({ data: { code: 'shift_overlaps' } })
  expect((await shift(2.5, 4)).success).toBe(true)
  expect(await shift(5, 6, { role: 'manager' })).toMatchObject({ status: 400 })
  expect(await shift(5, 4)).toMatchObject({ status: 400 })
  expect(await shift(5, 22)).toMatchObject({ status: 400 })
  const both = await Promise.all([shift(30, 32), shift(31, 33)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  const refused = await office.post('/api/office/end-shift', { shift: '1' }, support.desk)
  expect(refused).toMatchObject({ data: { code: 'no_right' } })
})

test('AUZ-04: a right for a while ends with the shift, and at once where the shift is cut short', async () => {
  const listed = await office.get<{ shifts: { id: string; until: string; name: string }[] }>(
    '/api/office/shifts',
    {},
    manager.desk,
  )
  const running = listed.data?.shifts.find(({ name }) => name === 'defne')
  const reason = 'a player waits for this file'
  const asked = await office.post<{ elevation: string }>(
    '/api/office/ask-elevation',
    { right: 'staff.view', object: null, minutes: 60, reason },
    support.desk,
  )
  // Half an hour is left of the shift.
  const cut = await shift(-1, 0.5, { shift: running?.id })
  expect(cut.status, cut.message).toBe(200)
  const elevation = asked.data?.elevation ?? ''
  await office.prove(manager.desk, 'elevation.approve', `elevation:${elevation}`)
  const given = await office.post<{ endsAt: string }>(
    '/api/office/approve-elevation',
    { elevation, reason },
    manager.desk,
  )
  const minutes = (Date.parse(given.data?.endsAt ?? '') - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  const list = () => office.get('/api/office/staff', {}, support.desk)
  expect((await list()).status).toBe(200)
  const input = { shift: cut.data?.shift }
  expect((await office.post('/api/office/end-shift', input, manager.desk)).success).toBe(true)
  expect(await list()).toMatchObject({ data: { code: 'elevation_ended' } })
  expect(await office.post('/api/office/end-shift', input, manager.desk)).toMatchObject({
    status: 404,
  })
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'before', 'after'])
    .where('does', '=', 'shift.edit')
    .where('outcome', '=', 'done')
    .execute()
  expect(rows.length).toBeGreaterThan(3)
})

test('the own open cases are those of the queues and the withdrawals that were taken', async () => {
  await sql`insert into queue_case (queue, subject, state, opened_at, promise_at, owner_id, owned_at)
    values ('tickets', 'ticket:1042', 'open', now(), now() + interval '1 hour', ${support.id}, now())`.execute(
    casino.owner.db,
  )
  const read = async ({ desk }: Somebody) =>
    (await office.get<OwnCase[]>('/api/office/my-cases', {}, desk)).data
  expect(await read(support)).toMatchObject([
    { queue: 'tickets', subject: 'ticket:1042', name: '1042', state: 'open' },
  ])
  expect(await read(manager)).toEqual([])
  const { data } = await office.get<{ queue: string; waiting: number; oldestAt: string | null }[]>(
    '/api/office/queues',
    {},
    support.desk,
  )
  expect(data?.find(({ queue }) => queue === 'tickets')).toMatchObject({ waiting: 1, late: 0 })
  expect(data?.find(({ queue }) => queue === 'aml')).toBeUndefined()
})
