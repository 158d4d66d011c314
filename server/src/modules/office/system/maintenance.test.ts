import type { OfficeMaintenance } from '@zar/contract/office/system/maintenance'
import { maintenance as announced } from '@zar/contract/protection'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mountRoutes, openHttp } from '../../../platform/http/http.ts'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTable } from '../../../testing/players/play.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'
import { openWallet } from '../../casino/index.ts'
import {
  maintenanceRoutes,
  openMaintenance,
  PLAY_MONEY,
  withMaintenance,
} from '../../protection/index.ts'

const REASON = 'The database moves to its new server.'
const E5 = 100_000n
const MINUTE_MS = 60_000
const log = pino({ level: 'silent' })

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
const desks: Record<string, Desk> = {}
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  for (const [name, role] of [
    ['kerem', 'manager'],
    ['selin', 'manager'],
    ['defne', 'cashier'],
  ] as const)
    desks[name] = await office.session((await office.staff(name, [role])).id)
})
const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => casino.close())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
type Came = { outcome: string; proposal: string }
const set = (input: object, desk = desks.kerem) =>
  office.post<Came>(
    '/api/office/maintenance-set',
    { beginsAt: null, endsAt: inMinutes(60), code: 'move', typed: 'Zar', reason: REASON, ...input },
    desk,
  )
const end = (input: object, desk = desks.kerem) =>
  office.post<Came>('/api/office/maintenance-end', { typed: 'Zar', reason: REASON, ...input }, desk)
const rows = async () =>
  (await office.get<{ rows: OfficeMaintenance[] }>('/api/office/maintenance', {}, desks.kerem)).data
    ?.rows ?? []

test('what is too short, too long, too far away or unnamed is refused and waits for nobody', async () => {
  expect(await set({ typed: 'zar' })).toMatchObject({ data: { code: 'name_needed' } })
  expect(await set({}, desks.defne)).toMatchObject({ data: { code: 'no_right' } })
  for (const wrong of [
    { endsAt: inMinutes(4) },
    { endsAt: inMinutes(-60) },
    { endsAt: inMinutes(25 * 60) },
    { beginsAt: inMinutes(60), endsAt: inMinutes(62) },
    { beginsAt: inMinutes(31 * 24 * 60), endsAt: inMinutes(31 * 24 * 60 + 60) },
  ])
    expect(await set(wrong), JSON.stringify(wrong)).toMatchObject({
      data: { code: 'maintenance_time' },
    })
  expect(await set({ endsAt: 'soon' })).toMatchObject({ status: 400 })
  expect(await casino.db.selectFrom('proposal').selectAll().execute()).toEqual([])
})

test('AUZ-03: two people announce it once; stakes stop at its begin, wins go on, and it ends by itself', async () => {
  const asked = { endsAt: inMinutes(60) }
  const came = await set(asked)
  expect(came).toMatchObject({ data: { outcome: 'waits' } })
  const proposal = came.data?.proposal
  expect(await rows()).toEqual([])
  expect(await set({ ...asked, proposal })).toMatchObject({ data: { code: 'same_person' } })
  const other = { ...asked, code: 'check', proposal }
  expect(await set(other, desks.selin)).toMatchObject({ data: { code: 'changed_meanwhile' } })
  const both = await Promise.all([
    set({ ...asked, proposal }, desks.selin),
    set({ ...asked, proposal }, desks.selin),
  ])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  expect(await rows()).toMatchObject([
    { state: 'runs', code: 'move', proposedBy: 'kerem', setBy: 'selin' },
  ])
  expect(await set({ endsAt: inMinutes(90) })).toMatchObject({
    data: { code: 'maintenance_meets' },
  })

  const reading = await openMaintenance({ ...casino, log, everyMs: 3_600_000 })
  const house = withMaintenance(PLAY_MONEY, reading)
  const why = (minutes: number) =>
    house.whyClosed({ countryId: 1 }, Date.now() + minutes * MINUTE_MS)
  expect([why(-5), why(1), why(59), why(61)]).toEqual([
    undefined,
    'maintenance',
    'maintenance',
    undefined,
  ])

  casino.clock.set(new Date(Date.now() - 5 * MINUTE_MS))
  const playerId = await casino.player({ cashE5: 100n * E5 })
  const wallet = openWallet({ ...casino, house, log })
  open.push(reading, wallet)
  const table = await openTable(casino, playerId)
  const bet = table.bet(10n * E5)
  expect(await wallet.post(bet)).toMatchObject({ outcome: 'ok' })
  casino.clock.set(new Date(Date.now() + MINUTE_MS))
  expect(await wallet.post(table.bet(E5))).toMatchObject({ outcome: 'gaming_closed' })
  expect(await wallet.post(table.win(bet, 30n * E5))).toMatchObject({ outcome: 'ok' })
  expect(await casino.cashE5(playerId)).toBe(120n * E5)
  casino.clock.set(new Date(Date.now() + 61 * MINUTE_MS))
  expect((await wallet.post(table.bet(E5))).outcome).not.toBe('gaming_closed')

  const app = openHttp({ logger: log, random: casino.random })
  const clock = { now: () => new Date() }
  mountRoutes(app, maintenanceRoutes({ clock, house }), async () => undefined)
  const told = (await app.inject(announced.path)).json()
  expect(told).toMatchObject({ data: { code: 'move', endsAt: asked.endsAt } })
  expect(JSON.stringify(told)).not.toContain(REASON)
  await app.close()
})

test('two people end it before its time, and every process that reads knows it', async () => {
  const [one] = await rows()
  const id = one?.id
  const reading = await openMaintenance({ ...casino, log, everyMs: 3_600_000 })
  open.push(reading)
  expect(reading.isOn(Date.now() + 1_000)).toBe(true)
  const proposal = (await end({ id })).data?.proposal
  expect(await end({ id, proposal }, desks.selin)).toMatchObject({ data: { outcome: 'done' } })
  await reading.read()
  expect(reading.isOn(Date.now() + 1_000)).toBe(false)
  expect(await rows()).toMatchObject([{ state: 'ended', endedBy: 'selin', actions: [] }])
  expect(await end({ id })).toMatchObject({ data: { code: 'decided_meanwhile' } })
  expect((await end({ id: '99' })).status).toBe(404)
  // The time is free again.
  expect(await set({ endsAt: inMinutes(90) })).toMatchObject({ data: { outcome: 'waits' } })
})

test('the database keeps every announcement, by two, one at a time', async () => {
  const insert = (values: string) =>
    casino.owner.pool.query(
      `insert into maintenance (begins_at, ends_at, code, proposed_by, set_by, because)
        select now() + interval '10 days', now() + ${values}`,
    )
  const [one, other] = await casino.db.selectFrom('staff').select('id').limit(2).execute()
  const by = (first = one?.id, second = other?.id) => `'move', '${first}', '${second}', 'why'`
  await expect(insert(`interval '10 days 1 hour', ${by(one?.id, one?.id)}`)).rejects.toThrow(
    'by_two',
  )
  await expect(insert(`interval '12 days', ${by()}`)).rejects.toThrow('has_a_length')
  await insert(`interval '10 days 1 hour', ${by()}`)
  await expect(insert(`interval '10 days 2 hours', ${by()}`)).rejects.toThrow('one_at_a_time')
  await expect(casino.owner.pool.query('delete from maintenance')).rejects.toThrow()
  await expect(
    casino.owner.pool.query('update maintenance set ended_at = null where ended_at is not null'),
  ).rejects.toThrow()
})
