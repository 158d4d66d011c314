import { type MarketChances, winOrLoseOf, yesNo } from '../chances.ts'
import type { Model, OwnMarket } from '../model.ts'
import { NONE, type Pair, sumOf } from '../pair.ts'
import type { Score } from '../periods/period.ts'
import { endOfSeries, type Series } from '../series/best-of.ts'
import { seriesWinner, setPeriods } from '../series/series-model.ts'
import { holdChance, otherSide, type Serve, type Side } from './game.ts'
import { matchTiebreakScores, SET_SCORES, setScores, withEitherServer } from './set.ts'

export type TennisExpectation = {
  serve: Serve
  bestOf: 3 | 5
  /** Doubles: a tie-break to ten is played for the last set. */
  hasMatchTiebreak: boolean
}

export type TennisState = {
  /** Games of the sets that are over. */
  sets: readonly Pair[]
  games: Pair
  /** Of the game or tie-break that is played, counted from 0. */
  points: Pair
  /** Who serves the next point; null before the toss. */
  server: Side | null
}

export const FIRST_SERVE: TennisState = { sets: [], games: NONE, points: NONE, server: null }

/** A tennis match: points make games, games sets, and sets the match. */
export function tennisModel(
  expectation: TennisExpectation,
  state: TennisState = FIRST_SERVE,
): Model {
  const series = seriesOf(expectation, state)
  const { end, periods } = setPeriods(series, SET_SCORES)
  return {
    periods: new Map(periods),
    own: new Map<string, OwnMarket>([
      seriesWinner(end.parts),
      ['match.tiebreak', () => yesNo(1 - withoutTiebreak(series))],
      ['match.nextgame', (line) => game(expectation.serve, state, Number(line))],
    ]),
  }
}

/** Later sets are the same for either first server, and so is a set before the toss. */
export function seriesOf(
  { serve, bestOf, hasMatchTiebreak }: TennisExpectation,
  { sets, games, points, server }: TennisState,
): Series {
  const isTiebreak = (number: number) => hasMatchTiebreak && number === bestOf
  const fresh = (number: number) =>
    withEitherServer((first) =>
      isTiebreak(number)
        ? matchTiebreakScores(serve, NONE, first)
        : setScores(serve, { games: NONE, points: NONE, server: first }),
    )
  const current = (number: number, serving: Side) =>
    isTiebreak(number)
      ? matchTiebreakScores(serve, points, serving)
      : setScores(serve, { games, points, server: serving })
  const laterSet = fresh(1)
  const part = (number: number): Score[] => {
    if (number === sets.length + 1 && server !== null) return current(number, server)
    return isTiebreak(number) ? fresh(number) : laterSet
  }
  return { bestOf, played: sets, part }
}

/** Games before a tie-break. */
const LAST_GAMES = 12

const isTiebreakSet = ({ home, away }: Pair) => home + away === 13

/** That no set of the match comes to a tie-break. */
function withoutTiebreak({ bestOf, played, part }: Series): number {
  if (played.some(isTiebreakSet)) return 0
  const end = endOfSeries({
    bestOf,
    played,
    part: (number) => part(number).filter((score) => !isTiebreakSet(score)),
  })
  return end.parts.total.p.reduce((sum, p) => sum + p, 0)
}

/**
 * Whether the server of a game of the match holds, for the game that is played and the one after it.
 * Neither where it is a tie-break, nor where only this game tells whether the next one is.
 */
function game(
  serve: Serve,
  { sets, games, points, server }: TennisState,
  number: number,
): MarketChances | undefined {
  const ahead = number - 1 - [...sets, games].map(sumOf).reduce((sum, played) => sum + played, 0)
  const isTiebreakNear = sumOf(games) + ahead === LAST_GAMES
  if (server === null || isTiebreakNear || !(ahead === 0 || ahead === 1)) return undefined
  const receiver = otherSide(server)
  const hold =
    ahead === 0
      ? holdChance(serve[server], points[server], points[receiver])
      : holdChance(serve[receiver], 0, 0)
  return winOrLoseOf(['hold', 'break'], [hold, 1 - hold])
}
