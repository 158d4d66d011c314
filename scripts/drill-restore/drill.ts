import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readLedgerKey } from '../../server/src/app/keys/ledger-key.ts'
import { openDb } from '../../server/src/db/db.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { writeCheckpoints } from '../../server/src/modules/ledger/index.ts'
import { removeFolder } from '../drill-ha/folder.ts'
import { openKeys } from '../keys/keys.ts'
import { freePort } from '../services/port.ts'
import { type Compared, compare } from './compare.ts'
import { openBets, readKept } from './load.ts'
import type { Programs } from './needed.ts'
import { makeServer, type Server } from './server.ts'

/** The goals of `docs/operations.md`: seconds of answered bets that may be lost, and until bets are taken again. */
const GOALS = { lostMs: 60_000, openMs: 600_000 }

export type Drill = { folder: string; programs: Programs; transfers: number; seconds: number }

/** Fills, backs up, loses and restores a database, and prints a line a step. True where all is as it must be. */
export async function drill({
  folder,
  programs,
  transfers,
  seconds: betting,
}: Drill): Promise<boolean> {
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const server = makeServer({ folder, programs, port, password })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.end().finally(() => end(folder)))
  try {
    await server.begin()
    const keys = path.join(folder, 'keys')
    await makeDatabase(server, keys, path.join(folder, 'arcade-keys'))
    const url = server.urlOf('zar')
    const bets = await openBets(url)
    await timed(`${transfers} transfers`, () => bets.fill(transfers))
    await seal(url, keys)
    await timed('full backup', async () => server.backUp())

    const stop = new AbortController()
    const bet = bets.bet(stop.signal)
    await Promise.race([wait(betting * 1_000), bet])
    stop.abort()
    const lostAtMs = Date.now()
    await server.lose()
    const answered = await bet
    await bets.close().catch(() => {})

    const openMs = await timed('restored and open', () => server.restore())
    const betMs = await timed('a first bet', () => betOnce(url))
    const { kept, transfers: restored } = await readKept(
      url,
      answered.map(({ id }) => id),
    )
    const compared = compare(answered, kept, lostAtMs)
    const isVerified = await timedVerify(url, keys)
    return report({ compared, openMs: openMs + betMs, restored, isVerified })
  } finally {
    await server.end()
  }
}

function end(folder: string): never {
  removeFolder(folder)
  process.exit(1)
}

async function makeDatabase(server: Server, keys: string, arcadeKeys: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') })
  await client.connect()
  await client.query('create database zar').finally(() => client.end())
  await migrate(server.urlOf('zar'))
  mkdirSync(keys, { mode: 0o700 })
  await openKeys(server.urlOf('zar'), keys, arcadeKeys)
}

/** As the casino's job does, so that the chain has something to prove. */
async function seal(url: string, keys: string): Promise<void> {
  const { db, close } = openDb({ url, poolSize: 2, isPatient: true })
  await writeCheckpoints(db, readLedgerKey(keys)).finally(close)
}

async function betOnce(url: string): Promise<void> {
  const bets = await openBets(url, 1)
  await bets.one().finally(bets.close)
}

async function timed(what: string, work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  const ms = performance.now() - from
  console.log(`${what}: ${seconds(ms)} s`)
  return ms
}

async function timedVerify(url: string, keys: string): Promise<boolean> {
  let isRight = false
  await timed('ledger:verify', async () => {
    const words = ['--import', 'tsx', 'server/src/ledger-verify.ts']
    const { status, stdout } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url, KEYS_DIR: keys },
    })
    isRight = status === 0
    console.log(stdout.trim())
  })
  return isRight
}

type Result = { compared: Compared; openMs: number; restored: number; isVerified: boolean }

function report({ compared, openMs, restored, isVerified }: Result): boolean {
  const { answered, lost, lostMs, holes } = compared
  const isKept = lostMs <= GOALS.lostMs && holes === 0
  const isOpen = openMs <= GOALS.openMs
  console.log(
    `${answered} bets answered one after the other, the last ${lost} lost: ${seconds(lostMs)} s (${seconds(GOALS.lostMs)} allowed), holes ${holes}`,
  )
  console.log(
    `${restored} transfers restored; bets taken again after ${seconds(openMs)} s (${seconds(GOALS.openMs)} allowed)`,
  )
  console.log(`ledger:verify: ${isVerified ? 'right' : 'WRONG'}`)
  return isKept && isOpen && isVerified
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)
