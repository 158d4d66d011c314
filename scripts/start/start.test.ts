import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { noteProcess } from '../services/leftovers.ts'
import { freePort } from '../services/port.ts'

const SECRET = 'a-password-that-nobody-may-read'

type Environment = Record<string, string>

let folder: string
/** In which the app could start. */
let well: Environment
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zar-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [port, arcadePort, feedPort] = [await closedPort(), await closedPort(), await closedPort()]
  well = {
    PORT: `${port}`,
    ARCADE_PORT: `${arcadePort}`,
    FEED_PORT: `${feedPort}`,
    DATA_DIR: path.join(folder, 'data'),
    ARCADE_DATABASE_URL: `postgres://127.0.0.1:${await closedPort()}/arcade`,
  }
})

const given = new Set<number>()

/** A port at which nobody answers, and that was given to nobody before: two settings never have the same. */
async function closedPort(): Promise<number> {
  for (;;) {
    const port = await freePort()
    if (given.has(port)) continue
    given.add(port)
    return port
  }
}

/** A port at which somebody listens, and says nothing. */
async function openPort() {
  const lines = new Set<net.Socket>()
  const server = net.createServer((line) => lines.add(line)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const line of lines) line.destroy()
    if (server.listening) await once(server.close(), 'close')
  }
  onTestFinished(close)
  return { port: (server.address() as AddressInfo).port, close }
}

/** `npm start` once everything is installed, to its end. */
async function start(environment: Environment) {
  const { DATABASE_URL: _, REDIS_URL: __, ...around } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...around, ...well, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, complained }
}

/** Nothing is built or begun, and why is one sentence. */
const refuses = (sentence: string) => ({ code: 1, said: '', complained: `\n${sentence}\n` })

test.each(['PORT', 'ARCADE_PORT', 'FEED_PORT'])(
  '%s: a port that is taken is one sentence before anything is built',
  async (setting) => {
    const { port } = await openPort()
    expect(await start({ [setting]: `${port}` })).toEqual(
      refuses(`Port ${port} is taken: stop what uses it, or set ${setting} to another one.`),
    )
  },
)

test('two ports that are the same are one sentence before anything is built', async () => {
  const { PORT = '' } = well
  for (const setting of ['ARCADE_PORT', 'FEED_PORT']) {
    expect(await start({ [setting]: PORT })).toEqual(
      refuses(`PORT and ${setting} are both ${PORT}; they must differ.`),
    )
  }
})

test('a database that nobody answers for is one sentence before anything is built, without its password', async () => {
  const port = await closedPort()
  expect(await start({ DATABASE_URL: `postgres://zar:${SECRET}@127.0.0.1:${port}/zar` })).toEqual(
    refuses(
      `The database at 127.0.0.1:${port} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    ),
  )
})

test('H12: with a server of its own the app asks for a database for the arcade too, in one sentence', async () => {
  const DATABASE_URL = `postgres://zar:${SECRET}@127.0.0.1:${await closedPort()}/zar`
  expect(await start({ DATABASE_URL, ARCADE_DATABASE_URL: '' })).toEqual(
    refuses(
      'ARCADE_DATABASE_URL is not set: beside DATABASE_URL the arcade needs the address of a database of its own.',
    ),
  )
})

test('H12: the arcade’s database that nobody answers for is one sentence before anything is built', async () => {
  const port = await closedPort()
  const ARCADE_DATABASE_URL = `postgres://arcade:${SECRET}@127.0.0.1:${port}/arcade`
  expect(await start({ ARCADE_DATABASE_URL })).toEqual(
    refuses(
      `The database at 127.0.0.1:${port} cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    ),
  )
})

test('a database that says nothing is given up, in one sentence before anything is built', async () => {
  const { port } = await openPort()
  expect(await start({ DATABASE_URL: `postgres://zar:${SECRET}@127.0.0.1:${port}/zar` })).toEqual(
    refuses(`The database at 127.0.0.1:${port} cannot be reached: timeout expired`),
  )
})

test('O23: without a Redis that nobody answers for it goes on, in one sentence without its password', async () => {
  const [redis, database] = [await closedPort(), await closedPort()]
  const { code, complained } = await start({
    REDIS_URL: `redis://zar:${SECRET}@127.0.0.1:${redis}`,
    // What it goes on to, and ends at.
    DATABASE_URL: `postgres://127.0.0.1:${database}/zar`,
  })
  expect(code).toBe(1)
  expect(complained.split('\n')).toEqual([
    `Opening without the Redis at 127.0.0.1:${redis}, which cannot be reached: connect ECONNREFUSED 127.0.0.1:${redis}`,
    '',
    `The database at 127.0.0.1:${database} cannot be reached: connect ECONNREFUSED 127.0.0.1:${database}`,
    '',
  ])
})

test('O23: a Redis that says nothing is given up, and it goes on in one sentence', async () => {
  const { port } = await openPort()
  const database = await closedPort()
  const { code, complained } = await start({
    REDIS_URL: `redis://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://127.0.0.1:${database}/zar`,
  })
  expect(code).toBe(1)
  expect(complained).toMatch(
    new RegExp(
      `^Opening without the Redis at 127.0.0.1:${port}, which cannot be reached: .+\n\nThe database at 127.0.0.1:${database} .+\n$`,
    ),
  )
})

test.each([
  ['DATABASE_URL', 'the address of a PostgreSQL database: postgres://user@host:5432/name'],
  ['ARCADE_DATABASE_URL', 'the address of a PostgreSQL database: postgres://user@host:5432/name'],
  ['REDIS_URL', 'the address of a Redis: redis://host:6379'],
])('%s: what is no such address is one sentence that does not repeat it', async (setting, what) => {
  for (const address of [SECRET, `http://zar:${SECRET}@127.0.0.1`]) {
    expect(await start({ [setting]: address })).toEqual(
      refuses(`${setting} is not usable: it must be ${what}.`),
    )
  }
})

test('a DATA_DIR that cannot be written is one sentence before anything is built', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const dataDir = path.join(file, 'data')
  expect(await start({ DATA_DIR: dataDir })).toEqual(
    refuses(
      `The folder DATA_DIR=${dataDir} cannot be written: ENOTDIR: not a directory, mkdir '${dataDir}'`,
    ),
  )
})

test.runIf(process.platform === 'linux')(
  'O15: a DATA_DIR where the system makes no folders is one sentence too',
  async () => {
    expect(await start({ DATA_DIR: '/proc/none/data' })).toEqual(
      refuses(
        "The folder DATA_DIR=/proc/none/data cannot be written: ENOENT: no such file or directory, mkdir '/proc/none'",
      ),
    )
  },
)

test.runIf(process.platform !== 'win32')(
  'a folder that another start has open is one sentence, and that start goes on',
  async () => {
    const dataDir = path.join(folder, 'data')
    noteProcess(dataDir, 'start', process.pid)
    const note = readFileSync(path.join(dataDir, 'processes', 'start'), 'utf8')
    expect(await start({})).toEqual(
      refuses(
        `${dataDir} is open already, by process ${process.pid}: stop that first, or set DATA_DIR to another folder.`,
      ),
    )
    expect(readFileSync(path.join(dataDir, 'processes', 'start'), 'utf8')).toBe(note)
  },
)
