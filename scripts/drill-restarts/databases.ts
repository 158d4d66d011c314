import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../postgres/embedded.ts'

/**
 * A database for the casinos and one for the arcade, with names of this run: on the server that `DATABASE_URL` or
 * `TEST_DATABASE_URL` names, or on an embedded one in the drill's folder. Drops these two and nothing else.
 */
export async function openDatabases(folder: string) {
  const named = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL
  const server = named ? { url: named, close: async () => {} } : await openOwn(folder)
  const run = randomBytes(6).toString('hex')
  const nameOf = (database: string) => `${database}_restarts_${run}`
  const names = ['zar', 'zar_arcade'].map(nameOf)
  await onServer(
    server.url,
    names.map((name) => `create database ${name}`),
  )
  return {
    urlOf(database: string): string {
      const url = new URL(server.url)
      url.pathname = `/${nameOf(database)}`
      return url.href
    },
    async close(): Promise<void> {
      await onServer(
        server.url,
        names.map((name) => `drop database ${name} with (force)`),
      )
      await server.close()
    },
  }
}

async function openOwn(folder: string) {
  const data = path.join(folder, 'database')
  mkdirSync(data)
  // Run as root, the server is another account, which must be able to enter.
  chmodSync(data, 0o711)
  const embedded = await openEmbedded(data)
  return { url: embedded.urlOf('postgres'), close: () => embedded.stop() }
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
