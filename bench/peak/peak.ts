/**
 * `npm run bench:peak`: every open bet of one match is settled while the stakes of others go on (P13). It prints
 * one line of JSON: how long the settlement took, and the p99 of a stake meanwhile beside the quiet one before.
 * A second market of 500 outcomes is settled the same way. Every bet must be paid once and the books must hold.
 * `BENCH_BETS`, `BENCH_PLAYERS` and `BENCH_SECONDS` change the size.
 */
import { openDb } from '../../server/src/db/db.ts'
import { applySettlements } from '../../server/src/modules/betting/bets/settling/apply-settlements.ts'
import { verifyBets } from '../../server/src/modules/betting/index.ts'
import { openBettors } from '../../server/src/modules/betting/testing/bettors.ts'
import { insertBets } from '../../server/src/modules/betting/testing/many-bets.ts'
import { openOffers } from '../../server/src/modules/betting/testing/offered.ts'
import { testCasinoOn } from '../../server/src/testing/test-casino.ts'
import { openBenchDatabase } from '../load/database.ts'
import { drive } from '../load/drive.ts'

const BETS = Number(process.env.BENCH_BETS ?? 100_000)
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 2_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const STAKERS = 64
const IN_FLIGHT = 4
const OUTCOMES = 500
const ODDS_MILLI = 2_000
const UNIT_KURUS = 1_000
const E5 = 100_000n
const WITHIN_MS = 20_000
const RATIO_MAX = 2

const database = await openBenchDatabase()
const { db, pool, close } = openDb({ url: database.url, poolSize: 12 })
type Fresh = Parameters<typeof testCasinoOn>[0]
const casino = testCasinoOn({ db, pool, url: database.url, owner: { db } as Fresh['owner'], close })
const offers = openOffers(casino)
const bettors = openBettors(casino)

/** In parts: a thousand at once would outlast a statement. */
async function players(count: number): Promise<string[]> {
  const all: string[] = []
  while (all.length < count) {
    const wishes = Array.from({ length: Math.min(500, count - all.length) }, () => ({
      cashE5: 1_000_000n * E5,
    }))
    all.push(...(await casino.players(wishes)))
  }
  return all
}

async function settle(marketId: bigint, outcomes: Record<string, string>): Promise<number> {
  await offers.settle(marketId, 1, { outcomes })
  const began = performance.now()
  while ((await applySettlements(bettors.deps)) === 0);
  return performance.now() - began
}

async function main(): Promise<number> {
  const [own, stakers] = [await players(PLAYERS), await players(STAKERS)]
  const [match, other] = [await offers.match(ODDS_MILLI), await offers.match(ODDS_MILLI)]
  for (let placed = 0; placed < BETS; placed += PLAYERS) {
    const on = [match.one, match.two]
    await insertBets(db, { players: own, on, oddsMilli: ODDS_MILLI, unitKurus: UNIT_KURUS })
  }
  const keys = Array.from({ length: OUTCOMES }, (_, at) => `runner ${at + 1}`)
  const wide = await offers.event({
    markets: [
      { key: 'outright.winner', odds: Object.fromEntries(keys.map((key) => [key, ODDS_MILLI])) },
    ],
  })
  const [runners] = wide.markets
  if (!runners) throw new Error('the event has its market')
  await insertBets(db, {
    players: own,
    on: keys.map(runners.of),
    oddsMilli: ODDS_MILLI,
    unitKurus: UNIT_KURUS,
  })

  let isOver = false
  const stake = async (caller: number) => {
    const legs = [{ on: other.two, odds: ODDS_MILLI }]
    const placed = await bettors.place(stakers[caller] ?? '', { legs, unitKurus: 100 })
    if (placed.state !== 'open') throw new Error(`a stake was answered ${placed.code}`)
    return !isOver
  }
  const quiet = await drive(IN_FLIGHT, SECONDS, stake)
  const meanwhile = drive(IN_FLIGHT, 3_600, stake)
  const settledMs = await settle(match.marketId, { '1': 'win', '2': 'loss' })
  const wideMs = await settle(
    runners.id,
    Object.fromEntries(keys.map((key, at) => [key, at === 0 ? 'win' : 'loss'])),
  )
  isOver = true
  const peak = await meanwhile
  const { rows } = await pool.query<{ open: number }>(
    `select count(*) filter (where bet.state = 'open')::int as open from betting_bet bet
      join betting_leg_selection own on own.bet_id = bet.id where own.event_id <> $1`,
    [String(other.eventId)],
  )
  const findings = (await verifyBets(db)).length
  const bets = Math.ceil(BETS / PLAYERS) * PLAYERS
  const ratio = peak.p99Ms / quiet.p99Ms
  const isRight = findings === 0 && rows[0]?.open === 0 && (await casino.sumOfBooks()) === 0n
  console.log(
    JSON.stringify({
      bets,
      settledMs: Math.round(settledMs),
      perSecond: Math.round((bets * 1_000) / settledMs),
      outcomes: OUTCOMES,
      outcomesMs: Math.round(wideMs),
      stakes: { quiet, meanwhile: peak, p99Ratio: ratio },
      isRight,
      goals: { settledMs: WITHIN_MS, p99Ratio: RATIO_MAX, bets: 100_000 },
      isMet: settledMs <= WITHIN_MS && ratio <= RATIO_MAX && bets >= 100_000,
    }),
  )
  return isRight ? 0 : 1
}

try {
  process.exitCode = await main()
} finally {
  await close()
  await database.drop()
}
