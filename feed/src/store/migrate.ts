import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { openClient } from './database.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Any number will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 7_249_101

/** Brings the schema up to date. All open migrations are applied, or none. */
export async function migrate(url: string): Promise<void> {
  const client = openClient(url)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await client.query('create schema if not exists feed')
    await client.query(
      'create table if not exists feed.migration (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const name of await pendingMigrations(client)) {
      await client.query(await readFile(new URL(name, FOLDER), 'utf8'))
      await client.query('insert into feed.migration (name) values ($1)', [name])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const { rows } = await client.query<{ name: string }>('select name from feed.migration')
  const applied = new Set(rows.map((row) => row.name))
  return names.filter((name) => !applied.has(name))
}
