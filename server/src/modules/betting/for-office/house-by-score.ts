import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { MatchClock, Score } from '@zar/contract/betting/event'
import type { Sport } from '@zar/contract/betting/sport'
import { greatestPayoutOf } from '@zar/contract/betting/sums/payout'
import type { HouseByScore } from '@zar/contract/office/trading/scores'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { exposureOf } from '../bets/money/liability.ts'
import { ownPartOf, readBets, type StoredBet, sumsOf } from '../bets/money/stored-bet.ts'
import { readKeys } from '../bets/settling/due-settlements.ts'
import { legsAfter, type Settling } from '../bets/settling/settle-legs.ts'
import { type HeldMarket, nextSettlement, readOpenMarkets } from '../bets/trading/settle-market.ts'
import { resultsByRules } from '../bets/trading/told-facts.ts'

/** So many goals of each side more than now. */
const MORE = 5
const AT_A_TIME = 250
const NEVER = new Date(0)

type Pair = readonly [number, number]
type Known = { sport: Sport; score: Score | null; clock: MatchClock | null }
/** What the markets of a match become at a final score. */
type Final = { home: number; away: number; settlings: Settling[] }

/**
 * What the house keeps of each final score: stakes less what the open bets would pay, by the rules that settle them.
 * What a score does not decide, and other matches of a bet, are counted as won by the player. Refuses with `not_found`.
 */
export async function houseByScore(db: Db, eventId: bigint): Promise<HouseByScore> {
  const known = await readKnown(db, eventId)
  const markets = await withBets(db, await readOpenMarkets(db, eventId))
  const finals: Final[] = []
  if (known.sport === 'football')
    for (const score of scoresFrom(known))
      finals.push({
        home: score[0],
        away: score[1],
        settlings: settlingsAt(markets, { ...factsOf(known), fullTime: score }),
      })
  const sums = finals.map(() => 0n)
  const totals = { bets: 0, stakedKurus: 0n }
  for await (const bets of openBets(db, eventId)) {
    for (const bet of bets) {
      const { costKurus } = exposureOf(bet)
      totals.bets += 1
      totals.stakedKurus += costKurus
      for (const [at, { settlings }] of finals.entries())
        sums[at] = (sums[at] ?? 0n) + costKurus - payoutAt(bet, settlings)
    }
    await yieldToOthers()
  }
  return {
    scores: finals.map(({ home, away }, at) => ({
      home,
      away,
      houseKurus: Number(sums[at] ?? 0n),
    })),
    bets: totals.bets,
    stakedKurus: Number(totals.stakedKurus),
    undecided: undecidedIn(markets, finals),
  }
}

async function readKnown(db: Db, eventId: bigint): Promise<Known> {
  const { rows } = await sql<Known>`
    select sport, score, clock from betting_event where id = ${eventId}`.execute(db)
  const [known] = rows
  if (!known) throw new Refusal('not_found')
  return known
}

function scoresFrom({ score }: Known): Pair[] {
  const [home = 0, away = 0] = score?.total ?? []
  const more = Array.from({ length: MORE + 1 }, (_, at) => at)
  return more.flatMap((h) => more.map((a): Pair => [home + h, away + a]))
}

/** From the second half on the first one is known. */
function factsOf({ score, clock }: Known): { halfTime?: Pair } {
  const [half] = score?.parts ?? []
  return half && ['ht', 'h2'].includes(clock?.period ?? '') ? { halfTime: [half[0], half[1]] } : {}
}

type Market = { market: HeldMarket; base: Settling['settlement']; keys: Settling['keys'] }

/** Those of the markets that open bets are on, with what was said of them before. */
async function withBets(db: Db, markets: readonly HeldMarket[]): Promise<Market[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct one.market_id as id from betting_liability book
      join betting_selection one on one.id = book.selection_id
    where one.market_id = any(${markets.map(({ id }) => id)}::bigint[])
      and (book.staked_kurus > 0 or book.payout_kurus > 0)`.execute(db)
  const ids = new Set(rows.map(({ id }) => id))
  const found: Market[] = []
  for (const market of markets.filter(({ id }) => ids.has(id))) {
    const base = await nextSettlement(db, market, { kind: 'settle', results: {}, facts: {} })
    found.push({ market, base, keys: await readKeys(db, market.id) })
  }
  return found
}

/** A market that the score does not decide stays open. */
const settlingsAt = (markets: readonly Market[], facts: object): Settling[] =>
  markets.flatMap(({ market, base, keys }) => {
    const results = resultsByRules(market, facts)
    return results ? [{ settlement: { ...base, results }, keys, at: NEVER }] : []
  })

function payoutAt(bet: StoredBet, settlings: readonly Settling[]): bigint {
  const after = { ...bet }
  for (const settling of settlings) after.legs = legsAfter(after, settling)
  return ownPartOf(bet, greatestPayoutOf(sumsOf(after)))
}

/** The open bets that name a match, some at a time by their number. */
async function* openBets(db: Db, eventId: bigint): AsyncGenerator<StoredBet[]> {
  for (let after = 0n; ; ) {
    const { rows } = await sql<{ id: bigint }>`
      select distinct own.bet_id as id from betting_market market
        join betting_selection one on one.market_id = market.id
        join betting_leg_selection own on own.selection_id = one.id
        join betting_bet bet on bet.id = own.bet_id and bet.state = 'open'
      where market.event_id = ${eventId} and own.bet_id > ${after}
      order by id limit ${AT_A_TIME}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    // One that was decided since is left out.
    const bets = await readBets(
      db,
      rows.map(({ id }) => id),
    )
    yield bets.filter(({ state }) => state === 'open')
  }
}

function undecidedIn(markets: readonly Market[], finals: readonly Final[]) {
  const decided = new Set(
    finals.flatMap(({ settlings }) => settlings.map(({ settlement }) => settlement.marketId)),
  )
  return markets.flatMap(({ market: { id, key, line } }) =>
    decided.has(id) ? [] : [{ key, line }],
  )
}
