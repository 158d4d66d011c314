/** A backup is whole whatever is written meanwhile, and is put back where nothing is, or not at all. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../server/src/db/migrate.ts'
import { makeKeys } from '../../server/src/testing/casino/keys.ts'
import { databaseUrl, onServer, testServerUrl } from '../../server/src/testing/database/database.ts'
import { openTestCasino } from '../../server/src/testing/test-casino.ts'
import { openKeys } from '../keys/keys.ts'
import { ensureDatabase, openEmbedded } from '../postgres/embedded.ts'
import { addDemoData, DEMO_USERNAME } from '../start/demo-data.ts'
import { backup } from './backup.ts'
import { drill } from './drill.ts'
import { noteEnd } from './note.ts'
import { placeOf } from './place.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'zar-backup-test-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const inFolder = (name: string) => path.join(folder, name)

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}

/** A data folder with a casino in it, whose database is open. */
async function openHouse(name: string) {
  const dataDir = inFolder(name)
  const keysDir = path.join(dataDir, 'keys')
  const embedded = await openEmbedded(dataDir)
  await ensureDatabase(embedded, 'zar')
  const url = embedded.urlOf('zar')
  await migrate(url)
  await openKeys(url, keysDir, path.join(dataDir, 'arcade-keys'))
  await addDemoData({ databaseUrl: url, keysDir, password: 'nar tanesi 84' })
  return { dataDir, url, embedded }
}

test('a data folder that is written to meanwhile comes back with all that was acknowledged before', async () => {
  const { dataDir, url, embedded } = await openHouse('data')
  await ask(url, 'create table written (n serial primary key, filler text)')
  // Connected throughout, as a casino is: a server with no client is turned off by who leaves last.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const write = () =>
    client.query(
      `insert into written (filler) select repeat('x', 1000) from generate_series(1, 200)`,
    )
  await write()
  const [before] = await ask<{ n: number }>(url, 'select max(n) as n from written')
  let isOver = false
  const writing = (async () => {
    while (!isOver) await write()
  })()
  const file = inFolder('house.tar.gz')
  expect(await backup(file, placeOf({ DATA_DIR: dataDir }))).toContain(file)
  isOver = true
  await writing
  await client.end()
  await embedded.stop()
  expect(statSync(file).mode & 0o077).toBe(0)

  const other = inFolder('other')
  expect(await restore(file, placeOf({ DATA_DIR: other }))).toContain('The books are right')
  const copy = await openEmbedded(other)
  const [after] = await ask<{ n: number; rows: number }>(
    copy.urlOf('zar'),
    'select max(n) as n, count(*)::int as rows from written',
  )
  expect(after?.n).toBeGreaterThanOrEqual(before?.n ?? Number.NaN)
  expect(after?.rows).toBe(after?.n)
  const players = await ask(copy.urlOf('zar'), 'select username from player')
  expect(players).toEqual([{ username: DEMO_USERNAME }])
  await copy.stop()
  const key = path.join('keys', 'personal-data-key')
  expect(readFileSync(path.join(other, key))).toEqual(readFileSync(path.join(dataDir, key)))
})

test('what is there is never overwritten, and a file that is not whole leaves nothing', async () => {
  const file = inFolder('house.tar.gz')
  const bytes = readFileSync(file)
  await expect(backup(file, placeOf({ DATA_DIR: inFolder('data') }))).rejects.toThrow(
    'never overwritten',
  )
  await expect(restore(file, placeOf({ DATA_DIR: inFolder('data') }))).rejects.toThrow(
    'is not empty',
  )
  expect(readFileSync(file).equals(bytes)).toBe(true)
  const half = inFolder('half.tar.gz')
  writeFileSync(half, bytes.subarray(0, bytes.length / 2))
  const nowhere = placeOf({ DATA_DIR: inFolder('nowhere') })
  await expect(restore(half, nowhere)).rejects.toThrow('not whole')
  await expect(restore(inFolder('none'), nowhere)).rejects.toThrow('is not there')
  mkdirSync(inFolder('empty'))
  spawnSync('tar', ['-czf', inFolder('strange.tar.gz'), '-C', inFolder('empty'), '.'])
  await expect(restore(inFolder('strange.tar.gz'), nowhere)).rejects.toThrow('no backup of Zar')
  expect(existsSync(inFolder('nowhere'))).toBe(false)
  await expect(backup(inFolder('new'), nowhere)).rejects.toThrow('there is no casino in')
})

/** Whether the tools on this machine know the server of the tests. */
async function hasTools(): Promise<boolean> {
  const [server] = await ask<{ n: number }>(
    testServerUrl(),
    `select current_setting('server_version_num')::int / 10000 as n`,
  )
  const { stdout = '' } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= (server?.n ?? Number.NaN)
}

test('databases on a server come back with their keys, their rights and right books', async (context) => {
  if (!(await hasTools())) return context.skip()
  const casino = await openTestCasino()
  const keys = makeKeys()
  const copy = `zar_copy_${path.basename(folder).replaceAll(/\W/g, '').toLowerCase()}`
  const url = databaseUrl(testServerUrl(), copy)
  try {
    const playerId = await casino.player({ cashE5: 5_000_000n })
    const file = inFolder('server.tar.gz')
    const from = {
      DATABASE_URL: casino.url,
      KEYS_DIR: keys.folder,
      DATA_DIR: inFolder('beside'),
    }
    await backup(file, placeOf(from))
    await onServer(`create database ${copy}`)
    const to = placeOf({
      DATABASE_URL: url,
      KEYS_DIR: inFolder('keys'),
      DATA_DIR: inFolder('again'),
    })
    expect(await restore(file, to)).toContain('The books are right')
    const cash = await ask(
      url,
      `select balance_e5::int as cash from account where owner_id = '${playerId}' and kind = 'player_cash'`,
    )
    expect(cash).toEqual([{ cash: 5_000_000 }])
    await expect(restore(file, to)).rejects.toThrow('is not empty: nothing was changed')
  } finally {
    await casino.close()
    keys.remove()
    await onServer(`drop database if exists ${copy}`)
  }
})

test('a backup is tried beside the house that runs, and both are noted where the office reads them', async () => {
  const { dataDir, url, embedded } = await openHouse('drilled')
  // As above: whoever leaves last turns the server off.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const place = placeOf({ DATA_DIR: dataDir })
  const file = inFolder('drilled.tar.gz')
  await backup(file, place)
  expect(await drill(file)).toContain('The books are right')
  const ended = { file, bytes: 1_000, asOf: '2026-11-21T10:00:00Z', tookMs: 12.4 }
  for (const kind of ['backup', 'drill'] as const)
    expect(await noteEnd(place, { ...ended, kind, isDone: true })).toBeUndefined()
  const rows = await ask(url, 'select kind, is_done, file, took_ms from backup_record order by id')
  expect(rows).toEqual([
    { kind: 'backup', is_done: true, file: 'drilled.tar.gz', took_ms: 12 },
    { kind: 'drill', is_done: true, file: 'drilled.tar.gz', took_ms: 12 },
  ])
  await expect(ask(url, 'delete from backup_record')).rejects.toThrow()
  await client.end()
  await embedded.stop()
  const nowhere = placeOf({ DATA_DIR: inFolder('nowhere') })
  expect(await noteEnd(nowhere, { ...ended, kind: 'backup', isDone: false })).toContain('not noted')
})

test('a file that is no backup fails its drill, and leaves nothing behind', async () => {
  const file = inFolder('no-backup.tar.gz')
  writeFileSync(file, 'no archive')
  await expect(drill(file)).rejects.toThrow('cannot be read')
})
