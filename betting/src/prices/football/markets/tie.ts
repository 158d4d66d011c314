import { type MarketChances, winOrLoseOf } from '../../chances.ts'
import { chanceAbove, chanceOf } from '../../distributions/distribution.ts'
import type { OwnMarket } from '../../model.ts'
import { add, NONE, type Pair, scale } from '../../pair.ts'
import { type Period, periodOfScores } from '../../periods/period.ts'
import { poissonScores } from '../../periods/poisson-scores.ts'
import { GOALS_MAX } from '../cells.ts'
import type { Course } from '../course.ts'
import type { Tie } from '../expectation.ts'
import { extraTimeLeft } from '../remaining.ts'
import type { FootballState } from '../state.ts'

/** Penalties are a coin. */
const SHOOT_OUT = 0.5

/** What extra time ends as, by its own goals. */
export const extraTimeOf = (rates: Pair, { clock, extraTime }: FootballState): Period =>
  periodOfScores(poissonScores(scale(rates, extraTimeLeft(clock)), GOALS_MAX, extraTime))

/** Who comes through: the aggregate, then extra time, then penalties. */
export function tieMarkets(course: Course, extraTime: Period): [string, OwnMarket][] {
  const { tie } = course.expectation
  const winner = () => (tie ? through(course, tie, extraTime) : undefined)
  return [
    ['tie.qualify', winner],
    ['tie.cup', winner],
    ['pens.winner', () => winOrLoseOf(['1', '2'], [SHOOT_OUT, 1 - SHOOT_OUT])],
  ]
}

function through({ ft }: Course, tie: Tie, extraTime: Period): MarketChances {
  const afterExtraTime =
    chanceAbove(extraTime.margin, 0) + SHOOT_OUT * chanceOf(extraTime.margin, 0)
  let home = 0
  for (const { p, ...score } of ft.scores ?? []) {
    const ahead = lead(tie, score)
    home += p * (ahead > 0 ? 1 : ahead === 0 ? afterExtraTime : 0)
  }
  return winOrLoseOf(['1', '2'], [home, 1 - home])
}

/** Above nought the home side is through after full time, at nought extra time is played. */
function lead({ firstLeg, doAwayGoalsCount }: Tie, score: { home: number; away: number }): number {
  const aggregate = add(score, firstLeg ?? NONE)
  const ahead = aggregate.home - aggregate.away
  return ahead === 0 && doAwayGoalsCount && firstLeg ? firstLeg.home - score.away : ahead
}
