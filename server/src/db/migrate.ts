import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { applyFunctions, readFunctionFiles, unknownFunctions } from './apply-functions.ts'
import { openClient } from './connect.ts'
import type { Db } from './db.ts'
import { LOCKS } from './locks.ts'
import {
  compareMigrations,
  ensureList,
  type Migration,
  noteTexts,
  readMigrationFiles,
} from './migration-files.ts'
import { giveRights } from './rights.ts'

/** How long the migration of another process is waited for. */
const LOCK_PATIENCE_MS = 60_000
const LOCK_POLL_MS = 100

export type MigrateOptions = {
  /** The application's address where it is not the owner's. */
  appUrl?: string
  files?: readonly Migration[]
  lockPatienceMs?: number
}

/**
 * Brings the database up to the newest migration, each in a transaction of its own, then to the newest
 * functions, and gives the application's role its rights. Answers the names of what it applied.
 * `url` is the owner's. Of a user who owns nothing here it asks only that nothing is missing.
 * Throws one sentence where another process keeps the lock, where the text of an applied migration was
 * changed, and where a migration fails.
 */
export async function migrate(
  url: string,
  { appUrl = url, files, lockPatienceMs = LOCK_PATIENCE_MS }: MigrateOptions = {},
): Promise<string[]> {
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  try {
    await takeLock(client, lockPatienceMs)
    const all = files ?? (await readMigrationFiles())
    const isOwner = await ensureList(client)
    const missing = await expectUnchanged(client, all)
    const functions = await readFunctionFiles()
    if (!isOwner) {
      refuseMissing('migration', missing[0]?.name)
      refuseMissing('function', (await unknownFunctions(client, functions))[0]?.name)
      return []
    }
    await noteTexts(client, all)
    for (const migration of missing) await applyOne(client, migration)
    const changed = await applyFunctions(client, functions)
    await giveRights(client, decodeURIComponent(new URL(appUrl).username) || (client.user ?? ''))
    return [...missing.map(({ name }) => name), ...changed]
  } finally {
    // A pool between us and the database may keep the connection, and the lock with it.
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    await client.end()
  }
}

/** The migrations that the database has not, for whoever only looks. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  const applied = new Set(rows.map((row) => row.name))
  return (await readMigrationFiles()).map(({ name }) => name).filter((name) => !applied.has(name))
}

/** Asks again and again: a statement that waits for the lock would hold up an index that is built concurrently. */
async function takeLock(client: pg.Client, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [LOCKS.migration],
    )
    if (rows[0]?.isOurs) return
    if (performance.now() > giveUpAt) throw new Error(await lockSentence(client, patienceMs))
    await pause(LOCK_POLL_MS)
  }
}

async function lockSentence(client: pg.Client, patienceMs: number): Promise<string> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks
       where locktype = 'advisory' and granted and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.migration],
  )
  return `the lock of the migrations was not free for ${patienceMs / 1_000} s: the connection with pid ${rows[0]?.pid} keeps it. If no other process migrates this database, end it by select pg_terminate_backend(${rows[0]?.pid}), and let a pool such as PgBouncer pool by session`
}

/** Those that the database has not. Throws where the text of one that it has is another now. */
async function expectUnchanged(
  client: pg.Client,
  all: readonly Migration[],
): Promise<readonly Migration[]> {
  const { missing, changed } = await compareMigrations(client, all)
  if (!changed) return missing
  throw new Error(
    `migration ${changed} was changed after this database had applied it: put its text back, and write a new migration`,
  )
}

function refuseMissing(kind: 'migration' | 'function', name: string | undefined): void {
  if (name === undefined) return
  throw new Error(
    `${kind} ${name} is missing and its user owns no tables: set DATABASE_OWNER_URL to the owner's address`,
  )
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await (migration.isConcurrent ? applyConcurrently : applyInTransaction)(client, migration)
  } catch (error) {
    throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

async function applyInTransaction(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.text)
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Statement by statement and outside a transaction, as `create index concurrently` demands. One that was cut
 * short leaves an index that is not valid: it is dropped and built again.
 */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  for (const { index, statement } of migration.statements) {
    const { rows } = await client.query<{ isValid: boolean }>(
      'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
      [index],
    )
    if (rows[0]?.isValid) continue
    if (rows[0]) await client.query(`drop index concurrently ${index}`)
    await client.query(statement)
  }
  await noteApplied(client, migration)
}

async function noteApplied(client: pg.Client, { name, sha256 }: Migration): Promise<void> {
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
}
