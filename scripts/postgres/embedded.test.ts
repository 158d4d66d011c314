import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ensureDatabase, ensureGuest, ensureOwnDatabase, openEmbedded } from './embedded.ts'
import type { Login } from './server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-embedded-test-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows[0]
}

test('the data of one start is there at the next, in durable settings and Turkish order', async () => {
  const first = await openEmbedded(folder)
  await ensureDatabase(first, 'zar')
  await ensureDatabase(first, 'zar')
  await ask(first.urlOf('zar'), `create table kept as select 'çay' as word`)
  await first.stop()

  const second = await openEmbedded(folder)
  const url = second.urlOf('zar')
  expect(await ask(url, 'select word from kept')).toEqual({ word: 'çay' })
  expect(await ask(url, `select 'ç' < 'd' and 'ı' < 'i' as ordered`)).toEqual({ ordered: true })
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
    expect(await ask(url, `select current_setting('${name}') as value`), name).toEqual({
      value: 'on',
    })
  }
  await second.stop()
})

test('a process that died without stopping it leaves a server that the next one attaches to', async () => {
  const script = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    await openEmbedded(${JSON.stringify(folder)}); process.stdout.write('open'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGKILL')

  const next = await openEmbedded(folder)
  expect(await ask(next.urlOf('zar'), 'select word from kept')).toEqual({ word: 'çay' })
  const beside = await openEmbedded(folder)
  const held = new pg.Client({ connectionString: next.urlOf('zar') })
  await held.connect()
  await beside.stop()
  expect((await held.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await held.end()
  await next.stop()
  await expect(ask(next.urlOf('zar'), 'select 1')).rejects.toThrow()
})

test('H10, H12: a role with a database of its own reaches no other, and no other role reaches its', async () => {
  const embedded = await openEmbedded(folder)
  const stranger = { user: 'stranger', password: 'of-a-stranger' }
  const [before, login] = ['of-before', 'of-now'].map((password) => ({
    user: 'arcade_app',
    password,
  })) as [Login, Login]
  await ask(embedded.urlOf('postgres'), `create role stranger login password 'of-a-stranger'`)
  const own = { name: 'arcade', beside: ['zar', 'postgres'] }
  await ensureOwnDatabase(embedded, { ...own, login: before })
  await ask(embedded.urlOf('arcade', before), 'create schema of_its_own')
  await ensureOwnDatabase(embedded, { ...own, login })
  const casino = { user: 'zar_casino', password: 'of-the-casino' }
  for (const password of ['of-before', casino.password]) {
    await ensureGuest(embedded, { name: 'zar', login: { ...casino, password } })
  }
  const roles = `select current_user as me, usesuper from pg_user where usename = current_user`
  const { urlOf } = embedded
  expect(await ask(urlOf('arcade', login), roles)).toEqual({ me: 'arcade_app', usesuper: false })
  await expect(ask(urlOf('arcade', before), roles)).rejects.toThrow(
    'password authentication failed',
  )
  expect(await ask(urlOf('zar', casino), roles)).toEqual({ me: 'zar_casino', usesuper: false })
  await expect(ask(urlOf('zar', casino), 'select word from kept')).rejects.toThrow('permission')
  for (const database of ['arcade', 'postgres']) {
    await expect(ask(urlOf(database, casino), roles)).rejects.toThrow('permission denied')
  }
  for (const database of ['zar', 'postgres']) {
    await expect(ask(urlOf(database, login), roles)).rejects.toThrow(
      'permission denied for database',
    )
    await expect(ask(urlOf(database, stranger), roles)).rejects.toThrow('permission denied')
  }
  await expect(ask(urlOf('arcade', stranger), roles)).rejects.toThrow('permission denied')
  expect(await ask(urlOf('zar'), 'select word from kept')).toEqual({ word: 'çay' })
  await embedded.stop()
})
