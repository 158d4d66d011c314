import type { Model } from '../model.ts'
import { add, NONE, type Pair, scale } from '../pair.ts'
import { overtimeMarket } from '../periods/overtime-market.ts'
import { type Period, periodOfScores, type Score } from '../periods/period.ts'
import { poissonScores } from '../periods/poisson-scores.ts'
import { scoresUpTo } from '../periods/score-rules.ts'

export type IceHockeyExpectation = {
  /** Goals in 60 minutes. */
  goals: Pair
}

export type IceHockeyState = {
  /** Three periods, then overtime and shoot-out. */
  period: 1 | 2 | 3 | 'overtime'
  secondsLeft: number
  /** Goals by period, that of now last. */
  goals: readonly Pair[]
}

export const FACE_OFF: IceHockeyState = { period: 1, secondsLeft: 1200, goals: [] }

const PERIODS = [1, 2, 3] as const
const PERIOD_SECONDS = 1200
const GOALS_MAX = 20
const SCORES = scoresUpTo(5)

/** An ice-hockey match: independent Poisson goals, and one goal more for who wins after 60 minutes. */
export function iceHockeyModel(
  { goals }: IceHockeyExpectation,
  state: IceHockeyState = FACE_OFF,
): Model {
  const now = state.period === 'overtime' ? PERIODS.length + 1 : state.period
  const leftOf = (period: number) =>
    period < now ? 0 : period > now ? 1 : state.secondsLeft / PERIOD_SECONDS
  const scored = (period: number) => state.goals[period - 1] ?? NONE
  const shareOf = (left: number) => scale(goals, left / PERIODS.length)
  const scoreSoFar = PERIODS.map(scored).reduce(add, NONE)
  const left = PERIODS.reduce((sum, period) => sum + leftOf(period), 0)

  const ft = periodOfScores(poissonScores(shareOf(left), GOALS_MAX, scoreSoFar), SCORES)
  const periods = PERIODS.map((period): [string, Period] => [
    `p${period}`,
    periodOfScores(poissonScores(shareOf(leftOf(period)), GOALS_MAX, scored(period))),
  ])
  const match = periodOfScores(withWinner(ft.scores ?? [], goals))
  return {
    periods: new Map([['ft', ft], ['match', match], ...periods]),
    own: new Map([overtimeMarket(ft)]),
  }
}

/** That the home side wins after a tie: half, and a quarter of its share of the goals over the other’s. */
export const homeWinsOvertime = ({ home, away }: Pair): number =>
  0.5 + (0.25 * (home - away)) / (home + away)

/** A tie goes to either side by one goal, in overtime or by the shoot-out. */
function withWinner(scores: readonly Score[], goals: Pair): Score[] {
  const toHome = homeWinsOvertime(goals)
  return scores.flatMap(({ home, away, p }) =>
    home === away
      ? [
          { home: home + 1, away, p: p * toHome },
          { home, away: away + 1, p: p * (1 - toHome) },
        ]
      : [{ home, away, p }],
  )
}
