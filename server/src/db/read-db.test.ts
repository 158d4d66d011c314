import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseUrl, freshDb, testServerUrl } from '../testing/database/database.ts'
import { openProxy } from '../testing/network/proxy.ts'
import type { Db } from './db.ts'
import { openReading } from './read-db.ts'

type Opened = Awaited<ReturnType<typeof freshDb>>

let database: Opened
let away: string[]
beforeEach(async () => {
  database = await freshDb()
  away = []
})
afterEach(() => database.close())

const readingAt = (url: string) =>
  openReading({ primary: database, url, onAway: ({ message }) => void away.push(message) })

/** Whether the work was done on another pool than the primary's. */
const isElsewhere = async (db: Db): Promise<boolean> => {
  await db.selectFrom('country').select('id').execute()
  return db !== database.db
}

test('reads at the second address, and at the first while that is cut off; what failed is done again there', async () => {
  const proxy = await openProxy(database.url)
  const { reading, close } = readingAt(proxy.url)
  expect(await reading(isElsewhere)).toBe(true)
  const tries: boolean[] = []
  const answer = await reading(async (db) => {
    tries.push(db !== database.db)
    if (tries.length === 1) proxy.cut()
    return isElsewhere(db)
  })
  expect([tries, answer]).toEqual([[true, false], false])
  expect(away).toHaveLength(1)
  // It rests meanwhile, though it would serve.
  proxy.serve()
  expect(await reading(isElsewhere)).toBe(false)
  expect(away).toHaveLength(1)
  await close()
  await proxy.close()
})

test('an address where nobody is costs no answer', async () => {
  const { reading, close } = readingAt('postgres://postgres@127.0.0.1:1/none')
  expect(await reading(isElsewhere)).toBe(false)
  expect(away).toHaveLength(1)
  await close()
})

test('another database than this one’s copy is never read', async () => {
  const { reading, close } = readingAt(databaseUrl(testServerUrl(), 'postgres'))
  expect(await reading(isElsewhere)).toBe(false)
  expect(away).toEqual(['the database for reading is not a copy of this one'])
  await close()
})

test('a fault of the work itself is its caller’s, and no reason to leave the address', async () => {
  const { reading, close } = readingAt(database.url)
  const bug = async () => {
    throw new Error('a bug')
  }
  await expect(reading(bug)).rejects.toThrow('a bug')
  expect(away).toEqual([])
  expect(await reading(isElsewhere)).toBe(true)
  await close()
})
