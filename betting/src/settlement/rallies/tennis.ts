import { sameInAll } from '../decided.ts'
import {
  handicapRule,
  lineRules,
  oddEvenRule,
  type PairOf,
  scoresRule,
  totalRule,
  winnerRule,
} from '../period-rules.ts'
import { isNumber, linesFrom } from '../quarter-lines.ts'
import { addUp, type Pair, won, YES_NO, yesNo } from '../results.ts'
import { keyed, lined, type Plain, picks, type Rule, type Rules } from '../rule.ts'
import { tennisEnds } from '../stopped/rally-ends.ts'
import { eachPart, partsRules, wonParts } from './best-of.ts'
import type { TennisFacts } from './facts.ts'
import { isTennisSetOver, tennisGamesOf } from './tennis-set.ts'

type Facts = TennisFacts
const MATCH: Plain<Facts> = { stopGroup: 'goals', price: 'm' }
const SET: Plain<Facts> = { stopGroup: 'period', price: 'm' }
const SCORES = ['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6']
const SET_SCORES = [...SCORES, ...SCORES.map((score) => score.split(':').reverse().join(':'))]

const isPlayed = ({ retired }: Facts) => retired === null
const whole = (facts: Facts, found: Pair | undefined) => (isPlayed(facts) ? found : undefined)

const games: PairOf<Facts> = (facts) =>
  whole(facts, facts.sets && addUp(facts.sets.map(tennisGamesOf)))
const sets: PairOf<Facts> = (facts) =>
  whole(facts, facts.sets && wonParts(facts.sets.map(tennisGamesOf)))

/** One that was not needed is void. */
const setOf =
  (number: number): PairOf<Facts> =>
  (facts) => {
    const set = facts.sets?.[number - 1]
    if (set && isTennisSetOver(set)) return tennisGamesOf(set)
    return facts.sets && facts.retired !== undefined ? 'void' : undefined
  }

/** A match that was cut short settles what every way to its end would have settled alike. */
const endsOf = new WeakMap<Facts, Facts[]>()
function endsOnce(facts: Facts): Facts[] {
  const ends = endsOf.get(facts) ?? tennisEnds(facts)
  endsOf.set(facts, ends)
  return ends
}

/** Its winner is void whatever the score, and all of it where nobody came. */
const withRetirement = (key: string, rule: Rule<Facts>): Rule<Facts> => ({
  ...rule,
  settle(facts, line, selections) {
    if (!facts.retired) return rule.settle(facts, line, selections)
    const hasBegun = facts.sets?.some(({ games: [home, away] }) => home + away > 0)
    if (!hasBegun || key === 'match.winner') return 'void'
    return sameInAll(endsOnce(facts), (end) => rule.settle(end, line, selections)) ?? 'void'
  },
})

const tieBreak = picks<Facts>(MATCH, YES_NO, ({ sets, retired }) =>
  sets && retired === null ? yesNo(sets.some(({ hasTieBreak }) => hasTieBreak)) : undefined,
)

const rules: Rules<Facts> = {
  ...partsRules('sets', MATCH, sets),
  ...keyed(
    'match',
    lineRules(MATCH, games, {
      total: linesFrom(12.5, 60.5, 0.5),
      team: linesFrom(4.5, 30.5, 0.5),
      handicap: linesFrom(-10.5, 10.5, 0.5),
    }),
  ),
  'match.oe': oddEvenRule(MATCH, games),
  'match.tiebreak': tieBreak,
  'match.nextgame': lined(
    SET,
    ['hold', 'break'],
    linesFrom(1, 65, 1),
    ({ games, retired }, line) => {
      const game = games?.[String(line / 4)]
      if (game) return won(['hold', 'break'], game)
      return retired === undefined ? undefined : 'void'
    },
    isNumber,
  ),
  ...eachPart('set', (number) => ({
    winner: winnerRule(SET, setOf(number)),
    total: totalRule(SET, setOf(number), linesFrom(6.5, 12.5, 0.5)),
    ah: handicapRule(SET, setOf(number), linesFrom(-5.5, 5.5, 0.5)),
    score: scoresRule(SET, setOf(number), SET_SCORES),
  })),
}

/** Tennis. A retirement makes the winner void whatever the score; what is decided stands. */
export const tennisRules: Rules<Facts> = Object.fromEntries(
  Object.entries(rules).map(([key, rule]) => [key, withRetirement(key, rule)]),
)
