import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { applyFunctions, readFunctionFiles, unknownFunctions } from './apply-functions.ts'
import { openClient } from './connect.ts'
import { LOCKS } from './locks.ts'
import { giveRights } from './rights.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Brings the database up to the newest migration, each in a transaction of its own, then to the newest
 * functions, and gives the application's role its rights. Answers the names of what it applied.
 * `url` is the owner's; `appUrl` the application's where that is another. Of a user who owns nothing here
 * it asks only that nothing is missing.
 */
export async function migrate(url: string, appUrl = url): Promise<string[]> {
  const client = openClient({ url, isPatient: true, isOwner: true })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migration])
    const isOwner = await ensureList(client)
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    const missing = names.filter((name) => !applied.has(name))
    const functions = await readFunctionFiles()
    if (!isOwner) {
      refuseMissing('migration', missing[0])
      refuseMissing('function', (await unknownFunctions(client, functions))[0]?.name)
      return []
    }
    for (const name of missing) await applyOne(client, name)
    const changed = await applyFunctions(client, functions)
    await giveRights(client, decodeURIComponent(new URL(appUrl).username) || (client.user ?? ''))
    return [...missing, ...changed]
  } finally {
    await client.end()
  }
}

function refuseMissing(kind: 'migration' | 'function', name: string | undefined): void {
  if (name === undefined) return
  throw new Error(
    `${kind} ${name} is missing and its user owns no tables: set DATABASE_OWNER_URL to the owner's address`,
  )
}

/** Makes the list of migrations where there is none, and answers whether its owner asks. */
async function ensureList(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOwner: boolean }>(
    `select pg_has_role(current_user, relowner, 'member') as "isOwner" from pg_class where oid = to_regclass('migration')`,
  )
  if (rows[0]) return rows[0].isOwner
  await client.query(
    'create table migration (name text primary key, applied_at timestamptz not null default now())',
  )
  return true
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
