/**
 * `npm run bench:scale`: the signed bets that two processes of the casino answer with one Redis, as a ratio to what
 * one of them answers (P10). Two clients send over as many connections in each case, in turns, and after each round
 * the books must have every bet that was acknowledged. Each player is at one process, as the proxy sends a
 * supplier's calls; `mixed` is the ratio where a player's bets go to either. `BENCH_ROUNDS` and `BENCH_SECONDS`
 * change the length. It needs a Redis: `REDIS_URL` or `TEST_REDIS_URL`.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { median } from '../load/drive.ts'
import { openLobbyCasino } from '../lobby/open-casino.ts'
import { checkBooks, seedSeats } from '../wallet/open-wallet.ts'
import { askBets } from '../wallet/signed-callbacks.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const CONNECTIONS = 32
/** Where database, clients and two processes share two cores nothing is to be won: as little as this is lost. */
const GOAL = 0.95
const MISSING = 3

const redisUrl = process.env.REDIS_URL || process.env.TEST_REDIS_URL
if (!redisUrl) {
  console.error('Two processes need a Redis: set REDIS_URL.')
  process.exit(MISSING)
}
const casino = await openLobbyCasino({ hasPages: false, environment: { REDIS_URL: redisUrl } })
const pool = new pg.Pool({ connectionString: casino.databaseUrl })
let acknowledged = 0

type Client = { url: string; playerIds: string[] }
type Way = 'one' | 'two' | 'mixed'

/** Bets a second, of two clients. */
async function bets(clients: readonly Client[]): Promise<number> {
  const hub88PrivatePem = readFileSync(path.join(casino.arcadeKeysDir, 'hub88-private.pem'), 'utf8')
  const order = {
    provider: 'hub88' as const,
    hub88PrivatePem,
    connections: CONNECTIONS,
    seconds: SECONDS,
  }
  const reports = await Promise.all(clients.map((client) => askBets({ ...order, ...client })))
  for (const report of reports) {
    if (report.acknowledged !== report.measured.done) throw new Error('a bet was refused')
    acknowledged += report.acknowledged
  }
  return reports.reduce((sum, { measured }) => sum + measured.perSecond, 0)
}

async function main(): Promise<number> {
  const seats = (await seedSeats(pool)).filter(({ provider }) => provider === 'hub88')
  const playerIds = seats.map(({ playerId }) => playerId)
  const half = Math.ceil(playerIds.length / 2)
  const [some, others] = [playerIds.slice(0, half), playerIds.slice(half)]
  const [one, two] = [casino.url, await casino.another()]
  const ways: Record<Way, Client[]> = {
    one: [
      { url: one, playerIds: some },
      { url: one, playerIds: others },
    ],
    two: [
      { url: one, playerIds: some },
      { url: two, playerIds: others },
    ],
    mixed: [
      { url: one, playerIds },
      { url: two, playerIds },
    ],
  }
  for (const clients of Object.values(ways)) await bets(clients)
  const ratios: number[] = []
  const mixed: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const turns = Object.keys(ways) as Way[]
    if (round % 2 === 1) turns.reverse()
    const perSecond = { one: 0, two: 0, mixed: 0 }
    for (const way of turns) perSecond[way] = await bets(ways[way])
    await checkBooks(pool, acknowledged)
    ratios.push(perSecond.two / perSecond.one)
    mixed.push(perSecond.mixed / perSecond.one)
    const told = turns.map((way) => `${way} ${perSecond[way].toFixed(0)}/s`)
    console.log(`round ${round + 1}: ${told.join(', ')}; books right`)
  }
  const ratio = median([...ratios])
  const isMet = ratio >= GOAL
  console.log(
    JSON.stringify({
      goal: 'P10',
      ratio: inThousandths(ratio),
      wanted: GOAL,
      isMet,
      ratios: ratios.map(inThousandths),
      mixed: inThousandths(median(mixed)),
      cores: availableParallelism(),
    }),
  )
  return isMet ? 0 : 1
}

const inThousandths = (ratio: number) => Number(ratio.toFixed(3))

try {
  process.exitCode = await main()
} finally {
  await pool.end()
  await casino.close()
}
