import { clockedPeriods, fullTimeLeft } from '../clocked/clocked-match.ts'
import {
  type ClockedExpectation,
  type ClockedSport,
  type ClockedState,
  type Span,
  startOf,
} from '../clocked/clocked-sport.ts'
import { marginBands } from '../clocked/margin-bands.ts'
import {
  chanceOf,
  type Distribution,
  mix,
  normalise,
  weigh,
} from '../distributions/distribution.ts'
import { normalCounts } from '../distributions/normal.ts'
import type { Model, OwnMarket } from '../model.ts'
import { NONE, type Pair } from '../pair.ts'
import { overtimeMarket } from '../periods/overtime-market.ts'
import { periodChances } from '../periods/period-chances.ts'
import { firstScore, touchdownPeriod } from './touchdowns.ts'

const SIGMA = 13.5
/** Margins that scores of 3, 6 and 7 make likelier. */
const KEY_NUMBERS: ReadonlyMap<number, number> = new Map([
  [3, 2.3],
  [7, 1.6],
  [10, 1.3],
  [6, 1.2],
  [14, 1.2],
])
const QUARTER_SECONDS = 900
const OVERTIME_SECONDS = 600
const OVERTIME_SHARE = OVERTIME_SECONDS / (4 * QUARTER_SECONDS)
const MARGIN_BANDS = [1, 7, 14]

const SPORT: ClockedSport = {
  quarterSeconds: QUARTER_SECONDS,
  overtimeSeconds: OVERTIME_SECONDS,
  sigma: SIGMA,
  sigmaTotal: SIGMA,
  shape: atKeyNumbers,
  endOfFullTime: playOvertime,
  endOfOvertime: (margin) => margin,
}

export type AmericanFootballState = ClockedState & { touchdowns: Pair }

export const KICK_OFF: AmericanFootballState = { ...startOf(SPORT), touchdowns: NONE }

/** A match of American football. */
export function americanFootballModel(
  expectation: ClockedExpectation,
  state: AmericanFootballState = KICK_OFF,
): Model {
  const { periods, ft, match } = clockedPeriods(SPORT, expectation, state)
  const left = fullTimeLeft(SPORT, state)
  const touchdowns = touchdownPeriod(expectation, state, left)
  return {
    periods: new Map(periods),
    own: new Map<string, OwnMarket>([
      marginBands(match, MARGIN_BANDS),
      firstScore(expectation, state, left),
      ['match.touchdowns', (line) => periodChances(touchdowns, 'total', line)],
      overtimeMarket(ft),
    ]),
  }
}

function atKeyNumbers({ from, p }: Distribution): Distribution {
  const weighted = p.map((chance, n) => chance * (KEY_NUMBERS.get(Math.abs(from + n)) ?? 1))
  return { from, p: normalise(weighted) }
}

/** A level match has one overtime, and may stay level. */
function playOvertime(margin: Distribution, { margin: lead }: Span): Distribution {
  const decided = { from: margin.from, p: margin.p.map((p, n) => (margin.from + n === 0 ? 0 : p)) }
  const extra = atKeyNumbers(normalCounts(lead * OVERTIME_SHARE, SIGMA * Math.sqrt(OVERTIME_SHARE)))
  return mix([decided, weigh(extra, chanceOf(margin, 0))])
}
