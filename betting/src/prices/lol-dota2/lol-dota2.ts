import type { Model, OwnMarket } from '../model.ts'
import type { Period } from '../periods/period.ts'
import { endOfSeries, type Series } from '../series/best-of.ts'
import { partPeriods, seriesWinner } from '../series/series-model.ts'
import { killPeriod, type MapExpectation, mapMarkets, winFrom } from './map-markets.ts'
import { MAP_START, type MapState } from './map-state.ts'

export type MobaExpectation = {
  bestOf: 1 | 2 | 3 | 5
  /** Of any map: maps are independent. */
  map: MapExpectation
}

export type MobaState = {
  /** Winners of the maps that are over. */
  winners: readonly ('1' | '2')[]
  map: MapState
}

export const FIRST_MAP: MobaState = { winners: [], map: MAP_START }

const WON = { '1': { home: 1, away: 0 }, '2': { home: 0, away: 1 } }

/** A match of maps that are won at once, with kills and objectives on each. */
export function mobaModel(expectation: MobaExpectation, state: MobaState = FIRST_MAP): Model {
  const { bestOf, map } = expectation
  const current = state.winners.length + 1
  const stateOf = (number: number) => (number === current ? state.map : MAP_START)
  const series: Series = {
    bestOf,
    played: state.winners.map((winner) => WON[winner]),
    part: (number) => {
      const win = winFrom(map.win, stateOf(number))
      return [
        { ...WON['1'], p: win },
        { ...WON['2'], p: 1 - win },
      ]
    },
  }
  const { parts } = endOfSeries(series)
  const open = Array.from({ length: bestOf - current + 1 }, (_, n) => current + n)
  return {
    periods: new Map([
      ['match.maps', parts],
      ...partPeriods(series, 'map'),
      ...open.map((number): [string, Period] => [
        `map${number}.kills`,
        killPeriod(map, stateOf(number)),
      ]),
    ]),
    own: new Map<string, OwnMarket>([
      seriesWinner(parts),
      ...open.flatMap((number) => mapMarkets(`map${number}`, map, stateOf(number))),
    ]),
  }
}
