import { type PairOf, resultRule, totalRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { SIDES, won } from '../results.ts'
import { picks, type Rules } from '../rule.ts'
import type { FootballFacts, Side } from './facts.ts'
import type { About } from './goals.ts'

const TIE: About = { stopGroup: 'goals', price: 'g' }
/** Void where it was not played. */
const extraTime: PairOf<FootballFacts> = ({ extraTime }) =>
  extraTime === null ? 'void' : extraTime
const winner = (side: Side | undefined) => side && won(SIDES, side)

/** The tie with extra time and penalties, and these alone: void where they were not played. */
export const tieRules: Rules<FootballFacts> = {
  'tie.qualify': picks(TIE, SIDES, ({ qualifies }) => winner(qualifies)),
  'tie.cup': picks(TIE, SIDES, ({ winsCup }) => winner(winsCup)),
  'et.result': resultRule(TIE, extraTime),
  'et.total': totalRule(TIE, extraTime, linesFrom(0.5, 2.5, 0.25)),
  'pens.winner': picks(TIE, SIDES, ({ penaltiesWinner }) =>
    penaltiesWinner === null ? 'void' : winner(penaltiesWinner),
  ),
}
