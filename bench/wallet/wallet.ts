/**
 * `npm run bench:wallet`: how many bets a second the wallet commits, as ratios to what the same
 * database does with the least a bet can be. Rounds are interleaved, figures are medians of the
 * rounds' own ratios, and the ledger is checked after every round: a run that lost or doubled one
 * bet fails. `BENCH_ROUNDS` and `BENCH_SECONDS` change the length.
 *
 * The ratios depend on how long the disk takes to keep a commit: the faster it is, the less there is
 * to gain by keeping many at once. `BENCH_SYNC_US=2000` lets each commit go so many microseconds
 * later (PostgreSQL's `commit_delay`), as on a slower disk, for all that is measured alike.
 *
 * `-- --beside lobby` measures another thing: the p99 of a bet while one address asks for the lobby.
 */
import type { ProviderName } from '@zar/contract/casino/casino'
import { openBenchDatabase, SYNC_US } from '../load/database.ts'
import { type Measured, median } from '../load/drive.ts'
import { printBeside } from './bets-during-flood.ts'
import { openLane } from './open-wallet.ts'
import { openReference } from './reference.ts'
import { PROVIDER_NAMES } from './signed-callbacks.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)

if (process.argv.slice(2).join(' ') === '--beside lobby') {
  await printBeside({ rounds: ROUNDS, seconds: SECONDS })
  process.exit()
}

const database = await openBenchDatabase()
const reference = await openReference(database.url)
const lane = await openLane(database.url)

/** Everything measured in one round, so that a slow minute of the machine slows all of it. */
const CONTENDERS: Record<string, () => Promise<Measured>> = {
  reference: () => reference.many(SECONDS),
  'reference, hot account': () => reference.hot(SECONDS),
  'one call, 1 in flight': () => reference.oneCall(1, SECONDS),
  'wallet, 1 in flight': () => lane.many(1, SECONDS),
  'one call, 64 in flight': () => reference.oneCall(64, SECONDS),
  'wallet, 64 in flight': () => lane.many(64, SECONDS),
  'builder transaction, 64 in flight': () => reference.peer(64, SECONDS),
  'wallet, 512 in flight': () => lane.many(512, SECONDS),
  'wallet, hot account, 64': () => lane.hot(64, SECONDS),
  ...Object.fromEntries(
    PROVIDER_NAMES.map((name) => [callbacksOf(name), () => lane.callbacks(name, 64, SECONDS)]),
  ),
  'the wallet’s statement alone': () => lane.alone(SECONDS),
}

function callbacksOf(name: ProviderName): string {
  return `${name} callbacks, 64 connections`
}

type Round = Record<string, Measured>
const at = (round: Round, name: string): Measured => {
  const measured = round[name]
  if (!measured) throw new Error(`nothing was measured as "${name}"`)
  return measured
}
const callbackSpeeds = (round: Round) =>
  PROVIDER_NAMES.map((name) => at(round, callbacksOf(name)).perSecond)
const speed = (over: string, under: string) => (round: Round) =>
  at(round, over).perSecond / at(round, under).perSecond

const GOALS: {
  id: string
  what: string
  of: (round: Round) => number
  isMet: (ratio: number) => boolean
  goal: string
}[] = [
  {
    id: 'P1',
    what: '64 in flight / reference',
    of: speed('wallet, 64 in flight', 'reference'),
    isMet: (ratio) => ratio >= 2.5,
    goal: '≥ 2.5',
  },
  {
    id: 'P1',
    what: '512 in flight / reference',
    of: speed('wallet, 512 in flight', 'reference'),
    isMet: (ratio) => ratio >= 3.5,
    goal: '≥ 3.5',
  },
  {
    id: 'P1',
    what: '512 in flight / statement alone',
    of: speed('wallet, 512 in flight', 'the wallet’s statement alone'),
    isMet: (ratio) => ratio >= 0.75,
    goal: '≥ 0.75, the extreme',
  },
  {
    id: 'P1',
    what: 'p99 at 64 / one call',
    of: (round) =>
      at(round, 'wallet, 64 in flight').p99Ms / at(round, 'one call, 64 in flight').p99Ms,
    isMet: (ratio) => ratio <= 0.35,
    goal: '≤ 0.35',
  },
  {
    id: 'P1',
    what: 'p50 at 1 / one call',
    of: (round) =>
      at(round, 'wallet, 1 in flight').p50Ms / at(round, 'one call, 1 in flight').p50Ms,
    isMet: (ratio) => ratio <= 1.1,
    goal: '≤ 1.10',
  },
  {
    id: 'P2',
    what: 'hot account / reference’s',
    of: speed('wallet, hot account, 64', 'reference, hot account'),
    isMet: (ratio) => ratio >= 9,
    goal: '≥ 9',
  },
  ...PROVIDER_NAMES.map((name) => ({
    id: 'P3',
    what: `${callbacksOf(name)} / reference`,
    of: speed(callbacksOf(name), 'reference'),
    isMet: (ratio: number) => ratio >= 1,
    goal: '≥ 1.0',
  })),
  {
    id: 'P3',
    what: 'slowest supplier / fastest',
    of: (round) => Math.min(...callbackSpeeds(round)) / Math.max(...callbackSpeeds(round)),
    isMet: (ratio) => ratio >= 0.8,
    goal: '≥ 0.8',
  },
  {
    id: 'P4',
    what: '64 in flight / builder transaction',
    of: speed('wallet, 64 in flight', 'builder transaction, 64 in flight'),
    isMet: (ratio) => ratio >= 8,
    goal: '≥ 8',
  },
]

const rounds: Round[] = []
try {
  console.log(`The reference is ${reference.tool}. ${ROUNDS} rounds of ${SECONDS} s each.`)
  if (SYNC_US > 0) console.log(`Each commit is let go ${SYNC_US} µs later than the disk has it.`)
  await lane.warmUp()
  for (let index = 0; index < ROUNDS; index++) {
    const round: Round = {}
    for (const [name, measure] of Object.entries(CONTENDERS)) round[name] = await measure()
    await reference.checkBooks()
    await lane.checkBooks()
    rounds.push(round)
    console.log(`round ${index + 1}: books right`)
  }
  print()
} finally {
  await lane.close()
  await reference.close()
  await database.drop()
}

function print(): void {
  console.log('\nmedian of the rounds                  bets/s   p50 ms   p99 ms')
  for (const name of Object.keys(CONTENDERS)) {
    const column = (of: (measured: Measured) => number, digits: number) =>
      median(rounds.map((round) => of(at(round, name))))
        .toFixed(digits)
        .padStart(9)
    const figures = [
      column((m) => m.perSecond, 0),
      column((m) => m.p50Ms, 2),
      column((m) => m.p99Ms, 2),
    ]
    console.log(name.padEnd(35) + figures.join(''))
  }
  console.log('\ngoal                                        median   rounds')
  for (const { id, what, of, isMet, goal } of GOALS) {
    const ratios = rounds.map(of)
    const ratio = median(ratios)
    const verdict = isMet(ratio) ? 'met ' : 'MISS'
    const all = ratios.map((value) => value.toFixed(2)).join(' ')
    console.log(
      `${id} ${verdict} ${what.padEnd(35)} ${ratio.toFixed(2).padStart(6)} (${goal})  ${all}`,
    )
  }
}
