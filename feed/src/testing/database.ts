import { randomUUID } from 'node:crypto'
import { openClient, openPool, type Pool } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'

/** Where the suite’s PostgreSQL is: a server when asked for, else the embedded one of the suite. */
function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.ZAR_TEST_PG
  if (!url) throw new Error('no test database: set TEST_DATABASE_URL, or run by `npm test`')
  return url
}

export type TestDatabase = {
  url: string
  open: () => Pool
  /** Ends every connection. New ones are taken, or not until the next `kill`. */
  kill: (wish?: { isShut: boolean }) => Promise<void>
  close: () => Promise<void>
}

/** A database with the company’s schema that no other test sees, and that goes when it is closed. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `zar_feed_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}`)
  const url = new URL(testServerUrl())
  url.pathname = `/${name}`
  await migrate(url.href)
  const pools: Pool[] = []
  return {
    url: url.href,
    open: () => {
      const pool = openPool(url.href)
      // Dropping the database ends what is still connected to it.
      pool.on('error', () => undefined)
      pools.push(pool)
      return pool
    },
    kill: async ({ isShut } = { isShut: false }) => {
      await onServer(`alter database ${name} with allow_connections ${!isShut}`)
      await onServer(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
    },
    close: async () => {
      await Promise.all(pools.map((pool) => (pool.ended ? undefined : pool.end())))
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function onServer(sql: string): Promise<void> {
  const client = openClient(testServerUrl())
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
