import { winOrLoseOf } from '../../chances.ts'
import {
  certain,
  chanceOf,
  convolve,
  type Distribution,
  shift,
  times,
} from '../../distributions/distribution.ts'
import { negativeBinomial } from '../../distributions/negative-binomial.ts'
import { poissonTerms } from '../../distributions/poisson.ts'
import type { OwnMarket } from '../../model.ts'
import { type Pair, sumOf } from '../../pair.ts'
import { type Period, periodOfCounts } from '../../periods/period.ts'
import type { FootballExpectation } from '../expectation.ts'
import { sharesLeft } from '../remaining.ts'
import { COUNTS, type Count, type FootballState } from '../state.ts'

/** Variance over mean, of 484 matches. */
const DISPERSIONS: Record<Count, number> = {
  corners: 1.12,
  cards: 1.28,
  shots: 1.37,
  sot: 1.09,
  fouls: 1.37,
}

const YELLOW_POINTS = 10
const RED_POINTS = 25
const REDS_MAX = 6

/** Corners, cards and the like: what is counted, and a negative binomial for the rest. */
export function countPeriods(
  expectation: FootballExpectation,
  state: FootballState,
): [string, Period][] {
  const left = sharesLeft(state.clock)
  const counted = (count: Count, share: number): Period => {
    const side = (of: keyof Pair) =>
      shift(
        negativeBinomial(expectation.counts[count][of] * share, DISPERSIONS[count]),
        state.counts[count][of],
      )
    return periodOfCounts(side('home'), side('away'))
  }
  const periods = COUNTS.map((count): [string, Period] => [
    `${count}.ft`,
    counted(count, left.h1 + left.h2),
  ])
  periods.push(['points.ft', bookingPoints(expectation, state, left.h1 + left.h2)])
  if (left.h1 > 0) periods.push(['corners.h1', counted('corners', left.h1)])
  return periods
}

/** Only their sum is priced: it stands as the home side’s. */
function bookingPoints(
  { counts, red }: FootballExpectation,
  { bookingPoints }: FootballState,
  share: number,
): Period {
  const reds = -Math.log(1 - red)
  const yellows = Math.max(0, sumOf(counts.cards) - reds)
  const rest: Distribution = convolve(
    times(negativeBinomial(yellows * share, DISPERSIONS.cards), YELLOW_POINTS),
    times({ from: 0, p: poissonTerms(reds * share, REDS_MAX) }, RED_POINTS),
  )
  return periodOfCounts(shift(rest, bookingPoints), certain(0))
}

/** The first corner, while there was none. */
export const firstCornerMarkets = (
  expectation: FootballExpectation,
  state: FootballState,
  corners: Period,
): [string, OwnMarket][] => [
  [
    'corners.ft.first',
    () => {
      if (sumOf(state.counts.corners) > 0) return undefined
      const none = chanceOf(corners.total, 0)
      const { home, away } = expectation.counts.corners
      const first = ((1 - none) * home) / (home + away)
      return winOrLoseOf(['1', 'none', '2'], [first, none, 1 - none - first])
    },
  ],
]
