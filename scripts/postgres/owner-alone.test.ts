import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '../../server/src/db/db.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { refuseRewriter } from '../../server/src/db/rights.ts'
import { openEmbedded } from './embedded.ts'

/** A server on which no casino was before: its roles are of all of its databases. */
async function openNewServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zar-owner-test-'))
  chmodSync(folder, 0o711)
  const server = await openEmbedded(folder)
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return server
}

test('H10: an owner who is no administrator makes the role, the tables and the rights, as docs/operations.md installs it', async () => {
  const server = await openNewServer()
  const administrator = new pg.Client({ connectionString: server.urlOf('postgres') })
  await administrator.connect()
  for (const statement of [
    `create role zar_owner login createrole password 'one'`,
    `create role zar_casino login password 'two'`,
    `create database zar owner zar_owner template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  ]) {
    await administrator.query(statement)
  }
  await administrator.end()
  const ownerUrl = server.urlOf('zar', { user: 'zar_owner', password: 'one' })
  const appUrl = server.urlOf('zar', { user: 'zar_casino', password: 'two' })
  expect((await migrate(ownerUrl, { appUrl })).length).toBeGreaterThan(0)
  expect(await migrate(ownerUrl, { appUrl })).toEqual([])

  const app = openDb({ url: appUrl })
  onTestFinished(() => app.close())
  const account = app.db.selectFrom('account').select('id').limit(1)
  expect(await account.execute()).toHaveLength(1)
  await refuseRewriter(app.db)
  await expect(app.pool.query('drop table account')).rejects.toThrow(/must be owner/)
})
