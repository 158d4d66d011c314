/** The migrations that divide a table with transfers in it, while a casino of the previous release goes on. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { openClient } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { compareMigrations, type Migration, readMigrationFiles } from '../db/migration-files.ts'
import { restoreUntil } from '../db/testing/old-database.ts'
import { verifyLedger, writeCheckpoints } from '../modules/ledger/index.ts'
import { filledDb } from '../testing/database/database.ts'
import { holdOpen } from '../testing/database/hold-open.ts'
import { whenWaiting } from '../testing/database/when-waiting.ts'
import { LEDGER_KEY } from '../testing/ledger-key.ts'

const FIRST = '080'
const PARTS = [
  '080-transfer-by-key.concurrent.sql',
  '081-parts-of-the-ledger.sql',
  '082-transfer-in-parts.sql',
]

let database: Awaited<ReturnType<typeof filledDb>>
beforeEach(async () => {
  database = await filledDb((url) => restoreUntil(url, FIRST))
})
afterEach(() => database.close())

type Asked = Pick<ReturnType<typeof openClient>, 'query'>

async function missing(client: Asked, isWanted: (file: Migration) => boolean) {
  const { missing } = await compareMigrations(client as never, await readMigrationFiles())
  return missing.filter(isWanted)
}

async function apply(client: Asked, { name, text, sha256, isConcurrent }: Migration) {
  await client.query(isConcurrent ? text : `begin; ${text}; commit`)
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
}

const ask = (text: string, values: unknown[] = []) =>
  database.owner.pool.query(text, values).then(({ rows }) => rows)
const sentences = async () =>
  (await verifyLedger(database.db)).findings.map(({ sentence }) => sentence)

/** A withdrawal is reserved, as the previous release posts it. */
async function post(key: string): Promise<void> {
  const { rows } = await database.pool.query(
    `with own as (
       select cash.owner_id, cash.id, cash.version, cash.balance_e5, held.id as held_id, held.version as held_version,
           held.balance_e5 as held_e5
         from account cash join account held using (owner_id)
         where cash.kind = 'player_cash' and held.kind = 'player_withdrawal' and cash.balance_e5 > 1000
         order by cash.id limit 1
     ) select post_transfer(array[id, held_id], array[version, held_version], array[balance_e5 - 1, held_e5 + 1],
         row($1, owner_id, id, held_id, 1, 'withdrawal_reserve', balance_e5 - 1, held_e5 + 1)::planned_transfer) as posted from own`,
    [key],
  )
  expect(rows).toEqual([{ posted: true }])
}

test('O18, OPS-05, growth: a table with transfers becomes the first part while the previous release posts', async () => {
  const before = await ask('select * from transfer order by id')
  expect(before.length).toBeGreaterThan(50)
  let isPosting = true
  const keys: string[] = []
  const posting = (async () => {
    while (isPosting) {
      const key = `reserve:${randomUUID()}`
      await post(key)
      keys.push(key)
    }
  })()
  expect((await migrate(database.url)).filter((name) => name < '083')).toEqual(PARTS)
  isPosting = false
  await posting
  await post('reserve:after')
  expect(keys.length).toBeGreaterThan(5)
  const after = await ask('select * from transfer order by id')
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after).toHaveLength(before.length + keys.length + 1)
  expect(await ask('select distinct tableoid::regclass::text as part from transfer')).toEqual([
    { part: 'transfer_1' },
  ])
  for (const key of ['reserve:after', keys[0] ?? '']) {
    await expect(post(key)).rejects.toMatchObject({ constraint: 'transfer_posted_once' })
  }
  await writeCheckpoints(database.db, LEDGER_KEY)
  expect(await sentences()).toEqual([])
})

test('O18, growth: a transaction that keeps the table holds up no other bet for longer than a moment', async () => {
  const holder = await holdOpen(database.owner.pool)
  await holder.query('lock table transfer in access share mode')
  const migrating = migrate(database.url)
  await whenWaiting(database.owner.pool, 1)
  // Waits behind the migration's lock, which is given up after a second: the application waits for no lock longer.
  const slowest = { ms: 0 }
  for (let times = 0; times < 8; times++) {
    const began = performance.now()
    await post(`reserve:${times}`).catch(async ({ code }) => {
      expect(code).toBe('55P03')
      await post(`reserve:${times}`)
    })
    slowest.ms = Math.max(slowest.ms, performance.now() - began)
  }
  expect(slowest.ms).toBeLessThan(3_000)
  await holder.query('commit')
  holder.release()
  expect((await migrating).filter((name) => name < '083')).toEqual(PARTS)
  await writeCheckpoints(database.db, LEDGER_KEY)
  expect(await sentences()).toEqual([])
})

test('O18, growth: between any two of the steps the application posts, and each key once', async () => {
  const { pool } = database.owner
  await post('reserve:before')
  for (const file of await missing(pool as never, ({ name }) => PARTS.includes(name))) {
    await apply(pool as never, file)
    await post(`reserve:${file.name}`)
    for (const key of [`reserve:${file.name}`, 'reserve:before']) {
      await expect(post(key)).rejects.toThrow('duplicate key')
    }
  }
  expect(await migrate(database.url)).not.toContain(PARTS[2])
  await writeCheckpoints(database.db, LEDGER_KEY)
  expect(await sentences()).toEqual([])
})
