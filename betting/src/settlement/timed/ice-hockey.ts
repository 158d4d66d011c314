import {
  goalPeriodRules,
  type PairOf,
  resultRule,
  scoreRule,
  totalRule,
  winnerRule,
} from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { addUp, type Pair, YES_NO, yesNo } from '../results.ts'
import { keyed, type Plain, picks, type Rules } from '../rule.ts'
import type { HockeyFacts } from './facts.ts'

type Facts = HockeyFacts
const MATCH: Plain<Facts> = { stopGroup: 'goals', price: 'm' }
const PERIOD: Plain<Facts> = { stopGroup: 'period', price: 'm' }
const PERIODS = 3

/** 60 minutes. */
const regularTime: PairOf<Facts> = ({ periods }) =>
  periods && periods.length >= PERIODS ? addUp(periods) : undefined

/** With overtime; the winner of a shoot-out gets exactly one goal. */
const wholeMatch: PairOf<Facts> = (facts) => {
  const { overtime, shootOutWinner } = facts
  const regular = regularTime(facts)
  if (!regular || regular === 'void' || overtime === undefined || shootOutWinner === undefined)
    return undefined
  const extra: Pair[] = overtime ? [overtime] : []
  if (shootOutWinner) extra.push(shootOutWinner === '1' ? [1, 0] : [0, 1])
  return addUp([regular, ...extra])
}

const period =
  (number: number): PairOf<Facts> =>
  ({ periods }) =>
    periods?.[number - 1]
const LINES = {
  total: linesFrom(1.5, 9.5, 0.5),
  team: linesFrom(0.5, 5.5, 0.5),
  handicap: linesFrom(-3.5, 3.5, 0.5),
}

/** Ice hockey. */
export const iceHockeyRules: Rules<Facts> = {
  ...keyed('ft', goalPeriodRules(MATCH, regularTime, LINES)),
  'ft.score': scoreRule(MATCH, regularTime, 5),
  'match.winner': winnerRule(MATCH, wholeMatch),
  'match.total': totalRule(MATCH, wholeMatch, LINES.total),
  'match.overtime': picks(MATCH, YES_NO, ({ overtime }) =>
    overtime === undefined ? undefined : yesNo(overtime !== null),
  ),
  ...Object.assign(
    {},
    ...[1, 2, 3].map((number) =>
      keyed(`p${number}`, {
        result: resultRule(PERIOD, period(number)),
        total: totalRule(PERIOD, period(number), linesFrom(0.5, 3.5, 0.5)),
      }),
    ),
  ),
}
