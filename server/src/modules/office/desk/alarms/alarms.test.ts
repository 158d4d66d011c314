import type { Alarm } from '@zar/contract/office/desk/alarms'
import type { Desk as DeskAnswer } from '@zar/contract/office/desk/desk'
import type { RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOK_GAUGES } from '../../../../app/tell-metrics.ts'
import { type Desk, openOfficeApp } from '../../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../../testing/test-casino.ts'
import { openFigures } from './read-figures.ts'
import type { ToldFigures } from './rules.ts'
import { watchAlarms } from './watch-alarms.ts'

const REASON = 'the supplier mends it right now'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks = new Map<string, Desk>()
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['defne', 'cashier'],
    ['nermin', 'compliance'],
  ] as const)
    desks.set(name, await office.session((await office.staff(name, [role as RoleName])).id))
})
afterAll(() => casino.close())

const figures = (value: number): ToldFigures =>
  new Map([
    ['zar_audit_broken', [{ value, labels: {} }]],
    ['zar_supplier_breaker_open', [{ value, labels: { provider: 'amusnet' } }]],
  ])
const watch = (value: number) => watchAlarms(casino.db, async () => figures(value))
const read = async (): Promise<DeskAnswer> => {
  const { data } = await office.get<DeskAnswer>('/api/office/desk', {}, desks.get('kerem'))
  if (!data) throw new Error('no desk')
  return data
}
const find = async (name: string): Promise<Alarm | undefined> =>
  (await read()).alarms.find((alarm) => alarm.name === name)
const post = (path: string, body: object, who = 'kerem') =>
  office.post(`/api/office/${path}`, body, desks.get(who))

test('what is wrong begins at once or once it lasted, is opened once, and ends by itself', async () => {
  await Promise.all([watch(1), watch(1)])
  expect(await find('AuditBroken')).toMatchObject({ isCritical: true, endedAt: null, about: '' })
  expect(await find('BreakerOpen')).toBeUndefined()
  await sql`update alarm set held_since = now() - interval '3 minutes' where name = 'BreakerOpen'`.execute(
    casino.owner.db,
  )
  await watch(1)
  expect(await find('BreakerOpen')).toMatchObject({ about: 'amusnet', isCritical: false })
  await watch(0)
  const ended = await read()
  expect(ended.alarms.map(({ name, endedAt }) => `${name} ${endedAt !== null}`).sort()).toEqual([
    'AuditBroken true',
    'BreakerOpen true',
  ])
  await sql`update alarm set ended_at = ended_at`.execute(casino.db).then(
    () => expect.unreachable('an alarm that ended was changed'),
    () => undefined,
  )
})

test('an age of what never happened is no figure, and the desk is told all the same', async () => {
  await watch(Number.POSITIVE_INFINITY)
  expect(await find('AuditBroken')).toMatchObject({ endedAt: null, value: null })
  await watch(0)
})

test('what was wrong too short leaves no row, and what could not be read changes nothing', async () => {
  const count = async () => (await casino.db.selectFrom('alarm').select('id').execute()).length
  const before = await count()
  await watchAlarms(
    casino.db,
    async () =>
      new Map([['zar_supplier_breaker_open', [{ value: 1, labels: { provider: 'hub88' } }]]]),
  )
  expect(await count()).toBe(before + 1)
  await watchAlarms(casino.db, async () => new Map())
  expect(await count()).toBe(before + 1)
  await watchAlarms(casino.db, async () => new Map([['zar_supplier_breaker_open', []]]))
  expect(await count()).toBe(before)
})

test('an alarm has one owner, who gives it back; the second is told', async () => {
  await watch(1)
  const id = (await find('AuditBroken'))?.id ?? ''
  const both = await Promise.all(
    ['kerem', 'defne'].map((who) => post('own-alarm', { id, isOwned: true }, who)),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = both[0]?.status === 200 ? 'kerem' : 'defne'
  expect((await find('AuditBroken'))?.owner?.name).toBe(winner)
  const other = winner === 'kerem' ? 'defne' : 'kerem'
  expect(await post('own-alarm', { id, isOwned: false }, other)).toMatchObject({
    data: { code: 'alarm_owned' },
  })
  expect((await post('own-alarm', { id, isOwned: false }, winner)).status).toBe(200)
  expect((await find('AuditBroken'))?.owner).toBeNull()
})

test('it is muted for thirty minutes with a reason, by whoever has the right', async () => {
  const id = (await find('AuditBroken'))?.id ?? ''
  expect(await post('mute-alarm', { id, reason: REASON }, 'defne')).toMatchObject({
    data: { code: 'no_right' },
  })
  expect((await post('mute-alarm', { id, reason: 'short' })).status).toBe(400)
  expect((await post('mute-alarm', { id, reason: REASON })).status).toBe(200)
  const { mutedUntil } = (await find('AuditBroken')) ?? {}
  const minutes = (Date.parse(mutedUntil ?? '') - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30)
  await watch(0)
  expect(await post('mute-alarm', { id, reason: REASON })).toMatchObject({
    data: { code: 'alarm_over' },
  })
  expect(await post('own-alarm', { id: '999999', isOwned: true })).toMatchObject({ status: 404 })
})

test('every statement of a figure is read with the rights of the application', async () => {
  // Before the first check of the books nothing is known of it.
  await sql`update books_check set began_at = now(), whole_at = now()`.execute(casino.owner.db)
  const failed: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => failed.push(line) })
  const readFigures = openFigures(
    { db: casino.db, log, monotonicMs: () => performance.now() },
    BOOK_GAUGES,
  )
  const told = await readFigures()
  expect(failed.filter((line) => !line.includes('graphile_worker'))).toEqual([])
  expect(told.get('zar_audit_broken')).toEqual([{ labels: {}, value: 0 }])
  await watchAlarms(casino.db, readFigures)
})
