import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { openPool } from '../../arcade/src/store/database.ts'
import { emptyDatabase } from '../../arcade/src/testing/database.ts'
import { openCasinoFixture } from '../../server/src/testing/casino/casino-fixture.ts'
import { type Environment, run, type Way } from '../../server/src/testing/casino/process.ts'
import { ensureArcadeKeys } from '../arcade/arcade-keys.ts'
import { freePort } from '../services/port.ts'
import { openGate } from './gate.ts'
import { patiently } from './patiently.ts'

/** The tests' own connections, on a machine that others keep busy. */
const PATIENT = {
  connectionTimeoutMillis: 60_000,
  query_timeout: 60_000,
  statement_timeout: 60_000,
  application_name: 'test',
} as const

export type Side = 'arcade' | 'second arcade' | 'casino'
type Wish = {
  /** A second process of the arcade on the same database. */
  hasSecond?: boolean
  /** Of the arcade and of the casino, beside what both need. */
  environment?: Environment
  /** What each program is started with before its own file. */
  way?: Way
}
/** What it has said; who runs it for long empties the lines of its log. */
type Said = { lines: string[]; errors: readonly string[] }
type Running = Said & { pid: number; kill: () => Promise<unknown> }
/** By which `pg_stat_activity` tells the connections of the programs from those of the test. */
export const PROGRAMS = 'programs-of-the-test'

/** The casino and the arcade as processes on databases of their own, with a gate between the arcade and the wallets. */
export async function openTwoSides({ hasSecond = false, environment = {}, way }: Wish = {}) {
  const casinoFixture = await patiently(() => openCasinoFixture())
  const database = await patiently(emptyDatabase)
  const gate = await openGate()
  const keysDir = keysOf(casinoFixture.keys)
  const ports = { arcade: await freePort(), 'second arcade': await freePort() }
  const url = `http://127.0.0.1:${ports.arcade}`
  const secondUrl = `http://127.0.0.1:${ports['second arcade']}`

  async function startArcade(port: number): Promise<Running> {
    const own = {
      ARCADE_PORT: `${port}`,
      DATABASE_URL: named(database.url),
      WALLET_URL: `${gate.url}/wallet`,
      KEYS_DIR: keysDir,
      TRUSTED_PROXIES: '127.0.0.1',
      ROOM_CHAIN_ROUNDS: '1000',
    }
    const { child, exited, lines, errors } = run(
      'arcade/src/main.ts',
      { ...own, ...environment },
      way,
    )
    const isOpen = new Promise<true>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('listening at')) resolve(true)
      })
    })
    if ((await Promise.race([isOpen, exited])) !== true) throw new Error(errors.join('\n'))
    const kill = () => {
      child.kill('SIGKILL')
      return exited
    }
    return { pid: child.pid ?? 0, lines, errors, kill }
  }

  async function startCasino(): Promise<Running> {
    const own = { ARCADE_URL: url, DATABASE_URL: named(casinoFixture.testCasino.url) }
    const casino = await casinoFixture.start({ ...own, ...environment }, way)
    gate.open(casino.address)
    const kill = () => {
      gate.shut()
      return casino.end('SIGKILL')
    }
    return { pid: casino.pid, lines: casino.lines, errors: casino.errors, kill }
  }

  const start: Record<Side, () => Promise<Running>> = {
    arcade: () => startArcade(ports.arcade),
    'second arcade': () => startArcade(ports['second arcade']),
    casino: startCasino,
  }
  const running = new Map<Side, Running>()
  const startAll = async (sides: readonly Side[]) => {
    // What does not come up is started again, as in life.
    const started = sides.map(async (side) => running.set(side, await patiently(start[side])))
    await Promise.all(started)
  }
  await startAll(['arcade', ...(hasSecond ? (['second arcade'] as const) : []), 'casino'])
  const pool = openPool(database.url, PATIENT)
  return {
    casinoFixture,
    gate,
    pool,
    url,
    secondUrl,
    running: running as ReadonlyMap<Side, Running>,
    async kill(sides: readonly Side[]) {
      await Promise.all(sides.map((side) => running.get(side)?.kill()))
    },
    start: startAll,
    async close() {
      await Promise.all([...[...running.values()].map(({ kill }) => kill()), pool.end()])
      await gate.close()
      await patiently(casinoFixture.close)
      await patiently(database.close)
      rmSync(keysDir, { recursive: true })
    },
  }
}

export type TwoSides = Awaited<ReturnType<typeof openTwoSides>>
type Keys = Awaited<ReturnType<typeof openCasinoFixture>>['keys']

function named(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', PROGRAMS)
  return url.href
}

/** The arcade's half of what both have agreed on, in a folder of its own. */
function keysOf({ folder, hub88PrivateKey, operatorPublicKey }: Keys): string {
  const keysDir = mkdtempSync(path.join(tmpdir(), 'zar-arcade-keys-'))
  const pem = (name: string, text: string | Buffer) =>
    writeFileSync(path.join(name.startsWith('hub88') ? keysDir : folder, name), text)
  pem('hub88-private.pem', hub88PrivateKey.export({ type: 'pkcs8', format: 'pem' }))
  pem('operator-public.pem', operatorPublicKey.export({ type: 'spki', format: 'pem' }))
  ensureArcadeKeys(folder, keysDir)
  return keysDir
}
