import type { OfficeBackups } from '@zar/contract/office/system/backups'
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

const read = async () => (await office.get<OfficeBackups>('/api/office/backups', {}, desk)).data
const note = (kind: string, isDone: boolean, ago: string) =>
  casino.owner.pool.query(
    `insert into backup_record (kind, is_done, file, bytes, as_of, took_ms, done_by, at)
      values ($1, $2, 'zar.tar.gz', 12000000, now(), 4000, 'root', now() - $3::interval)`,
    [kind, isDone, ago],
  )

test('a house without a backup of a day is told so, and failures and drills count for none', async () => {
  expect(await read()).toMatchObject({ rows: [], lastAt: null, isLate: true })
  await note('backup', true, '3 days')
  await note('backup', false, '1 hour')
  await note('drill', true, '1 hour')
  const told = await read()
  expect(told?.isLate).toBe(true)
  expect(told?.rows.map(({ kind, isDone }) => [kind, isDone])).toEqual([
    ['drill', true],
    ['backup', false],
    ['backup', true],
  ])
  await note('backup', true, '2 hours')
  expect(await read()).toMatchObject({ isLate: false, archive: { isOn: expect.any(Boolean) } })
})
