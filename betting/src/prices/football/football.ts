import type { Model, OwnMarket } from '../model.ts'
import { periodOfScores } from '../periods/period.ts'
import { scoresUpTo } from '../periods/score-rules.ts'
import { type Cell, cellsOf, scoresOf } from './cells.ts'
import type { Course } from './course.ts'
import type { FootballExpectation } from './expectation.ts'
import { countPeriods, firstCornerMarkets } from './markets/counts.ts'
import { goalOrderMarkets } from './markets/goal-order.ts'
import { goalTimeMarkets } from './markets/goal-time.ts'
import { HALF_RULES, halfChances } from './markets/half-rules.ts'
import { incidentMarkets } from './markets/incidents.ts'
import { playerMarkets } from './markets/players.ts'
import { extraTimeOf, tieMarkets } from './markets/tie.ts'
import { afterReds, restOf, rhoOf, scoredOf } from './remaining.ts'
import { type FootballState, KICK_OFF } from './state.ts'

const SCORES = scoresUpTo(4)
const HALF_SCORES = scoresUpTo(2)

/** A football match as its prices see it. The builder reads the course itself. */
export type FootballModel = Model & { course: Course }

export function footballModel(
  expectation: FootballExpectation,
  state: FootballState = KICK_OFF,
): FootballModel {
  const rates = afterReds(expectation.goals, state.reds)
  const cells = cellsOf(restOf(rates, state.clock), rhoOf(state), scoredOf(state))
  const ft = periodOfScores(scoresOf(cells, 'ft'), SCORES)
  const course: Course = { expectation, state, rates, cells, ft }
  const extraTime = extraTimeOf(rates, state)
  const counts = countPeriods(expectation, state)
  const periods = new Map([
    ['ft', ft],
    ['h1', periodOfScores(scoresOf(cells, 'h1'), HALF_SCORES)],
    ['h2', periodOfScores(scoresOf(cells, 'h2'), HALF_SCORES)],
    ['et', extraTime],
    ...counts,
  ])
  const corners = periods.get('corners.ft')
  const own = new Map<string, OwnMarket>([
    ...halfMarkets(cells),
    ...goalOrderMarkets(course),
    ...goalTimeMarkets(course),
    ...incidentMarkets(expectation, state),
    ...playerMarkets(course),
    ...tieMarkets(course, extraTime),
    ...(corners ? firstCornerMarkets(expectation, state, corners) : []),
  ])
  return { periods, own, course }
}

const halfMarkets = (cells: readonly Cell[]): [string, OwnMarket][] =>
  Object.entries(HALF_RULES).map(([key, rule]) => [key, () => halfChances(cells, rule)])
