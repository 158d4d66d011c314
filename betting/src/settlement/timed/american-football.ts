import { totalRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { won } from '../results.ts'
import { picks, type Rule, type Rules } from '../rule.ts'
import type { QuarterFacts } from './facts.ts'
import { MATCH, marginRule, quarterRules } from './quarters.ts'

/** A shorter match is void. */
const MINUTES_LEAST = 55
const FIRST_SCORES = ['touchdown', 'field-goal', 'safety', 'none'] as const

const rules: Rules<QuarterFacts> = {
  ...quarterRules(
    {
      total: linesFrom(20, 75, 0.5),
      team: linesFrom(3, 45, 0.5),
      handicap: linesFrom(-30, 30, 0.5),
    },
    {
      half: { total: linesFrom(6, 45, 0.5), team: [], handicap: linesFrom(-15, 15, 0.5) },
      quarter: { total: linesFrom(0.5, 28, 0.5), team: [], handicap: linesFrom(-10, 10, 0.5) },
    },
  ),
  'match.margin': marginRule([1, 7, 14]),
  'match.touchdowns': totalRule(MATCH, ({ touchdowns }) => touchdowns, linesFrom(1.5, 10.5, 0.5)),
  'match.firstscore': picks(MATCH, FIRST_SCORES, ({ firstScore }) =>
    firstScore === undefined ? undefined : won(FIRST_SCORES, firstScore),
  ),
}

/** A quarter or half that ended settles also in a match that was cut short. */
const isOfMatch = (key: string) => key.startsWith('match.')

const unlessShort = (rule: Rule<QuarterFacts>): Rule<QuarterFacts> => ({
  ...rule,
  settle: (facts, line, selections) =>
    facts.minutesPlayed !== undefined && facts.minutesPlayed < MINUTES_LEAST
      ? 'void'
      : rule.settle(facts, line, selections),
})

/** American football. A match that is level after overtime pushes its winner. */
export const americanFootballRules: Rules<QuarterFacts> = Object.fromEntries(
  Object.entries(rules).map(([key, rule]) => [key, isOfMatch(key) ? unlessShort(rule) : rule]),
)
