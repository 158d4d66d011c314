import { execFile } from 'node:child_process'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const SECRET = 'a-password-that-nobody-may-read'
const OFFICE = ['scripts/office.ts', 'keys']

let dataDir: string
/** The folder of the embedded database, and PostgreSQL's own within. */
let home: string
let cluster: string
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(tmpdir(), 'zar-books-'))
  fs.chmodSync(dataDir, 0o711)
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  home = path.join(dataDir, 'database')
  cluster = path.join(home, 'postgres-18')
})

/** What looks like a database, and is none. */
function lay({ without, password = SECRET }: { without?: string; password?: string } = {}) {
  for (const name of ['base', 'global']) fs.mkdirSync(path.join(cluster, name), { recursive: true })
  for (const name of ['PG_VERSION', 'global/pg_control']) {
    if (name !== without) fs.writeFileSync(path.join(cluster, name), '18\n')
  }
  if (password) fs.writeFileSync(path.join(home, 'postgres-password'), password)
  fs.chmodSync(cluster, 0o700)
  if (process.getuid?.() === 0) fs.chownSync(cluster, 65_534, 65_534)
}

/** A command of an operator to its end. */
function run(words: string[], environment: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...around } = process.env
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...words],
      { env: { ...around, DATA_DIR: dataDir, ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

const ends = (sentence: string) => ({ code: 1, said: `${sentence}\n` })

const urlOf = (port: number) => `postgres://zar:${SECRET}@127.0.0.1:${port}/zar`

/** Nobody listens at the first; at the second somebody does, and says nothing. */
async function openPorts() {
  const lines = new Set<net.Socket>()
  const servers = [net.createServer(), net.createServer((line) => lines.add(line))]
  for (const server of servers) {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  }
  const [closed = 0, silent = 0] = servers.map((one) => (one.address() as AddressInfo).port)
  await new Promise((resolve) => servers[0]?.close(resolve))
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    servers[1]?.close()
  })
  return { closed, silent }
}

describe('O15: office ends with one sentence', () => {
  test('where the data folder has no database', async () => {
    expect(await run(OFFICE)).toEqual(
      ends('There is no casino in the data folder yet: `npm start` makes it.'),
    )
  })

  test('where a file of the database is gone', async () => {
    lay({ without: 'PG_VERSION' })
    expect(await run(OFFICE)).toEqual(
      ends(
        `The database in ${cluster} is not whole: PG_VERSION is missing. Nothing was changed: put it back from a backup, or move the folder away to begin with an empty database.`,
      ),
    )
  })

  test('where the password is lost', async () => {
    lay({ password: '' })
    const file = path.join(home, 'postgres-password')
    expect(await run(OFFICE)).toEqual(
      ends(
        `The database’s password is lost: ${file} is missing. Put it back from a backup; nothing was changed.`,
      ),
    )
  })

  test('where PostgreSQL cannot read what lies there', async () => {
    lay()
    const { code, said } = await run(OFFICE)
    expect(code).toBe(1)
    expect(said).toMatch(/^The embedded database did not start: .+\n$/)
  })

  test('where DATABASE_URL is no address, without repeating it', async () => {
    expect(await run(OFFICE, { DATABASE_URL: SECRET })).toEqual(
      ends(
        'DATABASE_URL is not usable: it must be the address of a PostgreSQL database: postgres://user@host:5432/name.',
      ),
    )
  })

  test('where somebody takes the connection and says nothing', async () => {
    const { silent } = await openPorts()
    expect(await run(OFFICE, { DATABASE_URL: urlOf(silent) })).toEqual(
      ends(`The database at 127.0.0.1:${silent} cannot be reached: timeout expired`),
    )
  })
})

const UNREACHED = (port: number) => `The database at 127.0.0.1:${port} cannot be reached`
test.each([
  [OFFICE, UNREACHED],
  [['scripts/providers/status.ts'], UNREACHED],
  [['scripts/ledger/verify.ts'], () => 'The books could not be read'],
])(
  'O15: %s ends with one sentence, without a password, where nobody answers',
  async (words, what) => {
    const { closed } = await openPorts()
    expect(await run(words, { DATABASE_URL: urlOf(closed) })).toEqual(
      ends(`${what(closed)}: connect ECONNREFUSED 127.0.0.1:${closed}`),
    )
  },
)
