import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../server/src/db/migrate.ts'
import { databaseUrl, onServer, testServerUrl } from '../../server/src/testing/database/database.ts'
import { ensureDatabase, openEmbedded } from '../postgres/embedded.ts'
import { compilePrograms } from './compile-programs.ts'

/**
 * Once before the suite: a PostgreSQL (embedded, unless TEST_DATABASE_URL names a server) with a
 * migrated template that every test file copies its own database from, and our programs compiled. What
 * it made, it removes.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const stopServer = process.env.TEST_DATABASE_URL ? undefined : await openTestServer()
  const template = `zar_template_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${template}`)
  await migrate(databaseUrl(testServerUrl(), template))
  process.env.ZAR_TEST_TEMPLATE = template
  const programs = await compilePrograms()
  process.env.ZAR_TEST_PROGRAMS = programs.folder
  return async () => {
    programs.remove()
    await onServer(`drop database ${template}`)
    await stopServer?.()
  }
}

async function openTestServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-test-'))
  // Run as root, the server is another account, which must be able to enter.
  chmodSync(folder, 0o711)
  // Tests check what a kill leaves behind, not a power cut: the page cache outlives the process.
  const embedded = await openEmbedded(folder, { fsync: 'off', max_connections: '200' })
  await ensureDatabase(embedded, 'zar')
  process.env.ZAR_TEST_PG = embedded.urlOf('zar')
  return async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
