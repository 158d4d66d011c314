import type { Elevation, Notices } from '@zar/contract/office/elevations'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'

const REASON = 'a player waits for this file'
type Somebody = { id: string; name: string; desk: Desk }

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let compliance: Somebody
let manager: Somebody
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  compliance = await somebody('nermin', ['compliance'])
  manager = await somebody('kerem', ['manager'])
})
afterAll(() => casino.close())

let made = 0
async function somebody(name: string, roles: readonly RoleName[]): Promise<Somebody> {
  const staff = await office.staff(`${name}${made++}`, roles)
  return { ...staff, desk: await office.session(staff.id) }
}

const ask = (by: Somebody, wish: object = {}) =>
  office.post<{ elevation: string }>(
    '/api/office/ask-elevation',
    { right: 'staff.view', object: null, minutes: 30, reason: REASON, ...wish },
    by.desk,
  )
const asked = async (by: Somebody, wish: object = {}) => {
  const { data, success } = await ask(by, wish)
  expect(success).toBe(true)
  return data?.elevation ?? ''
}
async function approve(by: Somebody, elevation: string) {
  await office.prove(by.desk, 'elevation.approve', `elevation:${elevation}`)
  return office.post<{ endsAt: string }>(
    '/api/office/approve-elevation',
    { elevation, reason: REASON },
    by.desk,
  )
}
const list = ({ desk }: Somebody) => office.get('/api/office/staff', {}, desk)

