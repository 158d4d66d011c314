import { type Lines, lineRules, oddEvenRule, resultRule, totalRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { type Pair, sumOf, won, YES_NO, yesNo } from '../results.ts'
import { keyed, picks, type Rules } from '../rule.ts'
import type { FootballFacts } from './facts.ts'
import type { About } from './goals.ts'

type Facts = FootballFacts
type Count = (facts: Facts) => Pair | undefined
const CORNERS: About = { stopGroup: 'corners', price: 'N' }
const CARDS: About = { stopGroup: 'cards', price: 'N' }
const FIRST = ['1', 'none', '2'] as const

/** Most of something, its total, each side’s total and a handicap. */
const countRules = (about: About, count: Count, lines: Lines): Rules<Facts> => ({
  result: resultRule(about, count),
  ...lineRules(about, count, lines),
})

/** Weighted yellow and red cards of both sides. */
const weighted =
  (ofYellow: number, ofRed: number): Count =>
  ({ yellow, red }) =>
    yellow && red && [yellow[0] * ofYellow + red[0] * ofRed, yellow[1] * ofYellow + red[1] * ofRed]
const cards = weighted(1, 1)
const corners: Count = ({ corners }) => corners

/** Corners, cards and points of cards, shots and fouls. */
export const countedRules: Rules<Facts> = {
  ...keyed(
    'corners.ft',
    countRules(CORNERS, corners, {
      total: linesFrom(5.5, 14.5, 0.5),
      team: linesFrom(2.5, 8.5, 0.5),
      handicap: linesFrom(-4.5, 4.5, 0.5),
    }),
  ),
  'corners.ft.oe': oddEvenRule(CORNERS, corners),
  'corners.h1.total': totalRule(
    CORNERS,
    (facts) => facts.cornersHalfTime,
    linesFrom(2.5, 7.5, 0.5),
  ),
  'corners.ft.first': picks({ ...CORNERS, price: 'b' }, FIRST, ({ firstCorner }) =>
    firstCorner === undefined ? undefined : won(FIRST, firstCorner),
  ),
  ...keyed(
    'cards.ft',
    countRules(CARDS, cards, {
      total: linesFrom(1.5, 8.5, 0.5),
      team: linesFrom(0.5, 4.5, 0.5),
      handicap: linesFrom(-2.5, 2.5, 0.5),
    }),
  ),
  'cards.ft.red': picks(
    { ...CARDS, price: 'b' },
    YES_NO,
    ({ red }) => red && yesNo(sumOf(red) > 0),
  ),
  'points.ft.total': totalRule(
    CARDS,
    weighted(10, 25),
    linesFrom(15, 85, 1).filter((line) => Number(line) % 5 === 0),
  ),
  'shots.ft.total': totalRule(CORNERS, ({ shots }) => shots, linesFrom(15.5, 35.5, 0.5)),
  'sot.ft.total': totalRule(CORNERS, (facts) => facts.shotsOnTarget, linesFrom(4.5, 14.5, 0.5)),
  'fouls.ft.total': totalRule(CORNERS, ({ fouls }) => fouls, linesFrom(15.5, 35.5, 0.5)),
}
