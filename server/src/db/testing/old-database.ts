import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { openClient } from '../connect.ts'
import { compareMigrations, readMigrationFiles } from '../migration-files.ts'

/**
 * A database as commit 9288e7a left it, before migration 047: `pg_dump --inserts --no-owner --no-privileges`.
 * Ten players who are named for what they did: `paid`, `waiting` (a withdrawal that the bank has not settled),
 * `rejected`, `held`, `declined`, `limited`, `onBreak`, `blocked`, `guest` and `gifted` (sports bets).
 */
const DUMP = new URL('./database-of-9288e7a.sql.gz', import.meta.url)

/** Restores it into an empty database. */
export async function restoreOldDatabase(url: string): Promise<void> {
  const text = await promisify(gunzip)(await readFile(DUMP))
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  await client.query(text.toString()).finally(() => client.end())
}

/** Restores it and applies the migrations before this one, with the rights that a test of the next ones needs. */
export async function restoreUntil(url: string, first: string): Promise<void> {
  await restoreOldDatabase(url)
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  // Its functions are those of the migrations.
  await client.query('alter table migration add column sha256 text')
  const { missing } = await compareMigrations(client as never, await readMigrationFiles())
  for (const { name, text, sha256, isConcurrent } of missing.filter(({ name }) => name < first)) {
    const statements = isConcurrent ? text.split(';').filter((one) => one.trim()) : [text]
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
  }
  await client.query('grant select, insert, update on all tables in schema public to zar_app')
  await client.end()
}