test('AUZ-04: a right for a while is given by another who holds it, and ends by itself', async () => {
  const support = await somebody('support', ['support'])
  expect((await list(support)).status).toBe(403)
  const elevation = await asked(support)
  expect((await list(support)).status).toBe(403)
  const given = await approve(compliance, elevation)
  const minutes = (Date.parse(given.data?.endsAt ?? '') - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29.5)
  expect(minutes).toBeLessThanOrEqual(30)
  expect((await list(support)).status).toBe(200)
  expect(await approve(manager, elevation)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  await sql`update staff_elevation set ends_at = clock_timestamp() where id = ${BigInt(elevation)}`.execute(
    casino.owner.db,
  )
  expect(await list(support)).toMatchObject({ status: 403, data: { code: 'elevation_ended' } })
})

test('who asked is told what waits and what is theirs, and nobody else of it', async () => {
  const support = await somebody('support', ['support'])
  const other = await somebody('support', ['support'])
  const own = async ({ desk }: Somebody) =>
    (await office.get<Notices>('/api/office/notices', {}, desk)).data?.own
  const elevation = await asked(support, { right: 'report.money', object: 'player:7' })
  expect(await own(support)).toEqual([{ right: 'report.money', object: 'player:7', endsAt: null }])
  expect(await own(other)).toEqual([])
  const { data } = await approve(compliance, elevation)
  expect(await own(support)).toEqual([
    { right: 'report.money', object: 'player:7', endsAt: data?.endsAt },
  ])
  await office.post('/api/office/log-out', {}, support.desk)
  expect(await own({ ...support, desk: await office.session(support.id) })).toEqual([])
})

test('it ends with the session that asked, and is not given after it', async () => {
  const support = await somebody('support', ['support'])
  await approve(compliance, await asked(support))
  const waiting = await asked(support, { right: 'report.money' })
  expect((await list(support)).status).toBe(200)
  await office.post('/api/office/log-out', {}, support.desk)
  const again = { ...support, desk: await office.session(support.id) }
  expect(await list(again)).toMatchObject({ data: { code: 'elevation_ended' } })
  expect(await approve(manager, waiting)).toMatchObject({ data: { code: 'changed_meanwhile' } })
})

test('nobody gives themselves a right, one that they lack, or one that makes a forbidden pair', async () => {
  const support = await somebody('support', ['support'])
  const manager2 = await somebody('hakan', ['manager'])
  const own = await asked(manager2, { right: 'alert.decide' })
  expect(await approve(manager2, own)).toMatchObject({ data: { code: 'same_person' } })
  expect(await approve(manager, own)).toMatchObject({ data: { code: 'ceiling' } })
  expect((await approve(compliance, own)).success).toBe(true)
  expect(await ask(support, { right: 'withdrawal.approve' })).toMatchObject({
    data: { code: 'separation' },
  })
  expect(await ask(support, { minutes: 61 })).toMatchObject({ status: 400 })
  await asked(support)
  expect(await ask(support)).toMatchObject({ data: { code: 'proposal_waits' } })
})

test('a request for a right lapses after an hour, and is asked for again', async () => {
  const support = await somebody('support', ['support'])
  const elevation = await asked(support)
  await sql`update staff_elevation set asked_at = clock_timestamp() - interval '60 minutes'
    where id = ${BigInt(elevation)}`.execute(casino.owner.db)
  expect(await approve(compliance, elevation)).toMatchObject({ data: { code: 'lapsed' } })
  await asked(support)
})

test('break-glass: alone and at once, only what stops, told to everybody and reviewed by compliance', async () => {
  const oncall = await somebody('oncall', ['oncall'])
  const support = await somebody('support', ['support'])
  const take = async (by: Somebody, right: string) => {
    await office.prove(by.desk, 'breakglass.use', `right:${right}`)
    return office.post<{ elevation: string }>(
      '/api/office/break-glass',
      { right, object: null, reason: REASON },
      by.desk,
    )
  }
  expect(await take(support, 'staff.suspend')).toMatchObject({ data: { code: 'no_right' } })
  expect(await take(oncall, 'withdrawal.approve' as never)).toMatchObject({ status: 400 })
  const suspend = async () => {
    const input = { id: support.id, reason: REASON }
    return office.post('/api/office/suspend-staff', input, oncall.desk)
  }
  expect(await suspend()).toMatchObject({ data: { code: 'no_right' } })
  const { data } = await take(oncall, 'staff.suspend')
  const elevation = data?.elevation ?? ''
  const told = await office.get<Notices>('/api/office/notices', {}, support.desk)
  expect(told.data).toMatchObject({
    brokenGlass: [{ person: oncall.name, right: 'staff.suspend' }],
    unreviewed: 0,
  })
  // Only what stops: a right that nobody gave is refused for another reason than before.
  expect(await office.get('/api/office/elevations', {}, oncall.desk)).toMatchObject({
    data: { code: 'not_elevatable' },
  })
  expect((await suspend()).success).toBe(true)
  const audited = await casino.db
    .selectFrom('audit_event')
    .select(['does', 'outcome', 'elevation'])
    .where('linked', '=', `elevation:${elevation}`)
    .execute()
  expect(audited).toEqual([{ does: 'breakglass.use', outcome: 'done', elevation: null }])

  await sql`update staff_elevation set asked_at = clock_timestamp() - interval '24 hours'
    where id = ${BigInt(elevation)}`.execute(casino.owner.db)
  const notices = async () =>
    (await office.get<Notices>('/api/office/notices', {}, manager.desk)).data
  expect(await notices()).toMatchObject({ unreviewed: 1 })
  const review = async (by: Somebody) => {
    await office.prove(by.desk, 'elevation.approve', `elevation:${elevation}`)
    const input = { elevation, reason: REASON }
    return office.post('/api/office/review-break-glass', input, by.desk)
  }
  expect(await review(manager)).toMatchObject({ data: { code: 'out_of_scope' } })
  const open = await office.get<Elevation[]>('/api/office/elevations', {}, compliance.desk)
  expect(open.data?.find(({ id }) => id === elevation)).toMatchObject({
    person: oncall.name,
    kind: 'break_glass',
    reviewedBy: null,
  })
  expect((await review(compliance)).success).toBe(true)
  expect(await review(compliance)).toMatchObject({ data: { code: 'decided_meanwhile' } })
  expect(await notices()).toMatchObject({ unreviewed: 0 })
})

test('who took a right alone does not review it', async () => {
  await office.prove(compliance.desk, 'breakglass.use', 'right:feed.switch')
  const { data } = await office.post<{ elevation: string }>(
    '/api/office/break-glass',
    { right: 'feed.switch', object: null, reason: REASON },
    compliance.desk,
  )
  const elevation = data?.elevation ?? ''
  await office.prove(compliance.desk, 'elevation.approve', `elevation:${elevation}`)
  expect(
    await office.post(
      '/api/office/review-break-glass',
      { elevation, reason: REASON },
      compliance.desk,
    ),
  ).toMatchObject({ data: { code: 'same_person' } })
})

test('a right for one case is good for that case alone', async () => {
  const trader = await somebody('trader', ['trader'])
  const first = await somebody('first', ['support'])
  const second = await somebody('second', ['support'])
  await approve(
    compliance,
    await asked(trader, { right: 'staff.suspend', object: `staff:${first.name}` }),
  )
  const suspend = ({ id }: Somebody) =>
    office.post('/api/office/suspend-staff', { id, reason: REASON }, trader.desk)
  expect(await suspend(second)).toMatchObject({ status: 403 })
  const whole = { right: 'staff.view', object: `staff:${first.name}` }
  await approve(compliance, await asked(trader, whole))
  // A list is about no case.
  expect(await list(trader)).toMatchObject({ status: 403, data: { code: 'no_right' } })
  expect((await suspend(first)).success).toBe(true)
  const row = await casino.db
    .selectFrom('audit_event')
    .select(['actor', 'elevation'])
    .where('object', '=', `staff:${first.name}`)
    .where('outcome', '=', 'done')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ actor: trader.id, elevation: 'asked' })
})
