import { winOrLoseOf, yesNo } from '../chances.ts'
import type { Model, OwnMarket } from '../model.ts'
import { NONE, type Pair, sumOf } from '../pair.ts'
import type { Score } from '../periods/period.ts'
import { endOfSeries, type Series } from '../series/best-of.ts'
import { partPeriods, seriesWinner } from '../series/series-model.ts'
import { HALF_ROUNDS, isAfterOvertime, mapScores, type Shooter } from './map.ts'

export type ShooterExpectation = {
  game: Shooter
  bestOf: 1 | 2 | 3 | 5
  /** The chance that the home side takes a round, map by map; the last counts for all after it. */
  rounds: readonly [number, ...number[]]
}

export type ShooterState = {
  /** Rounds of the maps that are over. */
  maps: readonly Pair[]
  /** Of the map that is played. */
  rounds: Pair
}

export const FIRST_ROUND: ShooterState = { maps: [], rounds: NONE }

/** A match of maps that are races of rounds. */
export function shooterModel(
  expectation: ShooterExpectation,
  state: ShooterState = FIRST_ROUND,
): Model {
  const { game, bestOf } = expectation
  const current = state.maps.length + 1
  const series: Series = {
    bestOf,
    played: state.maps,
    part: (map) =>
      mapScores(game, roundChance(expectation, map), map === current ? state.rounds : NONE),
  }
  const { parts } = endOfSeries(series)
  const maps = partPeriods(series, 'map')
  return {
    periods: new Map([
      ['match.maps', parts],
      ...maps,
      ...maps.map(([map, rounds]): [string, typeof rounds] => [`${map}.rounds`, rounds]),
    ]),
    own: new Map([
      seriesWinner(parts),
      ...maps.flatMap(([map, { scores = [] }], n) =>
        roundMarkets(map, scores, roundChance(expectation, n + 1), playedOf(state, n + 1)),
      ),
    ]),
  }
}

const roundChance = ({ rounds }: ShooterExpectation, map: number): number =>
  rounds[Math.min(map, rounds.length) - 1] ?? rounds[0]

/** Rounds of a map that are played. */
function playedOf({ maps, rounds }: ShooterState, map: number): number {
  const score = map === maps.length + 1 ? rounds : maps[map - 1]
  return score ? sumOf(score) : 0
}

/** Overtime, the pistol rounds that open the halves, and the next round. */
function roundMarkets(
  map: string,
  scores: readonly Score[],
  round: number,
  played: number,
): [string, OwnMarket][] {
  const winner = (number: number) =>
    played < number ? winOrLoseOf(['1', '2'], [round, 1 - round]) : undefined
  const overtime = scores.filter(isAfterOvertime).reduce((sum, { p }) => sum + p, 0)
  return [
    [`${map}.overtime`, () => yesNo(overtime)],
    [`${map}.pistol1`, () => winner(1)],
    [`${map}.pistol2`, () => winner(HALF_ROUNDS + 1)],
    [`${map}.round`, (line) => winner(Number(line))],
  ]
}
