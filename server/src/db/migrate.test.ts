/** What a start does to a database that is older, is being migrated, or was migrated by another text. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDb } from '../testing/database/database.ts'
import { openClient } from './connect.ts'
import { LOCKS } from './locks.ts'
import { migrate } from './migrate.ts'
import { migrationOf, readMigrationFiles } from './migration-files.ts'

/** From this number on, an index on a table of an earlier file is built beside the casino that runs. */
const FIRST_CONCURRENT = '076'

let database: Awaited<ReturnType<typeof freshDb>>
beforeEach(async () => {
  database = await freshDb()
})
afterEach(() => database.close())

const ask = (text: string) => database.owner.pool.query(text).then(({ rows }) => rows)
const shelf = migrationOf(
  '900-shelf.sql',
  'create table shelf (n int); insert into shelf values (1), (1)',
)
const index = migrationOf(
  '901-shelf-index.concurrent.sql',
  '-- Beside the casino.\ncreate unique index concurrently shelf_n on shelf (n);\ncreate index concurrently shelf_m on shelf (n);',
)

const namesAfter = (text: string, found: RegExp) =>
  [...text.matchAll(found)].map(([, name = '']) => name)

async function withMore(...more: ReturnType<typeof migrationOf>[]) {
  return { files: [...(await readMigrationFiles()), ...more] }
}

test('O18: the text of each migration is noted, also of those applied before texts were noted', async () => {
  await ask(`update migration set sha256 = null where name < '050'`)
  await expect(migrate(database.url)).resolves.toEqual([])
  const noted = await ask('select name, sha256 from migration order by name')
  const files = await readMigrationFiles()
  expect(noted).toEqual(files.map(({ name, sha256 }) => ({ name, sha256 })))
})

test('O18: a migration whose text was changed after it was applied is refused by name, and nothing is applied', async () => {
  await migrate(database.url, await withMore(shelf))
  const changed = migrationOf(shelf.name, 'create table shelf (n bigint)')
  await expect(migrate(database.url, await withMore(changed, index))).rejects.toThrow(
    'migration 900-shelf.sql was changed after this database had applied it',
  )
  expect(await ask(`select name from migration where name = '${index.name}'`)).toEqual([])
  const otherLines = migrationOf(shelf.name, shelf.text.replaceAll('\n', '\r\n'))
  await expect(migrate(database.url, await withMore(otherLines))).resolves.toEqual([])
})

test('O18: an index is built outside a transaction, and one that was cut short is built again', async () => {
  const more = await withMore(shelf, index)
  await expect(migrate(database.url, more)).rejects.toThrow(
    `migration ${index.name} failed: could not create unique index "shelf_n"`,
  )
  const validity = () =>
    ask(`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
           where indrelid = 'shelf'::regclass order by 1`)
  expect(await validity()).toEqual([{ name: 'shelf_n', valid: false }])
  await ask('truncate shelf')
  await expect(migrate(database.url, more)).resolves.toEqual([index.name])
  expect(await validity()).toEqual([
    { name: 'shelf_m', valid: true },
    { name: 'shelf_n', valid: true },
  ])
})

test('O18: of two processes at once one builds the indexes, and the other waits without holding it up', async () => {
  await migrate(database.url, await withMore(shelf))
  await ask('truncate shelf')
  const more = await withMore(shelf, index)
  const applied = await Promise.all([migrate(database.url, more), migrate(database.url, more)])
  expect(applied.flat()).toEqual([index.name])
})

test('O18: a concurrent file builds indexes and does nothing else', async () => {
  expect(() => migrationOf('902-more.concurrent.sql', 'drop table shelf;')).toThrow(
    'may only hold: create index concurrently',
  )
  const files = await readMigrationFiles()
  const inTransaction = files.filter(
    ({ name, isConcurrent }) => name >= FIRST_CONCURRENT && !isConcurrent,
  )
  const guilty = inTransaction.flatMap(({ name, text }) => {
    const own = new Set(namesAfter(text, /create table (?:if not exists )?(\w+)/g))
    const indexed = namesAfter(text, /create (?:unique )?index \w+\s+on (\w+)/g)
    return indexed.filter((table) => !own.has(table)).map((table) => `${name}: ${table}`)
  })
  expect(guilty).toEqual([])
})

test('O26: a lock that stays on another connection is told of in words, with what to do', async () => {
  const other = openClient({ url: database.url, isOwner: true })
  await other.connect()
  const { rows } = await other.query(
    `select pg_backend_pid() as pid, pg_advisory_lock(${LOCKS.migration})`,
  )
  await expect(migrate(database.url, { lockPatienceMs: 0 })).rejects.toThrow(
    `was not free for 0 s: the connection with pid ${rows[0].pid} keeps it`,
  )
  await other.end()
  await expect(migrate(database.url)).resolves.toEqual([])
})
