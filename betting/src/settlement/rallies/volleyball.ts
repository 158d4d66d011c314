import { handicapRule, type PairOf, totalRule, winnerRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { addUp } from '../results.ts'
import type { Plain, Rules } from '../rule.ts'
import { eachPart, partsRules, wonParts } from './best-of.ts'
import type { VolleyballFacts } from './facts.ts'

type Facts = VolleyballFacts
const MATCH: Plain<Facts> = { stopGroup: 'goals', price: 'm' }
const SET: Plain<Facts> = { stopGroup: 'period', price: 'm' }

const points: PairOf<Facts> = ({ sets }) => sets && addUp(sets)

/** A set that was not needed is void. */
const setOf =
  (number: number): PairOf<Facts> =>
  ({ sets }) =>
    sets && (sets[number - 1] ?? 'void')

/** Volleyball. */
export const volleyballRules: Rules<Facts> = {
  ...partsRules('sets', MATCH, ({ sets }) => sets && wonParts(sets)),
  'match.total': totalRule(MATCH, points, linesFrom(90, 240, 0.5)),
  'match.ah': handicapRule(MATCH, points, linesFrom(-30, 30, 0.5)),
  ...eachPart('set', (number) => ({
    winner: winnerRule(SET, setOf(number)),
    // The fifth set goes to fifteen.
    total: totalRule(
      SET,
      setOf(number),
      number === 5 ? linesFrom(18, 40, 0.5) : linesFrom(30, 60, 0.5),
    ),
    ah: handicapRule(SET, setOf(number), linesFrom(-10.5, 10.5, 0.5)),
  })),
}
