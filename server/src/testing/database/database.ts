import { randomUUID } from 'node:crypto'
import { openClient } from '../../db/connect.ts'
import { openDb } from '../../db/db.ts'
import { migrate } from '../../db/migrate.ts'

/** Where the suite's PostgreSQL is: a server when asked for, else the embedded one of the global set-up. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.ZAR_TEST_PG
  if (!url) throw new Error('no test database: set TEST_DATABASE_URL, or run by `npm test`')
  return url
}

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement on the server's own database. */
export async function onServer(sql: string): Promise<void> {
  const client = openClient({ url: testServerUrl(), isPatient: true, isOwner: true })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/**
 * An empty, migrated database that no other test sees, as a copy of the suite's template.
 * Only ever adds: a test drops nothing but the database it made.
 */
export async function freshDb({ isPatient = false } = {}) {
  const template = process.env.ZAR_TEST_TEMPLATE
  const fill = async (url: string) => {
    if (!template) await migrate(url)
  }
  return openNew(template, fill, isPatient)
}

/** A database of its own as `fill` leaves it, which finds nothing in it. */
export const filledDb = (fill: (url: string) => Promise<unknown>) => openNew(undefined, fill)

async function openNew(
  template: string | undefined,
  fill: (url: string) => Promise<unknown>,
  isPatient = false,
) {
  const name = `zar_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = databaseUrl(testServerUrl(), name)
  await fill(url)
  const opened = openDb({ url, isPatient })
  const owner = openDb({ url, poolSize: 2, isOwner: true })
  return {
    ...opened,
    url,
    /** For what the application has no right to. */
    owner,
    close: async () => {
      await opened.close()
      await owner.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}
