import { winOrLoseOf } from '../chances.ts'
import { clockedPeriods, fullTimeLeft } from '../clocked/clocked-match.ts'
import {
  type ClockedExpectation,
  type ClockedSport,
  type ClockedState,
  type Span,
  startOf,
} from '../clocked/clocked-sport.ts'
import { marginBands } from '../clocked/margin-bands.ts'
import { chanceAbove, chanceOf, type Distribution } from '../distributions/distribution.ts'
import { normalBelow } from '../distributions/normal.ts'
import type { Model, OwnMarket } from '../model.ts'
import { add, NONE, sumOf } from '../pair.ts'
import { overtimeMarket } from '../periods/overtime-market.ts'
import { type BasketballPlayer, type PlayerStats, playerMarkets } from './players.ts'

export type BasketballExpectation = ClockedExpectation & {
  minutes: 40 | 48
  players: readonly BasketballPlayer[]
}

export type BasketballState = ClockedState & {
  /** What players have done so far. */
  players: ReadonlyMap<string, PlayerStats>
}

const SIGMAS = { 40: { sigma: 11.5, sigmaTotal: 15 }, 48: { sigma: 12.5, sigmaTotal: 18 } }
const OVERTIME_SECONDS = 300
const MARGIN_BANDS = [1, 6, 11]

export const tipOff = (expectation: BasketballExpectation): BasketballState => ({
  ...startOf(sportOf(expectation)),
  players: new Map(),
})

/** A basketball match. */
export function basketballModel(
  expectation: BasketballExpectation,
  state: BasketballState = tipOff(expectation),
): Model {
  const sport = sportOf(expectation)
  const { periods, ft, match } = clockedPeriods(sport, expectation, state)
  const left = fullTimeLeft(sport, state)
  return {
    periods: new Map(periods),
    own: new Map<string, OwnMarket>([
      marginBands(match, MARGIN_BANDS),
      overtimeMarket(ft),
      ['match.race', (line) => race(sport, expectation, state, Number(line))],
      ...playerMarkets(expectation.players, state.players, left),
    ]),
  }
}

function sportOf({ minutes }: BasketballExpectation): ClockedSport {
  const { sigma, sigmaTotal } = SIGMAS[minutes]
  const playOff = (margin: Distribution, { margin: lead, scored, share }: Span) =>
    playedOff(
      margin,
      normalBelow((scored.home - scored.away + lead * share) / (sigma * Math.sqrt(share))),
    )
  return {
    quarterSeconds: minutes * 15,
    overtimeSeconds: OVERTIME_SECONDS,
    sigma,
    sigmaTotal,
    shape: (margin) => margin,
    endOfFullTime: playOff,
    endOfOvertime: playOff,
  }
}

/** No match ends level: the home side wins with Φ(δ/σ), a tie by one point either way. */
function playedOff(margin: Distribution, homeWins: number): Distribution {
  const p = Float64Array.from(margin.p)
  const level = -margin.from
  if (!(level >= 0 && level < p.length)) return margin
  const toHome = homeWins - chanceAbove(margin, 0)
  const toAway = chanceOf(margin, 0) - toHome
  p[level] = 0
  p[level + 1] = (p[level + 1] ?? 0) + toHome
  p[level - 1] = (p[level - 1] ?? 0) + toAway
  return { from: margin.from, p }
}

/** First to so many points, which all matches reach: who is expected to be ahead when both together have scored what is missing. */
function race(
  { sigma }: ClockedSport,
  { margin, total }: ClockedExpectation,
  { quarters }: ClockedState,
  points: number,
) {
  const score = quarters.reduce(add, NONE)
  const missing = { home: points - score.home, away: points - score.away }
  if (!(missing.home > 0 && missing.away > 0)) return undefined
  const share = sumOf(missing) / total
  const ahead = missing.away - missing.home + margin * share
  const home = normalBelow(ahead / (sigma * Math.sqrt(share)))
  return winOrLoseOf(['1', 'none', '2'], [home, 0, 1 - home])
}
