import { by, DOUBLE_CHANCE, doubleChance } from '../period-rules.ts'
import { isHalf, linesFrom, type Quarters } from '../quarter-lines.ts'
import { leaderOf, type Pair, RESULT, sumOf, won, YES_NO } from '../results.ts'
import { lined, picks, type Rules } from '../rule.ts'
import type { FootballFacts } from './facts.ts'
import type { About } from './goals.ts'

const GOALS: About = { stopGroup: 'goals', price: 'g' }
const fullTime = ({ fullTime }: FootballFacts) => fullTime
const OVER_UNDER = ['over', 'under'] as const

const both = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first}&${second}`))

const overOf = (pair: Pair, line: Quarters) => (sumOf(pair) * 4 > line ? 'over' : 'under')
const scoredBoth = ([home, away]: Pair) => (home > 0 && away > 0 ? 'yes' : 'no')

const RESULT_TOTAL = both(RESULT, OVER_UNDER)
const RESULT_BTTS = both(RESULT, YES_NO)
const TOTAL_BTTS = both(OVER_UNDER, YES_NO)
const DC_TOTAL = both(DOUBLE_CHANCE, OVER_UNDER)

/** Two questions in one market. Their lines are halves: nothing is pushed. */
export const combinedRules: Rules<FootballFacts> = {
  'ft.resulttotal': lined(
    GOALS,
    RESULT_TOTAL,
    linesFrom(1.5, 4.5, 1),
    by(fullTime, (pair, line) => won(RESULT_TOTAL, `${leaderOf(pair)}&${overOf(pair, line)}`)),
    isHalf,
  ),
  'ft.resultbtts': picks(
    GOALS,
    RESULT_BTTS,
    by(fullTime, (pair) => won(RESULT_BTTS, `${leaderOf(pair)}&${scoredBoth(pair)}`)),
  ),
  'ft.totalbtts': lined(
    GOALS,
    TOTAL_BTTS,
    linesFrom(2.5, 4.5, 1),
    by(fullTime, (pair, line) => won(TOTAL_BTTS, `${overOf(pair, line)}&${scoredBoth(pair)}`)),
    isHalf,
  ),
  'ft.dctotal': lined(
    GOALS,
    DC_TOTAL,
    linesFrom(1.5, 4.5, 1),
    by(fullTime, (pair, line) => won(DC_TOTAL, ...both(doubleChance(pair), [overOf(pair, line)]))),
    isHalf,
  ),
}
