import { by, goalPeriodRules, type PairOf, scoreRule } from '../period-rules.ts'
import { isWhole, linesFrom } from '../quarter-lines.ts'
import { leaderOf, type Pair, RESULT, sumOf, won, YES_NO, yesNo } from '../results.ts'
import { keyed, lined, type Plain, picks, type Rules } from '../rule.ts'
import type { FootballFacts } from './facts.ts'

type Facts = FootballFacts
export type About = Plain<Facts>

/** So many, or `n+`. */
export function exactRule(about: About, count: (facts: Facts) => number | undefined, most: number) {
  const selections = [...Array.from({ length: most }, (_, at) => String(at)), `${most}+`]
  return picks<Facts>(about, selections, (facts) => {
    const found = count(facts)
    return found === undefined
      ? undefined
      : won(selections, found >= most ? `${most}+` : String(found))
  })
}

const GOALS: About = { stopGroup: 'goals', price: 'g' }
const fullTime: PairOf<Facts> = ({ fullTime }) => fullTime
const quarters = { total: linesFrom(0.5, 6.5, 0.25), team: linesFrom(0.5, 3.5, 0.25) }

const MARGIN = ['1-1', '1-2', '1-3+', 'X', '2-1', '2-2', '2-3+'] as const
const RANGE = ['0-1', '2-3', '4-6', '7+'] as const
const rangeOf = (count: number) =>
  RANGE[[1, 3, 6].findIndex((most) => count <= most)] ?? ('7+' as const)

function marginOf([home, away]: Pair): string {
  const lead = Math.abs(home - away)
  return lead === 0 ? 'X' : `${home > away ? '1' : '2'}-${lead > 2 ? '3+' : lead}`
}

/** The line is added to the home side, then the result is read. */
const europeanHandicap = lined(
  GOALS,
  RESULT,
  ['-3', '-2', '-1', '1', '2', '3'],
  by(fullTime, ([home, away], line) => won(RESULT, leaderOf([home + line / 4, away]))),
  isWhole,
)

const ofTeam = (side: 0 | 1): Rules<Facts> => {
  const other = side === 0 ? 1 : 0
  return {
    exact: exactRule(GOALS, ({ fullTime }) => fullTime?.[side], 3),
    clean: picks(
      GOALS,
      YES_NO,
      by(fullTime, (pair) => yesNo(pair[other] === 0)),
    ),
    wtn: picks(
      GOALS,
      YES_NO,
      by(fullTime, (pair) => yesNo(pair[other] === 0 && pair[side] > 0)),
    ),
  }
}

/** Markets of the full score. */
export const goalRules: Rules<Facts> = {
  ...keyed(
    'ft',
    goalPeriodRules(GOALS, fullTime, { ...quarters, handicap: linesFrom(-3, 3, 0.25) }),
  ),
  'ft.eh': europeanHandicap,
  'ft.score': scoreRule(GOALS, fullTime, 4),
  'ft.exact': exactRule(GOALS, ({ fullTime }) => fullTime && sumOf(fullTime), 6),
  'ft.range': picks(
    GOALS,
    RANGE,
    by(fullTime, (pair) => won(RANGE, rangeOf(sumOf(pair)))),
  ),
  'ft.margin': picks(
    GOALS,
    MARGIN,
    by(fullTime, (pair) => won(MARGIN, marginOf(pair))),
  ),
  ...keyed('ft', ofTeam(0), '.home'),
  ...keyed('ft', ofTeam(1), '.away'),
}
