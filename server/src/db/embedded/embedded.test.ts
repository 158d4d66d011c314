import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ensureDatabase, openEmbedded } from './embedded.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-embedded-test-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
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
}, 60_000)

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
}, 60_000)
