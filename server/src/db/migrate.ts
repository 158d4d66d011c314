import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { LOCKS } from './locks.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Brings the database up to the newest migration, each in a transaction of its own. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const missing = names.filter((name) => !applied.has(name))
    for (const name of missing) await applyOne(client, name)
    return missing
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8')
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
