import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEmbedded } from '../../scripts/postgres/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'

export type Sizes = { players: number; transfers: number }

/** Nothing else is called so: what begins with it may be dropped here. */
const OURS = 'zar_bench_office_'
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/zar/bench-office', import.meta.url))

/**
 * The database of these sizes, which is kept for the next run: on the server that DATABASE_URL names, or on an
 * embedded one in a folder that is kept too. Where a migration's text is another now, or `fill` is, it is made anew.
 */
export async function openOfficeDatabase({ players, transfers }: Sizes, fill: string) {
  const server = await openKeptServer()
  const name = `${OURS}${players}_${transfers}`
  const url = new URL(server.url)
  url.pathname = `/${name}`
  if (await isThere(server.url, name)) {
    if (!(await isUsable(url.href, fill))) await drop(server.url, name)
  }
  if (!(await isThere(server.url, name))) {
    await ask(server.url, `create database ${pg.escapeIdentifier(name)}`)
    await migrate(url.href)
    await ask(url.href, MARKS)
    await ask(url.href, `comment on table bench_office_part is ${pg.escapeLiteral(fill)}`)
  }
  return { url: url.href, close: server.close }
}

/** Which parts of the filling are done: a run that was stopped goes on behind them. */
const MARKS =
  'create table bench_office_part (name text primary key, done_at timestamptz not null default now())'

async function openKeptServer(): Promise<{ url: string; close(): Promise<void> }> {
  const named = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL
  if (named) return { url: named, close: async () => {} }
  mkdirSync(FOLDER, { recursive: true })
  const embedded = await openEmbedded(FOLDER)
  return { url: embedded.urlOf('postgres'), close: () => embedded.stop() }
}

async function isThere(server: string, name: string): Promise<boolean> {
  const found = await ask(
    server,
    `select from pg_database where datname = ${pg.escapeLiteral(name)}`,
  )
  return found.rowCount === 1
}

/** Newer migrations are added to it, as to any database that is full. */
async function isUsable(url: string, fill: string): Promise<boolean> {
  const { rows } = await ask(
    url,
    "select obj_description(to_regclass('bench_office_part'), 'pg_class') as fill",
  )
  if (rows[0]?.fill !== fill) return false
  return migrate(url).then(
    () => true,
    (error: Error) => {
      console.log(`${error.message}: the database is filled anew`)
      return false
    },
  )
}

async function drop(server: string, name: string): Promise<void> {
  if (!name.startsWith(OURS)) throw new Error(`${name} is not of this benchmark`)
  await ask(server, `drop database ${pg.escapeIdentifier(name)} with (force)`)
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
