import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../../scripts/postgres/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'

/** How much later than the disk would each commit is let go; the ratios depend on it. */
export const SYNC_US = Number(process.env.BENCH_SYNC_US ?? 0)

/**
 * A migrated database with a random name, on the server that DATABASE_URL names or on an embedded
 * one in a folder of its own. Drops only itself.
 */
export async function openBenchDatabase() {
  const { url: server, close } = await openServer()
  const name = `zar_bench_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrate(url.href)
  for (const setting of [`commit_delay = ${SYNC_US}`, 'commit_siblings = 0']) {
    await onServer(server, `alter database ${name} set ${setting}`)
  }
  return {
    url: url.href,
    drop: async () => {
      await onServer(server, `drop database ${name} with (force)`)
      await close()
    },
  }
}

/** The PostgreSQL that DATABASE_URL names, or an embedded one in a folder of its own. */
export async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const named = process.env.DATABASE_URL || process.env.TEST_DATABASE_URL
  return named ? { url: named, close: async () => {} } : openOwnServer()
}

async function openOwnServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-bench-'))
  // Run as root, the server is another account, which must be able to enter.
  chmodSync(folder, 0o711)
  const embedded = await openEmbedded(folder)
  return {
    url: embedded.urlOf('postgres'),
    close: async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
