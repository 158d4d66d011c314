import { spawn } from 'node:child_process'
import { createHash, createPrivateKey, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '../server/src/db/db.ts'
import type { Seat } from '../server/src/providers/testing/wire.ts'
import { openCasinoAddress } from '../server/src/testing/casino/casino-address.ts'
import { expectLedgerIntact } from '../server/src/testing/casino/expect-ledger.ts'
import { openLoad } from '../server/src/testing/casino/load.ts'
import { SEED } from '../server/src/testing/chance.ts'
import { seeded } from '../server/src/testing/seeded.ts'
import { type TestCasino, testCasinoOn } from '../server/src/testing/test-casino.ts'
import { findEmbedded } from './postgres/embedded.ts'
import { freePort } from './services/port.ts'

/** Kills of each kind, in an order that the seed decides. */
const KILLS = { casino: 20, backend: 20, postmaster: 10, everything: 10 }
type Kind = keyof typeof KILLS
const PLAYERS = 6
/** Of each player, which meet at one balance. */
const GAMES = 2
const GAME = 'zar_nar_bahcesi'
const CASH_E5 = 1_000_000_00000n
const DAY_MS = 86_400_000
/** Enough that some were asked for after the kill. */
const ANSWERS_AFTER = 4 * PLAYERS * GAMES
const SERVES_AGAIN_MAX_MS = 120_000

test('G1, O4, O5, O6, FLT-01, LED-08: killed 60 times under load, every acknowledged call is there once, and each next start is the first that works', async () => {
  const place = await freePlace()
  let start = await startAll(place)
  const testCasino = await openAppOf(place.dataDir)
  const casinoAddress = openCasinoAddress()
  casinoAddress.open(`http://localhost:${place.port}`)
  const load = openLoad(casinoAddress, supplierKeyOf(place.dataDir))
  const players = await testCasino.players(
    Array.from({ length: PLAYERS }, () => ({ cashE5: CASH_E5 })),
  )
  const seats = await Promise.all(
    players.flatMap((id) => Array.from({ length: GAMES }, () => sit(testCasino, id))),
  )
  const games = seats.map((seat, index) => load.play(seat, seeded(SEED + index)))
  const untilServes = async (before: number, killedAt: number) => {
    await expect
      .poll(() => load.journal.length, { timeout: SERVES_AGAIN_MAX_MS, interval: 20 })
      .toBeGreaterThan(before + ANSWERS_AFTER)
    return performance.now() - killedAt
  }

  const random = seeded(SEED)
  const took: Record<Kind, number[]> = { casino: [], backend: [], postmaster: [], everything: [] }
  for (const kind of shuffled(random)) {
    await wait(200 + random() * 1_000)
    const before = load.journal.length
    const killedAt = performance.now()
    await KILL[kind](place.dataDir, random)
    if (kind === 'everything') {
      await start.gone
      start = await startAll(place)
    }
    took[kind].push(await untilServes(before, killedAt))
  }
  load.end()
  await Promise.all(games)

  const counts = Object.entries(took).map(([kind, times]) => `${kind} ${rangeOf(times)}`)
  console.log(
    `${load.journal.length} calls acknowledged, ${load.count.unheard} unheard and asked again; until served again: ${counts.join('; ')}`,
  )
  expect(load.count.unheard).toBeGreaterThan(60)
  expect(await load.repeat(`http://localhost:${place.port}`)).toEqual([])
  const cashAtFirst = new Map(players.map((id) => [id, CASH_E5]))
  const keys = { folder: path.join(place.dataDir, 'keys') }
  await expectLedgerIntact({ testCasino, keys }, load.journal, cashAtFirst)
  await testCasino.close()
  start.child.kill('SIGTERM')
  await start.gone
  const verified = run(['scripts/ledger/verify.ts'], { DATA_DIR: place.dataDir })
  expect(await verified.gone).toEqual([0, null])
})

type Place = Awaited<ReturnType<typeof freePlace>>

/** `npm start` to the letter but for npm, once it says that it is open. Its first try is its only one. */
async function startAll({ port, arcadePort, dataDir }: Place) {
  const started = run(['scripts/start/start.ts'], {
    PORT: `${port}`,
    ARCADE_PORT: `${arcadePort}`,
    FEED_PORT: 'off',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    started.child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Zar is open')) resolve()
    })
    void started.gone.then((end) => reject(new Error(`it did not open (${end}): ${said}`)))
  })
  return started
}

