import { chanceAbove } from '../distributions/distribution.ts'
import type { Model } from '../model.ts'
import { NONE, type Pair } from '../pair.ts'
import { endOfSeries, type Series } from '../series/best-of.ts'
import { byTwo, raceScores } from '../series/race.ts'
import { seriesWinner, setPeriods } from '../series/series-model.ts'
import { bisect } from '../solving/bisect.ts'

export type VolleyballExpectation = {
  /** The chance that the home side takes a rally. */
  rally: number
  bestOf: 3 | 5
}

export type VolleyballState = {
  /** Points of the sets that are over. */
  sets: readonly Pair[]
  points: Pair
}

export const FIRST_RALLY: VolleyballState = { sets: [], points: NONE }

const SET_POINTS = 25
const LAST_SET_POINTS = 15
const RALLY_MIN = 0.3
const RALLY_MAX = 0.7

/** A volleyball match: sets to 25, the last to 15, by two. */
export function volleyballModel(
  expectation: VolleyballExpectation,
  state: VolleyballState = FIRST_RALLY,
): Model {
  const { end, periods } = setPeriods(seriesOf(expectation, state))
  return { periods: new Map(periods), own: new Map([seriesWinner(end.parts)]) }
}

/** The chance of a rally under which the home side wins the match that often. */
export const rallyOf = (homeWin: number, bestOf: 3 | 5): number =>
  bisect(
    (rally) => chanceAbove(endOfSeries(seriesOf({ rally, bestOf }, FIRST_RALLY)).parts.margin, 0),
    homeWin,
    RALLY_MIN,
    RALLY_MAX,
  )

function seriesOf(
  { rally, bestOf }: VolleyballExpectation,
  { sets, points }: VolleyballState,
): Series {
  const set = (to: number, from: Pair) =>
    raceScores({ isOver: byTwo(to), point: () => rally }, from)
  return {
    bestOf,
    played: sets,
    part: (number) =>
      set(
        number === bestOf ? LAST_SET_POINTS : SET_POINTS,
        number === sets.length + 1 ? points : NONE,
      ),
  }
}
