import type { DeviceAsked } from '@zar/contract/office/log-in/device'
import { BINDING_HEADER } from '@zar/contract/office/log-in/device'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

const BINDING = 'ab'.repeat(32)
const OTHER = 'cd'.repeat(32)

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let people = 0
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
})
// Six digits are good once: each test has its own half minute.
beforeEach(() => casino.clock.advance(60_000))
afterAll(() => casino.close())

type Asked = { code: string; poll: string }
type Came = { step: string; endsAt: string | null; code?: string }

/** Somebody of the staff, with a session in the browser. */
async function somebody() {
  people += 1
  const { id, name } = await office.staff(`person${people}`, ['support'])
  const desk: Desk = { ...(await office.session(id)), ip: `203.0.113.${people}` }
  return { id, name, desk }
}
const askCode = async (name: string, ip = `198.51.100.${people}`) => {
  const asked = await office.post<Asked>(
    '/api/office/device-code',
    { name, machine: 'desk-1', binding: BINDING },
    { ip },
  )
  if (!asked.data || !('poll' in asked.data)) throw new Error(asked.message ?? 'no code')
  return asked.data
}
const take = (poll: string, binding = BINDING) =>
  office.post<Came>('/api/office/device-session', { poll, binding })
const read = (code: string, desk: Desk) =>
  office.post<DeviceAsked>('/api/office/read-device-code', { code }, desk)
const confirm = (code: string, desk: Desk, totp = office.code()) =>
  office.post<{ code?: string }>('/api/office/confirm-device', { code, totp }, desk)
const refuse = (code: string, desk: Desk) =>
  office.post('/api/office/refuse-device', { code }, desk)
const meBy = (token: string | undefined, binding = BINDING) =>
  office.get<{ name?: string }>(
    '/api/office/me',
    {},
    { token, headers: { [BINDING_HEADER]: binding } },
  )
const UNKNOWN = { data: { code: 'device_code_unknown' } }
const OVER = { data: { step: 'over', endsAt: null }, token: undefined }

async function signedIn() {
  const person = await somebody()
  const { code, poll } = await askCode(person.name)
  expect((await confirm(code, person.desk)).success).toBe(true)
  const { token } = await take(poll)
  return { ...person, token }
}

test('AUT-07: a command line signs in as the person who confirms its code, with a fresh proof', async () => {
  const { id, name, desk } = await somebody()
  const { code, poll } = await askCode(name)
  expect(code).toMatch(/^\d{4}-\d{4}$/)
  expect(await take(poll)).toMatchObject({ data: { step: 'waits' }, token: undefined })
  expect((await read(code.replace('-', ''), desk)).data).toMatchObject({
    machine: 'desk-1',
    place: expect.not.stringContaining(`198.51.100.${people}`),
    isSamePlace: false,
  })
  expect(await confirm(code, desk, '000000')).toMatchObject({ data: { code: 'staff_wrong' } })
  expect((await confirm(code, desk)).success).toBe(true)
  const came = await take(poll)
  expect(came.data).toMatchObject({ step: 'done', endsAt: expect.any(String) })
  expect((await meBy(came.token)).data).toMatchObject({ id, name })
  const list = await office.get<{ agent: string; isThis: boolean }[]>(
    '/api/office/my-sessions',
    {},
    desk,
  )
  expect(list.data).toContainEqual(
    expect.objectContaining({ agent: 'zar-office desk-1', isThis: false }),
  )
  const rows = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'after'])
    .where('actor', '=', id)
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { does: 'device_confirm', after: { machine: 'desk-1' } },
    { does: 'log_in', after: { by: 'device code', machine: 'desk-1' } },
  ])
})

test('a code is good once, however often and at whatever moment it is used', async () => {
  const { name, desk } = await somebody()
  const { code, poll } = await askCode(name)
  expect((await confirm(code, desk)).success).toBe(true)
  casino.clock.advance(30_000)
  expect(await confirm(code, desk)).toMatchObject(UNKNOWN)
  const came = await Promise.all(Array.from({ length: 5 }, () => take(poll)))
  expect(came.filter(({ token }) => token !== undefined)).toHaveLength(1)
  expect(came.filter(({ data }) => data?.step === 'over')).toHaveLength(4)
  expect(await read(code, desk)).toMatchObject(UNKNOWN)
})

