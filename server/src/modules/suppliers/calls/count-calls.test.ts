import { randomUUID } from 'node:crypto'
import type { ProviderName } from '@zar/contract/casino/casino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDb } from '../../../testing/database/database.ts'
import { settableClock } from '../../../testing/test-casino.ts'
import { openCallCounts } from './count-calls.ts'
import { forgetCalls } from './forget-calls.ts'

const NOON = new Date('2026-03-01T12:00:30Z')
const resting: ProviderName[] = []
let database: Awaited<ReturnType<typeof freshDb>>
let clock: ReturnType<typeof settableClock>
beforeAll(async () => {
  database = await freshDb()
})
beforeEach(async () => {
  clock = settableClock(NOON)
  resting.length = 0
  await database.db.deleteFrom('provider_minute').execute()
})
afterAll(() => database.close())

const open = (db = database.db) =>
  openCallCounts({ db, clock, process: randomUUID(), resting: () => resting })
const rows = () =>
  database.db
    .selectFrom('provider_minute')
    .selectAll()
    .orderBy('minute')
    .orderBy('method')
    .execute()
const sumOf = (times: readonly number[] = []) => times.reduce((sum, count) => sum + count, 0)

test('calls are a row for each minute, supplier and method, however often they are written down', async () => {
  const counts = open()
  const count = counts.of('hub88')
  count('bet', 'done', 1)
  count('bet', 'refused', 3)
  await counts.flush()
  count('bet', 'failed', 900)
  count('win', 'done', 2)
  clock.advance(20_000)
  await counts.flush()
  clock.advance(20_000)
  count('bet', 'done', 1)
  await counts.flush()
  await counts.flush()
  const minute = new Date('2026-03-01T12:00:00Z')
  const all = await rows()
  expect(all).toMatchObject([
    { minute, provider: 'hub88', method: 'bet', calls: 3, refused: 1, failed: 1 },
    { minute, provider: 'hub88', method: 'win', calls: 1, refused: 0, failed: 0 },
    { minute: new Date('2026-03-01T12:01:00Z'), method: 'bet', calls: 1 },
  ])
  expect(all.map(({ latency }) => sumOf(latency))).toEqual([3, 1, 1])
})

test('what could not be written down is written with the next', async () => {
  const lost = await freshDb()
  const counts = open(lost.db)
  counts.of('amusnet')('Deposit', 'done', 5)
  await lost.owner.pool.query('alter table provider_minute rename to elsewhere')
  await expect(counts.flush()).rejects.toThrow()
  counts.of('amusnet')('Deposit', 'refused', 5)
  await lost.owner.pool.query('alter table elsewhere rename to provider_minute')
  await counts.flush()
  const kept = await lost.db.selectFrom('provider_minute').selectAll().execute()
  expect(kept).toMatchObject([{ method: 'Deposit', calls: 2, refused: 1 }])
  expect(sumOf(kept[0]?.latency)).toBe(2)
  await lost.close()
})

test('two processes count beside each other, and a minute without calls has no row', async () => {
  const [here, there] = [open(), open()]
  here.of('hub88')('bet', 'done', 1)
  there.of('hub88')('bet', 'done', 1)
  await Promise.all([here.flush(), there.flush(), open().flush()])
  expect(await rows()).toHaveLength(2)
})

test('a supplier who is not asked any more is told of in a minute without calls', async () => {
  resting.push('softgamings')
  await open().flush()
  expect(await rows()).toMatchObject([
    { provider: 'softgamings', method: 'launch', calls: 0, is_resting: true },
  ])
})

test('counts are forgotten after eight days', async () => {
  const counts = open()
  counts.of('hub88')('bet', 'done', 1)
  await counts.flush()
  const days = (count: number) => new Date(NOON.getTime() + count * 24 * 60 * 60_000)
  await forgetCalls(database.db, days(7))
  expect(await rows()).toHaveLength(1)
  await forgetCalls(database.db, days(9))
  expect(await rows()).toEqual([])
})