function run(words: string[], environment: Record<string, string>) {
  const { DATABASE_URL: _, REDIS_URL: __, NODE_ENV: ___, MODE: ____, ...around } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...around, ...environment },
  })
  child.stdout.resume()
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, gone: once(child, 'exit') }
}

const KILL: Record<Kind, (dataDir: string, random: () => number) => Promise<void>> = {
  casino: async (dataDir) => end([notedPid(dataDir, 'casino')]),
  backend: async (dataDir, random) => {
    const backends = serversIn(dataDir).filter((pid) => / zar .*\[local\]/.test(commandOf(pid)))
    end([backends[Math.floor(random() * backends.length)] ?? 0])
  },
  postmaster: async (dataDir) => end([postmasterOf(dataDir)]),
  everything: async (dataDir) =>
    end([
      ...['start', 'casino', 'arcade'].map((name) => notedPid(dataDir, name)),
      postmasterOf(dataDir),
      ...serversIn(dataDir),
    ]),
}

/** What has ended by itself meanwhile is dead already. */
function end(pids: number[]): void {
  for (const pid of pids) {
    try {
      if (pid > 1) process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

const notedPid = (dataDir: string, name: string) =>
  Number.parseInt(readFileSync(path.join(dataDir, 'processes', name), 'utf8'), 10)
const clusterOf = (dataDir: string) => path.join(dataDir, 'database', 'postgres-18')
const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8'), 10)

/** PostgreSQL's processes, by their working directory. */
const serversIn = (dataDir: string) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid && quietly(() => readlinkSync(`/proc/${pid}/cwd`)) === clusterOf(dataDir))
const commandOf = (pid: number) => quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))

function quietly(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

async function openAppOf(dataDir: string): Promise<TestCasino> {
  const url = (await findEmbedded(dataDir))?.urlOf('zar') ?? ''
  const owner = openDb({ url, poolSize: 1, isOwner: true })
  return testCasinoOn({ ...openDb({ url, poolSize: 2 }), url, owner })
}

/** The half of the key that the arcade signs with, wherever its keys lie. */
function supplierKeyOf(dataDir: string) {
  const all = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  const file = all.find((name) => path.basename(name) === 'hub88-private.pem') ?? ''
  return createPrivateKey(readFileSync(path.join(dataDir, file)))
}

/** A game that was launched, behind the launch's back. */
async function sit({ db }: TestCasino, playerId: string): Promise<Seat> {
  const token = randomUUID()
  const now = new Date()
  await db
    .insertInto('game_session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      player_id: playerId,
      provider: 'hub88',
      game_code: GAME,
      currency: 'TRY',
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
      is_open: true,
    })
    .execute()
  return { playerId, token, gameCode: GAME }
}

function shuffled(random: () => number): Kind[] {
  const kinds = Object.entries(KILLS).flatMap(([kind, times]) =>
    Array.from({ length: times }, () => ({ kind: kind as Kind, at: random() })),
  )
  return kinds.sort((a, b) => a.at - b.at).map(({ kind }) => kind)
}

function rangeOf(times: number[]): string {
  const [least, middle, most] = [0, 0.5, 1].map((share) => {
    const sorted = times.toSorted((a, b) => a - b)
    return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  })
  return `${times.length} kills, ${least} to ${most} ms, median ${middle}`
}

/** Two free ports and an empty folder. */
async function freePlace() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zar-drill-'))
  onTestFinished(async () => {
    await KILL.everything(dataDir, Math.random).catch(() => {})
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, port: await freePort(), arcadePort: await freePort() }
}