test('after ten minutes nobody confirms it, and what was confirmed gives no session', async () => {
  const late = async (poll: string) => {
    const seconds = 601
    await sql`update staff_device_code set asked_at = asked_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds}),
      decided_at = decided_at - make_interval(secs => ${seconds})`.execute(casino.owner.db)
    return take(poll)
  }
  const { name, desk } = await somebody()
  const first = await askCode(name)
  expect(await late(first.poll)).toMatchObject(OVER)
  expect(await confirm(first.code, desk)).toMatchObject(UNKNOWN)
  const second = await askCode(name)
  casino.clock.advance(30_000)
  expect((await confirm(second.code, desk)).success).toBe(true)
  expect(await late(second.poll)).toMatchObject(OVER)
})

test('nobody but the person themselves confirms it, in the browser and signed in', async () => {
  const { name, desk } = await somebody()
  const other = await somebody()
  const { code, poll } = await askCode(name)
  expect(await read(code, other.desk)).toMatchObject(UNKNOWN)
  expect(await confirm(code, other.desk)).toMatchObject(UNKNOWN)
  const player = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }
  for (const nobody of [{}, player, { token: 'y'.repeat(43) }])
    expect(await confirm(code, nobody)).toMatchObject({ data: { code: 'not_signed_in' } })
  const line = await signedIn()
  const next = await askCode(line.name, '192.0.2.1')
  const asLine = { token: line.token, headers: { [BINDING_HEADER]: BINDING } }
  expect(await confirm(next.code, asLine)).toMatchObject({ data: { code: 'browser_only' } })
  await sql`update staff_session set seen_at = seen_at - interval '16 minutes' where machine is null`.execute(
    casino.owner.db,
  )
  expect(await confirm(code, desk)).toMatchObject({ data: { code: 'not_signed_in' } })
  expect((await take(poll)).data?.step).toBe('waits')
  // A command line has no keys that somebody leaves.
  await sql`update staff_session set seen_at = seen_at - interval '1 hour'`.execute(casino.owner.db)
  expect((await meBy(line.token)).success).toBe(true)
})

test('codes are not guessed: five wrong ones lock a person out, and an address gets ten codes', async () => {
  const { name, desk } = await somebody()
  const { code } = await askCode(name)
  const wrong = code === '0000-0000' ? '0000-0001' : '0000-0000'
  for (let tries = 0; tries < 5; tries++) expect(await read(wrong, desk)).toMatchObject(UNKNOWN)
  expect(await confirm(code, desk)).toMatchObject({ data: { code: 'staff_locked' } })
  const from = '192.0.2.77'
  for (let tries = 0; tries < 10; tries++) await askCode(name, from)
  await expect(askCode(name, from)).rejects.toThrow()
})

test('who is refused, unknown or suspended gets nothing, and a name that nobody has looks like any other', async () => {
  const { id, name, desk } = await somebody()
  const { code, poll } = await askCode(name)
  expect((await refuse(code, desk)).success).toBe(true)
  expect((await take(poll)).data?.step).toBe('refused')
  const nobody = await askCode('nobody-here')
  expect((await take(nobody.poll)).data?.step).toBe('waits')
  expect(await take('z'.repeat(43))).toMatchObject(OVER)
  const next = await askCode(name)
  expect((await confirm(next.code, desk)).success).toBe(true)
  await casino.db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', id).execute()
  expect(await take(next.poll)).toMatchObject(OVER)
})

test('a copy of the session on another machine or in another file ends it for both', async () => {
  const person = await somebody()
  const { code, poll } = await askCode(person.name)
  await confirm(code, person.desk)
  expect(await take(poll, OTHER)).toMatchObject(OVER)
  const { token } = await take(poll)
  expect((await meBy(token)).success).toBe(true)
  expect(await meBy(token, OTHER)).toMatchObject({ data: { code: 'not_signed_in' } })
  expect(await meBy(token)).toMatchObject({ data: { code: 'not_signed_in' } })
})

test('AUZ-04: rights taken away, a suspension and the end from the browser act on the next command', async () => {
  const { id, desk, token } = await signedIn()
  const as = { token, headers: { [BINDING_HEADER]: BINDING } }
  const tickets = () => office.get('/api/office/tickets', { view: 'waiting' }, as)
  expect((await tickets()).success).toBe(true)
  await sql`update staff_role set ended_at = clock_timestamp(), ended_by = ${id} where staff_id = ${id}`.execute(
    casino.db,
  )
  expect(await tickets()).toMatchObject({ data: { code: 'no_right' } })
  const { data } = await office.get<{ id: string; isThis: boolean }[]>(
    '/api/office/my-sessions',
    {},
    desk,
  )
  const session = data?.find(({ isThis }) => !isThis)?.id
  expect((await office.post('/api/office/end-my-session', { session }, desk)).success).toBe(true)
  expect(await meBy(token)).toMatchObject({ data: { code: 'not_signed_in' } })
})
