/**
 * `npm run bench:office`: the back office over 1 million players and 10 million transfers, at the server, while 50
 * bets a second are made. Every operation that reads is asked as its description says, with each filter; a line each
 * tells its p50 and p95 (200 ms), and the slowest way to ask it. Lists are turned to their 1,000th page, which may
 * take no longer than the first; a bet's p99 may be 1.2 of the quiet one. The filled database is kept and used
 * again. `BENCH_PLAYERS`, `BENCH_TRANSFERS`, `BENCH_ROUNDS` and `BENCH_SECONDS` change the size.
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '../../server/src/db/db.ts'
import { sealLedger } from '../../server/src/jobs/seal-ledger.ts'
import { officeRoutes } from '../../server/src/modules/office/index.ts'
import { repeatEvery } from '../../server/src/platform/queues.ts'
import { LEDGER_KEY } from '../../server/src/testing/ledger-key.ts'
import { openOfficeApp } from '../../server/src/testing/office/office-app.ts'
import { testCasinoOn } from '../../server/src/testing/test-casino.ts'
import { median, percentile } from '../load/drive.ts'
import { BETS_A_SECOND, openBets } from './bets.ts'
import { openOfficeDatabase } from './database.ts'
import { fill, partsOf } from './fill/fill.ts'
import { openAsking, type Question, questionsOf } from './operations.ts'
import { type Depth, turnPages } from './pages.ts'
import { weigh } from './weight.ts'

const SIZES = {
  players: Number(process.env.BENCH_PLAYERS ?? 1_000_000),
  transfers: Number(process.env.BENCH_TRANSFERS ?? 10_000_000),
}
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const GOALS = { p95Ms: 200, depth: 1.2, bets: 1.2, codeKb: 180 }
const PLAYERS = 50
/** As often as a casino seals its ledger. */
const SEAL_EVERY_MS = 5_000

const parts = partsOf(SIZES)
const sha = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
const database = await openOfficeDatabase(SIZES, sha)
await fill(database.url, parts)
const { db, pool, close } = openDb({ url: database.url })
const owner = openDb({ url: database.url, poolSize: 2, isOwner: true, isPatient: true })
const casino = testCasinoOn({ db, pool, url: database.url, owner, close })
const keepTime = setInterval(() => casino.clock.set(new Date()), 1_000)
casino.clock.set(new Date())
const sealing = repeatEvery(SEAL_EVERY_MS, {
  work: () => sealLedger(db, LEDGER_KEY),
  onFailed: (error) => console.error('a checkpoint failed', error),
})

const idsOf = async (numbers: number[]): Promise<string[]> => {
  const { rows } = await owner.pool.query<{ id: string }>(
    `select bench_id('player', n) as id from unnest($1::bigint[]) with ordinality one (n, at) order by at`,
    [numbers],
  )
  return rows.map(({ id }) => id)
}

type Timed = Question & { times: number[]; failures: number }

async function ask(one: Timed): Promise<void> {
  const began = performance.now()
  const { status } = await one.ask(one.input)
  one.times.push(performance.now() - began)
  // What the database gave up is told beside its time.
  if (status !== 200) one.failures++
}

/** All questions in turn, as one person who never rests. */
async function readAll(questions: readonly Timed[]): Promise<void> {
  for (const one of questions) await ask(one)
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b)

function printOperations(questions: readonly Timed[]): void {
  console.log(
    `\ngoal  operation, ${SIZES.players} players, ${SIZES.transfers} transfers      p50 ms   p95 ms (≤ ${GOALS.p95Ms})`,
  )
  const lines = [...new Set(questions.map(({ path }) => path))].map((path) => {
    const own = questions.filter((one) => one.path === path)
    const [p95, slowest] = own
      .map((one) => [percentile(sorted(one.times), 0.95), one] as const)
      .reduce((worst, one) => (one[0] > worst[0] ? one : worst))
    const p50 = percentile(sorted(own.flatMap(({ times }) => times)), 0.5)
    const failed = own.reduce((sum, { failures }) => sum + failures, 0)
    const input = JSON.stringify(slowest.input)
    return { path, p50, p95, input: failed > 0 ? `${input} ${failed} failed` : input }
  })
  for (const { path, p50, p95, input } of lines.sort((a, b) => b.p95 - a.p95)) {
    const verdict = p95 <= GOALS.p95Ms ? 'met ' : 'MISS'
    const asked = path.replace('/api/office/', '')
    console.log(
      `${verdict} ${asked.padEnd(24)} ${p50.toFixed(1).padStart(8)} ${p95.toFixed(1).padStart(8)}  ${input}`,
    )
  }
}

