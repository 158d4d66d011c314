import { randomUUID } from 'node:crypto'
import { openClient, openPool, type Pool } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'

/** Ten times the usual time-outs: a machine that others keep busy is no fault of what is tested. */
export const TEST_LIMITS = {
  lock_timeout: 20_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 35_000,
  connectionTimeoutMillis: 30_000,
} as const

/** Where the suite's PostgreSQL is: a server when asked for, else the embedded one of the suite. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.ZAR_TEST_PG
  if (!url) throw new Error('no test database: set TEST_DATABASE_URL, or run by `npm test`')
  return url
}

export type TestDatabase = { url: string; pool: Pool; close(): Promise<void> }

/** A database with the arcade's schema that no other test sees, and that goes when it is closed. */
export async function freshDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase()
  await migrate(database.url)
  const pool = openPool(database.url)
  // Dropping the database ends what is still connected to it.
  pool.on('error', () => undefined)
  return {
    url: database.url,
    pool,
    async close() {
      if (!pool.ended) await pool.end()
      await database.close()
    },
  }
}

export async function emptyDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const name = `zar_arcade_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(testServerUrl())
  url.pathname = `/${name}`
  return { url: url.href, close: () => onServer(`drop database ${name} with (force)`) }
}

async function onServer(sql: string): Promise<void> {
  const client = openClient(testServerUrl())
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
