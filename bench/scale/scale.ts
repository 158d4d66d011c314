/**
 * `npm run bench:scale`: the signed bets that two processes of the casino answer with one Redis, as a ratio to what
 * one of them answers (P10). Two clients send over as many connections in both cases, in turns, and after each
 * round the books must have every bet that was acknowledged. `BENCH_ROUNDS` and `BENCH_SECONDS` change the length.
 * It needs a Redis: `REDIS_URL` or `TEST_REDIS_URL`.
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

/** Bets a second, of two clients at these addresses. */
async function bets(urls: readonly string[], playerIds: string[]): Promise<number> {
  const hub88PrivatePem = readFileSync(path.join(casino.arcadeKeysDir, 'hub88-private.pem'), 'utf8')
  const order = {
    provider: 'hub88' as const,
    hub88PrivatePem,
    playerIds,
    connections: CONNECTIONS,
    seconds: SECONDS,
  }
  const reports = await Promise.all(urls.map((url) => askBets({ ...order, url })))
  for (const report of reports) {
    if (report.acknowledged !== report.measured.done) throw new Error('a bet was refused')
    acknowledged += report.acknowledged
  }
  return reports.reduce((sum, { measured }) => sum + measured.perSecond, 0)
}

async function main(): Promise<number> {
  const seats = (await seedSeats(pool)).filter(({ provider }) => provider === 'hub88')
  const playerIds = seats.map(({ playerId }) => playerId)
  const [one, two] = [casino.url, await casino.another()]
  const ways = { one: [one, one], two: [one, two] }
  for (const urls of Object.values(ways)) await bets(urls, playerIds)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const turns = round % 2 === 0 ? (['one', 'two'] as const) : (['two', 'one'] as const)
    const perSecond = { one: 0, two: 0 }
    for (const way of turns) perSecond[way] = await bets(ways[way], playerIds)
    await checkBooks(pool, acknowledged)
    ratios.push(perSecond.two / perSecond.one)
    console.log(
      `round ${round + 1}: one ${perSecond.one.toFixed(0)}/s, two ${perSecond.two.toFixed(0)}/s; books right`,
    )
  }
  const ratio = median([...ratios])
  const isMet = ratio >= GOAL
  console.log(
    JSON.stringify({
      goal: 'P10',
      ratio: Number(ratio.toFixed(3)),
      wanted: GOAL,
      isMet,
      ratios: ratios.map((one) => Number(one.toFixed(3))),
      cores: availableParallelism(),
    }),
  )
  return isMet ? 0 : 1
}

try {
  process.exitCode = await main()
} finally {
  await pool.end()
  await casino.close()
}
