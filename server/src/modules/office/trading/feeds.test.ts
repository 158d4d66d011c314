import type { OfficeFeeds } from '@zar/contract/office/trading/feeds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openOfficeApp } from '../../../testing/office/office-app.ts'
import { openTestCasino, type TestCasino } from '../../../testing/test-casino.ts'

let casino: TestCasino
let office: Awaited<ReturnType<typeof openOfficeApp>>
let desk: Desk
beforeAll(async () => {
  casino = await openTestCasino()
  office = await openOfficeApp(casino)
  desk = await office.session((await office.staff('denet', ['auditor'])).id)
})
afterAll(() => casino.close())

const read = async () => (await office.get<OfficeFeeds>('/api/office/feeds', {}, desk)).data
const tell = (isOpen: boolean, isShut = false) =>
  casino.pool.query(
    `insert into betting_producer (source, producer, is_open, is_shut, heard_at)
      values ('zar', 'live', $1, $2, now()) on conflict (source, producer)
      do update set is_open = excluded.is_open, is_shut = excluded.is_shut, heard_at = now()`,
    [isOpen, isShut],
  )

test('a stream that falls silent has one gap, which ends as it is heard again', async () => {
  expect(await read()).toEqual({ feeds: [], gaps: [] })
  await tell(true)
  await tell(true)
  expect(await read()).toMatchObject({ feeds: [{ producer: 'live', isOpen: true }], gaps: [] })
  await tell(false)
  await tell(false)
  expect((await read())?.gaps).toMatchObject([{ producer: 'live', isShut: false, endedAt: null }])
  await tell(true)
  const [gap, ...more] = (await read())?.gaps ?? []
  expect(more).toEqual([])
  expect(Date.parse(gap?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(gap?.beganAt ?? ''))
})

test('one that a trader shuts is told as such, and what is over is kept as it was', async () => {
  await tell(false, true)
  expect((await read())?.gaps[0]).toMatchObject({ isShut: true, endedAt: null })
  await expect(casino.pool.query('delete from betting_gap')).rejects.toThrow()
  await expect(
    casino.pool.query('update betting_gap set ended_at = now() where ended_at is not null'),
  ).rejects.toThrow()
})

test('gaps of more than 30 days ago are told no more', async () => {
  await casino.owner.pool.query(
    `insert into betting_gap (source, producer, is_shut, began_at, ended_at)
      values ('zar', 'pre', false, now() - interval '40 days', now() - interval '31 days')`,
  )
  expect((await read())?.gaps.map(({ producer }) => producer)).not.toContain('pre')
})
