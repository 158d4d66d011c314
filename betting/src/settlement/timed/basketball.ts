import { handicapRule, resultRule, totalRule } from '../period-rules.ts'
import { isNumber, linesFrom } from '../quarter-lines.ts'
import { won } from '../results.ts'
import { lined, type Rules } from '../rule.ts'
import type { QuarterFacts } from './facts.ts'
import { MATCH, marginRule, playerRule, quarterRules, regularTime } from './quarters.ts'

const WHO = ['1', 'none', '2'] as const
const PARTS = {
  half: { total: linesFrom(60, 130, 0.5), team: [], handicap: linesFrom(-15, 15, 0.5) },
  quarter: { total: linesFrom(25, 70, 0.5), team: [], handicap: linesFrom(-10, 10, 0.5) },
}

/** Basketball. `match` counts overtime, `ft` and the quarters do not. */
export const basketballRules: Rules<QuarterFacts> = {
  ...quarterRules(
    {
      total: linesFrom(120, 260, 0.5),
      team: linesFrom(50, 140, 0.5),
      handicap: linesFrom(-30, 30, 0.5),
    },
    PARTS,
  ),
  'ft.result': resultRule(MATCH, regularTime),
  'ft.total': totalRule(MATCH, regularTime, linesFrom(120, 260, 0.5)),
  'ft.ah': handicapRule(MATCH, regularTime, linesFrom(-30, 30, 0.5)),
  'match.margin': marginRule([1, 6, 11]),
  'match.race': lined(
    MATCH,
    WHO,
    ['20'],
    ({ firstTo }, line) => {
      const side = firstTo?.[String(line / 4)]
      return side && won(WHO, side)
    },
    isNumber,
  ),
  'player.points': playerRule('points', 40.5),
  'player.rebounds': playerRule('rebounds', 20.5),
  'player.assists': playerRule('assists', 15.5),
}