function printDepths(depths: readonly Depth[]): void {
  console.log(
    `\ngoal  list, last pages / first                 pages      ratio (≤ ${GOALS.depth})`,
  )
  for (const { path, pages, firstMs, lastMs, ratio } of depths) {
    const verdict = ratio <= GOALS.depth ? 'met ' : 'MISS'
    const ms = `${firstMs.toFixed(1)} → ${lastMs.toFixed(1)} ms`
    console.log(
      `${verdict} ${path.replace('/api/office/', '').padEnd(34)} ${String(pages).padStart(9)} ${ratio.toFixed(2).padStart(9)}  ${ms}`,
    )
  }
}

async function printWeight(): Promise<void> {
  const { gzipKb, brotliKb, fontsKb, files, inPlayers } = await weigh()
  const verdict = gzipKb <= GOALS.codeKb ? 'met ' : 'MISS'
  console.log(
    `${verdict} code until the first screen works: ${gzipKb.toFixed(1)} kB of gzip, ${brotliKb.toFixed(1)} of brotli, ${files} files (≤ ${GOALS.codeKb}); fonts ${fontsKb.toFixed(1)} kB more`,
  )
  console.log(
    `${inPlayers.length === 0 ? 'met ' : 'MISS'} of the office in the players' scripts: ${inPlayers.join(' ') || 'nothing'}`,
  )
}

async function main(): Promise<void> {
  const office = await openOfficeApp(casino)
  const staff = await db.selectFrom('staff').select(['id', 'name']).execute()
  const asking = await openAsking(office, new Map(staff.map(({ id, name }) => [name, id])))
  // The heaviest player, and some like all others.
  const people = await idsOf([1, 2, Math.floor(SIZES.players / 2), SIZES.players - 1])
  const operations = officeRoutes(office.deps).map(({ operation }) => operation)
  const { questions, refused } = await questionsOf(operations, asking, people)
  const timed = questions.map((one): Timed => ({ ...one, times: [], failures: 0 }))
  if (refused.length > 0) console.log(`not asked, nothing here has one: ${refused.join(' ')}`)

  const bets = await openBets(
    casino,
    await idsOf(Array.from({ length: PLAYERS }, (_, at) => at + 10)),
  )
  await bets.during(() => readAll(timed))
  for (const one of timed) {
    one.times.length = 0
    one.failures = 0
  }
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await bets.during(() => wait(SECONDS * 1_000))
    const beside = await bets.during(() => readAll(timed))
    ratios.push(beside / quiet)
  }
  printOperations(timed)
  const depths: Depth[] = []
  for (const path of new Set(timed.map((one) => one.path))) {
    const list = timed.find((one) => one.path === path)
    const depth = list && (await turnPages(list))
    if (depth) depths.push(depth)
  }
  printDepths(depths)
  const ratio = median(ratios)
  const rounds = ratios.map((one) => one.toFixed(2)).join(' ')
  console.log(
    `\n${ratio <= GOALS.bets ? 'met ' : 'MISS'} ${BETS_A_SECOND} bets a second, p99 beside the office / quiet ${ratio.toFixed(2)} (≤ ${GOALS.bets})  ${rounds}`,
  )
  await printWeight()
  await bets.close()
  await office.close()
}

try {
  await main()
} finally {
  clearInterval(keepTime)
  await sealing.close()
  await close()
  await owner.close()
  await database.close()
}
