import type { MatchClock } from '@zar/contract/betting/event'
import { LEAGUE_EXPECTATION, LEAGUE_GOALS } from '../prices/football/expectation.ts'
import { type FootballModel, footballModel } from '../prices/football/football.ts'
import { ratesOf, type Stated } from '../prices/football/rates/from-prices.ts'
import { liveRatesOf } from '../prices/football/rates/live-rates.ts'
import { COUNTS, type Count, type FootballState, KICK_OFF } from '../prices/football/state.ts'
import { add, NONE, type Pair } from '../prices/pair.ts'
import { countOf, type MatchNow, pairOf } from './match-now.ts'

/**
 * A football match by what it states now: before the start, or as it stands. Undefined where no rates of goals give
 * what it states.
 */
export function footballNow(now: MatchNow): FootballModel | undefined {
  const stated = statedOf(now)
  if (!stated) return undefined
  if (now.state === 'scheduled') {
    return footballModel({ ...LEAGUE_EXPECTATION, goals: ratesOf(stated) })
  }
  const state = footballState(now)
  const goals = state && liveRatesOf(stated, state)
  return goals && footballModel({ ...LEAGUE_EXPECTATION, goals }, state)
}

/** The same; a match of which too little is known is one of its league. */
export const someFootball = (now: MatchNow): FootballModel =>
  footballNow(now) ??
  footballModel({ ...LEAGUE_EXPECTATION, goals: LEAGUE_GOALS }, footballState(now))

/** What is told of the result and of over 2.5, as it was last told. */
function statedOf({ board }: MatchNow): Stated | undefined {
  const told = (key: string, line: string | null, selection: string) =>
    board.find((row) => row.key === key && row.line === line && row.selection === selection)?.p
  const p1 = told('ft.result', null, '1')
  const p2 = told('ft.result', null, '2')
  if (p1 === undefined || p2 === undefined) return undefined
  return { p1, p2, over: told('ft.total', '2.5', 'over') ?? null }
}

const HALF_S = 2_700
const MINUTE_S = 60

/**
 * Where a match stands; before it begins at its kick-off. Undefined in extra time, and where the score of the first
 * half is not told. The clock counts the whole match.
 */
export function footballState(now: MatchNow): FootballState | undefined {
  const { state, score, clock } = now
  if (state === 'scheduled') return KICK_OFF
  if (state !== 'live' || !score || !clock) return undefined
  const isFirst = clock.period === 'h1'
  const [half] = isFirst ? [null] : score.parts
  if (half === undefined || !['h1', 'ht', 'h2'].includes(clock.period)) return undefined
  return {
    ...KICK_OFF,
    clock: isFirst ? { period: 'h1', elapsedMin: clock.elapsedS / MINUTE_S } : secondHalf(clock),
    score: pairOf(score.total),
    halfTime: half && pairOf(half),
    reds: pairOf(score.reds ?? [0, 0]),
    counts: Object.fromEntries(
      COUNTS.map((count) => [count, countedSoFar(now, count) ?? NONE]),
    ) as Record<Count, Pair>,
  }
}

/** Half-time is its start, whatever the stoppage of the first was. */
function secondHalf({ period, elapsedS, stoppageMin }: MatchClock): FootballState['clock'] {
  if (period === 'ht') return { period: 'h2', elapsedMin: 0 }
  const elapsedMin = Math.max(0, elapsedS - HALF_S) / MINUTE_S
  if (stoppageMin === undefined) return { period: 'h2', elapsedMin }
  return { period: 'h2', elapsedMin, addedMin: stoppageMin }
}

/** What was counted so far: of cards yellow and red ones. Undefined where the feed does not say. */
export function countedSoFar(now: MatchNow, count: Count): Pair | undefined {
  if (now.state === 'scheduled') return NONE
  if (count !== 'cards') return countOf(now, count)
  const yellow = countOf(now, 'yellow')
  return yellow && add(yellow, pairOf(now.score?.reds ?? [0, 0]))
}
