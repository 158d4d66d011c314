import { type MarketChances, winOrLoseOf } from '../../chances.ts'
import { chanceOf } from '../../distributions/distribution.ts'
import type { OwnMarket } from '../../model.ts'
import { sumOf } from '../../pair.ts'
import type { Course } from '../course.ts'
import { FIRST_HALF_SHARE } from '../dixon-coles.ts'
import { FIRST_HALF_MIN, SECOND_HALF_MIN, sharesLeft } from '../remaining.ts'

const SECOND_HALF_SHARE = 1 - FIRST_HALF_SHARE
const inFirstHalf = (minute: number) => (FIRST_HALF_SHARE * minute) / FIRST_HALF_MIN
const inSecondHalf = (minute: number) =>
  FIRST_HALF_SHARE + (SECOND_HALF_SHARE * minute) / SECOND_HALF_MIN

/** Intervals, and the share of a match’s goals up to their end. Stoppage is in the half’s last. */
const INTERVALS: readonly [string, number][] = [
  ['1-15', inFirstHalf(15)],
  ['16-30', inFirstHalf(30)],
  ['31-45', FIRST_HALF_SHARE],
  ['46-60', inSecondHalf(15)],
  ['61-75', inSecondHalf(30)],
  ['76-90', 1],
]
const SELECTIONS = [...INTERVALS.map(([name]) => name), 'none']

/** When the first goal falls. */
export const goalTimeMarkets = (course: Course): [string, OwnMarket][] => [
  ['ft.goaltime', () => firstGoalTime(course)],
]

/** The interval’s share of what may come, scaled to the grid’s chance of any goal. */
function firstGoalTime({ state, rates, ft }: Course): MarketChances | undefined {
  if (sumOf(state.score) > 0 || state.clock.period === 'et') return undefined
  const { h1, h2 } = sharesLeft(state.clock)
  const now = 1 - h1 - h2
  const noGoalUntil = (share: number) => Math.exp(-sumOf(rates) * Math.max(0, share - now))
  const scale = (1 - chanceOf(ft.total, 0)) / (1 - noGoalUntil(1))
  const ends = [now, ...INTERVALS.map(([, end]) => end)].map(noGoalUntil)
  const p = INTERVALS.map((_, n) => scale * ((ends[n] ?? 0) - (ends[n + 1] ?? 0)))
  return winOrLoseOf(SELECTIONS, [...p, chanceOf(ft.total, 0)])
}
