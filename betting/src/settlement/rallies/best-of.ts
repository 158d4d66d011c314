import { handicapRule, type PairOf, scoresRule, totalRule, winnerRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { leaderOf, type Pair } from '../results.ts'
import type { Plain, Rule, Rules } from '../rule.ts'

/** How many parts each side won. */
export const wonParts = (parts: readonly Pair[]): Pair => [
  parts.filter((part) => leaderOf(part) === '1').length,
  parts.filter((part) => leaderOf(part) === '2').length,
]

/** Every final score of a match of at most five parts, whatever its length; a best of two may be level. */
const SCORES = ['1:0', '2:0', '2:1', '3:0', '3:1', '3:2']
const BOTH_WAYS = [...SCORES, '1:1', ...SCORES.map((score) => score.split(':').reverse().join(':'))]

/** The score in parts has no other. */
function scoreInParts<Facts>(about: Plain<Facts>, partsOf: PairOf<Facts>): Rule<Facts> {
  const rule = scoresRule(about, partsOf, BOTH_WAYS)
  return {
    ...rule,
    selections: BOTH_WAYS,
    settle: (facts, line) => settledWithout(rule, facts, line),
  }
}

function settledWithout<Facts>(rule: Rule<Facts>, facts: Facts, line: number) {
  const settled = rule.settle(facts, line, rule.selections)
  if (!settled || settled === 'void') return settled
  return new Map([...settled].filter(([selection]) => selection !== 'other'))
}

/** The winner of a match in sets or maps, its score in them, their handicap and total. */
export const partsRules = <Facts>(
  name: 'sets' | 'maps',
  about: Plain<Facts>,
  partsOf: PairOf<Facts>,
): Rules<Facts> => ({
  'match.winner': winnerRule(about, partsOf),
  [`match.${name}`]: scoreInParts(about, partsOf),
  [`match.${name}.ah`]: handicapRule(about, partsOf, linesFrom(-2.5, 2.5, 1)),
  [`match.${name}.total`]: totalRule(about, partsOf, linesFrom(2.5, 4.5, 1)),
})

/** The rules of each part under its name and number. */
export const eachPart = <Facts>(
  name: 'set' | 'map',
  rules: (number: number) => Rules<Facts>,
): Rules<Facts> =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((number) =>
      Object.entries(rules(number)).map(([key, rule]) => [`${name}${number}.${key}`, rule]),
    ),
  )
