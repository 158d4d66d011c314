import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { shortHash } from './binaries.ts'
import { ensureDatabase, findEmbedded, openEmbedded } from './embedded.ts'

const IS_ROOT = process.getuid?.() === 0
/** Each starts a server several times, beside other work. */
vi.setConfig({ testTimeout: 240_000 })

let folder: string
/** Where PostgreSQL keeps its data in that folder. */
let cluster: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'zar-recovery-'))
  cluster = path.join(folder, 'database', 'postgres-18')
  fs.chmodSync(folder, 0o711)
})

/** As `openEmbedded`, ended and removed when the test is over. */
async function open(dataDir = folder) {
  const embedded = await openEmbedded(dataDir, { fsync: 'off' })
  onTestFinished(async () => {
    await embedded.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return embedded
}

async function ask<Row>(url: string, sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows[0]
}

const postmasterPid = () =>
  Number.parseInt(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)

/** Processes that work in the cluster's folder. */
const servers = () => fs.readdirSync('/proc').filter((pid) => linkOf(pid) === cluster)

function linkOf(pid: string): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Everything below the folder with its size. */
const listing = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${fs.statSync(path.join(folder, name)).size}`)

test('O2, OPS-00: a database that lacks its PG_VERSION is never deleted', async () => {
  const first = await open()
  await ask(first.urlOf('postgres'), 'create table kept as select 1 as one')
  await first.stop()
  fs.renameSync(path.join(cluster, 'PG_VERSION'), path.join(folder, 'taken'))
  const before = listing()
  for (const way of [openEmbedded, findEmbedded]) {
    await expect(async () => way(folder)).rejects.toThrow(
      `The database in ${cluster} is not whole: PG_VERSION is missing. Nothing was changed: put it back from a backup, or move the folder away to begin with an empty database.`,
    )
  }
  expect(listing()).toEqual(before)
  fs.renameSync(path.join(folder, 'taken'), path.join(cluster, 'PG_VERSION'))
  expect(await ask((await open()).urlOf('postgres'), 'select one from kept')).toEqual({ one: 1 })
})

test('O2: what only reads makes no database', async () => {
  expect(await findEmbedded(folder)).toBeUndefined()
  fs.mkdirSync(cluster, { recursive: true })
  expect(await findEmbedded(folder)).toBeUndefined()
  expect(listing().map((line) => line.split(' ')[0])).toEqual(['database', 'database/postgres-18'])
  fs.rmSync(folder, { recursive: true })
  expect(await findEmbedded(folder)).toBeUndefined()
  expect(fs.existsSync(folder)).toBe(false)
})

test('O2: a set-up that was cut short is made again, and two at once make one database', async () => {
  const script = `import { openEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    await openEmbedded(${JSON.stringify(folder)})`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: 'ignore',
  })
  const home = path.dirname(cluster)
  await expect
    .poll(() => (fs.existsSync(home) ? fs.readdirSync(home) : []), {
      interval: 5,
      timeout: 120_000,
    })
    .toContainEqual(expect.stringMatching(/^postgres-18\.new-/))
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [one, other] = await Promise.all([open(), open()])
  await ask(one.urlOf('postgres'), 'create table kept as select 1 as one')
  expect(await ask(other.urlOf('postgres'), 'select one from kept')).toEqual({ one: 1 })
  expect(fs.readdirSync(home).sort()).toEqual(['postgres-18', 'postgres-password', 'socket'])
})

test('O15: a lost password is one sentence, and changes nothing', async () => {
  await (await open()).stop()
  const secret = path.join(folder, 'database', 'postgres-password')
  const password = fs.readFileSync(secret)
  const put = 'Put it back from a backup; nothing was changed.'
  fs.rmSync(secret)
  const lost = `The database’s password is lost: ${secret} is`
  await expect(async () => openEmbedded(folder)).rejects.toThrow(`${lost} missing. ${put}`)
  fs.writeFileSync(secret, '')
  await expect(async () => openEmbedded(folder)).rejects.toThrow(`${lost} empty. ${put}`)
  fs.writeFileSync(secret, password)
  await open()
  fs.writeFileSync(secret, 'another')
  await expect(async () => openEmbedded(folder)).rejects.toThrow(
    `The database in ${path.dirname(secret)} has another password than postgres-password beside it says: put that file back from a backup.`,
  )
  fs.writeFileSync(secret, password)
})

test.runIf(IS_ROOT)(
  'O3: as root below a folder that others may not enter, the database still lies in its own',
  async () => {
    fs.chmodSync(folder, 0o700)
    const dataDir = path.join(folder, 'data')
    const first = await open(dataDir)
    await ensureDatabase(first, 'zar')
    await ask(first.urlOf('zar'), 'create table kept as select 1 as one')
    await first.stop()
    // A copy of the folder is a whole backup.
    spawnSync('cp', ['-a', dataDir, path.join(folder, 'whole')])
    const copy = await open(path.join(folder, 'whole'))
    expect(await ask(copy.urlOf('zar'), 'select one from kept')).toEqual({ one: 1 })
  },
  60_000,
)

test.runIf(IS_ROOT)(
  'O3: a database that an earlier version put elsewhere is told of, and left there',
  async () => {
    fs.chmodSync(folder, 0o700)
    const home = path.join(folder, 'database')
    const second = path.join('/var/tmp', `zar-data-${shortHash(home)}`)
    fs.mkdirSync(second)
    onTestFinished(() => fs.rmSync(second, { recursive: true, force: true }))
    await expect(async () => openEmbedded(folder)).rejects.toThrow(
      `The database of ${folder} lies in ${second}, where an earlier version put it: end the PostgreSQL that runs there, then move it back by \`mv ${second} ${home}\`.`,
    )
    expect(fs.readdirSync(folder)).toEqual([])
    fs.renameSync(second, home)
    await open()
  },
  60_000,
)

