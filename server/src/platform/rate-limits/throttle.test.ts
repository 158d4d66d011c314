import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDb } from '../../testing/database/database.ts'
import { openThrottle, type Throttle } from './throttle.ts'

const REDIS_URL = process.env.TEST_REDIS_URL

let database: Awaited<ReturnType<typeof freshDb>>
beforeAll(async () => {
  database = await freshDb()
})
afterAll(() => database.close())

const limit = { tries: 3, seconds: 60 }
const bucket = () => ({ name: 'test', key: randomUUID(), limit })

function promises(open: () => Throttle) {
  test('a hundred tries at once take what is there and no more', async () => {
    const one = bucket()
    const taken = await Promise.all(Array.from({ length: 100 }, () => open().take([one])))
    expect(taken.filter(Boolean)).toHaveLength(3)
  })

  test('an honest try is given back, and a reset forgets', async () => {
    const throttle = open()
    const one = bucket()
    for (let time = 0; time < 10; time++) {
      expect(await throttle.take([one])).toBe(true)
      await throttle.giveBack([one])
    }
    for (let time = 0; time < 3; time++) expect(await throttle.take([one])).toBe(true)
    expect(await throttle.take([one])).toBe(false)
    await throttle.reset(one)
    expect(await throttle.take([one])).toBe(true)
  })

  test('an empty bucket leaves those after it as they were', async () => {
    const throttle = open()
    const [empty, full] = [bucket(), bucket()]
    for (let time = 0; time < 3; time++) await throttle.take([empty])
    for (let time = 0; time < 9; time++) expect(await throttle.take([empty, full])).toBe(false)
    for (let time = 0; time < 3; time++) expect(await throttle.take([full])).toBe(true)
  })
}

describe('counted in the database', () => promises(() => openThrottle(database)))

describe.runIf(REDIS_URL)('counted in Redis', () => {
  const redis = new Redis(REDIS_URL ?? '', { lazyConnect: true })
  beforeAll(() => redis.connect())
  afterAll(() => redis.disconnect())
  promises(() => openThrottle({ ...database, redis }))
})

test('FLT-05: while Redis is away the database counts', async () => {
  const away = new Redis({ port: 1, lazyConnect: true, retryStrategy: () => null })
  const throttle = openThrottle({ ...database, redis: away })
  const one = bucket()
  const taken = []
  for (let time = 0; time < 5; time++) taken.push(await throttle.take([one]))
  expect(taken).toEqual([true, true, true, false, false])
  away.disconnect()
})

test('names and addresses are not kept', async () => {
  await openThrottle(database).take([{ name: 'test', key: '203.0.113.77 ayşe', limit }])
  const { rows } = await database.pool.query('select key from throttle')
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|ayşe/)
})
