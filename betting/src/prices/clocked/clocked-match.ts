import { chanceOf, convolve, type Distribution, mix, weigh } from '../distributions/distribution.ts'
import { normalCounts } from '../distributions/normal.ts'
import { add, NONE, sumOf } from '../pair.ts'
import type { Period, Tally } from '../periods/period.ts'
import type { ClockedExpectation, ClockedSport, ClockedState, Span } from './clocked-sport.ts'

const QUARTERS = [1, 2, 3, 4] as const
const SECONDS_MIN = 0.5

export type ClockedPeriods = {
  periods: [string, Period][]
  /** Without overtime, and with it. */
  ft: Period
  match: Period
}

/** Quarters, halves, full time and the match. */
export function clockedPeriods(
  sport: ClockedSport,
  expectation: ClockedExpectation,
  state: ClockedState,
): ClockedPeriods {
  const regulation = { ...expectation, total: regulationTotal(sport, expectation) }
  const over = (quarters: readonly number[]): Span => ({
    ...regulation,
    scored: quarters.map((quarter) => state.quarters[quarter - 1] ?? NONE).reduce(add, NONE),
    share: quarters.reduce((sum, quarter) => sum + shareLeft(sport, state, quarter), 0),
  })
  const fullTime = over(QUARTERS)
  const ft = periodOver(sport, fullTime)
  const match = matchPeriod(sport, expectation, state, { ...fullTime, total: expectation.total })
  const quarters = QUARTERS.map((quarter): [string, Period] => [
    `q${quarter}`,
    periodOver(sport, over([quarter])),
  ])
  const halves: [string, Period][] = [
    ['h1', periodOver(sport, over([1, 2]))],
    ['h2', periodOver(sport, over([3, 4]))],
  ]
  return { periods: [...quarters, ...halves, ['ft', ft], ['match', match]], ft, match }
}

/** The share of full time that is still to come. */
export const fullTimeLeft = (sport: ClockedSport, state: ClockedState): number =>
  QUARTERS.reduce((sum, quarter) => sum + shareLeft(sport, state, quarter), 0)

/** A quarter’s share of full time that is still to come. */
function shareLeft(
  { quarterSeconds }: ClockedSport,
  { quarter: now, secondsLeft }: ClockedState,
  quarter: number,
): number {
  if (now === 'overtime' || quarter < now) return 0
  const left = quarter === now ? Math.max(SECONDS_MIN, secondsLeft) / quarterSeconds : 1
  return left / QUARTERS.length
}

const overtimeShare = ({ quarterSeconds, overtimeSeconds }: ClockedSport) =>
  overtimeSeconds / (QUARTERS.length * quarterSeconds)

/** Without the overtime of the matches that are level. */
const regulationTotal = (sport: ClockedSport, expectation: ClockedExpectation) =>
  expectation.total * (1 - levelBefore(sport, expectation) * overtimeShare(sport))

/** That a match is level after full time, before it begins. */
const levelBefore = (sport: ClockedSport, expectation: ClockedExpectation) =>
  chanceOf(marginOver(sport, { ...expectation, scored: NONE, share: 1 }), 0)

function periodOver(sport: ClockedSport, span: Span): Period {
  const { margin, total, scored, share } = span
  const sigmaOfSide = Math.hypot(sport.sigma, sport.sigmaTotal) / 2
  const counts = (mean: number, sigma: number, soFar: number) =>
    notBelow(normalCounts(soFar + mean * share, sigma * Math.sqrt(share)), soFar)
  return {
    margin: marginOver(sport, span),
    total: counts(total, sport.sigmaTotal, sumOf(scored)),
    home: counts((total + margin) / 2, sigmaOfSide, scored.home),
    away: counts((total - margin) / 2, sigmaOfSide, scored.away),
  }
}

const marginOver = (
  { sigma, shape }: ClockedSport,
  { margin, scored, share }: Span,
): Distribution =>
  shape(normalCounts(scored.home - scored.away + margin * share, sigma * Math.sqrt(share)))

/** Points are not taken back: what is below is at the floor. */
function notBelow({ from, p }: Distribution, floor: number): Distribution {
  const under = floor - from
  if (under <= 0) return { from, p }
  const kept = p.slice(under)
  kept[0] = p.slice(0, under + 1).reduce((sum, chance) => sum + chance, 0)
  return { from: floor, p: kept }
}

/**
 * The expected total holds the overtime of an average match; one that is likelier to be level than
 * it was at the start holds more.
 */
function matchPeriod(
  sport: ClockedSport,
  expectation: ClockedExpectation,
  state: ClockedState,
  fullTime: Span,
): Period {
  if (state.quarter === 'overtime') return overtimePeriod(sport, expectation, state, fullTime)
  const period = periodOver(sport, fullTime)
  const margin = sport.endOfFullTime(period.margin, fullTime)
  const more = chanceOf(period.margin, 0) - levelBefore(sport, expectation)
  if (more <= 0) return { ...period, margin }
  const overtime = periodOver(sport, {
    ...expectation,
    scored: NONE,
    share: overtimeShare(sport),
  })
  const played = (tally: Tally) =>
    mix([weigh(period[tally], 1 - more), weigh(convolve(period[tally], overtime[tally]), more)])
  return { margin, total: played('total'), home: played('home'), away: played('away') }
}

function overtimePeriod(
  sport: ClockedSport,
  expectation: ClockedExpectation,
  { secondsLeft, overtime }: ClockedState,
  fullTime: Span,
): Period {
  const left = Math.max(SECONDS_MIN, secondsLeft) / sport.overtimeSeconds
  const span: Span = {
    ...expectation,
    scored: add(fullTime.scored, overtime),
    share: overtimeShare(sport) * left,
  }
  const period = periodOver(sport, span)
  return { ...period, margin: sport.endOfOvertime(period.margin, span) }
}