test('O4, FLT-01: killed whole, the database serves at the very next start and leaves nothing behind', async () => {
  await ask((await open()).urlOf('postgres'), 'create table kept (one int)')
  for (let kill = 1; kill <= 3; kill++) {
    for (const pid of servers()) process.kill(Number(pid), 'SIGKILL')
    const { urlOf } = await open()
    await ask(urlOf('postgres'), 'insert into kept values (1)')
    const counted = await ask(urlOf('postgres'), 'select count(*)::int as count from kept')
    expect(counted).toEqual({ count: kill })
  }
})

test('O4: a backend that outlives its server does not keep the next one out', async () => {
  const first = await open()
  const client = new pg.Client({ connectionString: first.urlOf('postgres') })
  client.on('error', () => {})
  await client.connect()
  // It never waits, so it never notices.
  const busy = client.query('do $$ declare n bigint := 0; begin loop n := n + 1; end loop; end $$')
  const lost = expect(busy).rejects.toThrow()
  process.kill(postmasterPid(), 'SIGKILL')
  const next = await open()
  await lost
  expect(await ask(next.urlOf('postgres'), 'select 1 as one')).toEqual({ one: 1 })
})

test('O4: a number in postmaster.pid that another program has now keeps nobody out', async () => {
  await (await open()).stop()
  const account = IS_ROOT ? { uid: 65_534, gid: 65_534 } : {}
  const other = spawn('sleep', ['60'], { stdio: 'ignore', cwd: '/', ...account })
  onTestFinished(() => void other.kill())
  const lines = [other.pid, cluster, 1, 5432, '/nowhere', '', '1 1', 'ready   ', '']
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), lines.join('\n'), { mode: 0o600 })
  if (account.uid) fs.chownSync(path.join(cluster, 'postmaster.pid'), account.uid, account.gid)
  expect(await ask((await open()).urlOf('postgres'), 'select 1 as one')).toEqual({ one: 1 })
})

test('O4: a start that fails leaves no process behind', async () => {
  await (await open()).stop()
  await expect(openEmbedded(folder, { shared_buffers: 'a lot' })).rejects.toThrow(
    /^The embedded database did not start: .*shared_buffers/,
  )
  expect(servers()).toEqual([])
})

test('O5: a server that is watched is started again at the same address, and says so', async () => {
  const embedded = await open()
  const url = embedded.urlOf('postgres')
  const said: string[] = []
  embedded.watch((sentence) => said.push(sentence))
  for (let kill = 1; kill <= 2; kill++) {
    said.length = 0
    process.kill(postmasterPid(), 'SIGKILL')
    await expect
      .poll(() => said, { timeout: 120_000 })
      .toEqual([
        'The database ended unexpectedly; it is started again.',
        'The database serves again.',
      ])
    expect(embedded.urlOf('postgres')).toBe(url)
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 })
  }
  await embedded.stop()
  expect(servers()).toEqual([])
})

test('a path that is too long for a socket has it in a temporary folder, which is gone at the end', async () => {
  const dataDir = path.join(folder, 'x'.repeat(90))
  const embedded = await open(dataDir)
  const host = fs.readlinkSync(path.join(dataDir, 'database', 'socket'))
  expect(fs.existsSync(host)).toBe(true)
  expect(await ask(embedded.urlOf('postgres'), 'select 1 as one')).toEqual({ one: 1 })
  await embedded.stop()
  expect(fs.existsSync(host)).toBe(false)
})
