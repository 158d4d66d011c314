import { goalPeriodRules, scoreRule } from '../period-rules.ts'
import { linesFrom } from '../quarter-lines.ts'
import { leaderOf, lessOf, type Pair, RESULT, sumOf, won, YES_NO, yesNo } from '../results.ts'
import { keyed, picks, type Rules } from '../rule.ts'
import type { FootballFacts } from './facts.ts'
import type { About } from './goals.ts'

type Facts = FootballFacts
const HALVES: About = { stopGroup: 'goals', price: 'c' }
const HALF: About = { stopGroup: 'period', price: 'c' }

const firstHalf = ({ halfTime }: Facts) => halfTime
/** The goals of the second half alone. */
const secondHalf = ({ fullTime, halfTime }: Facts) =>
  fullTime && halfTime && lessOf(fullTime, halfTime)

const HALF_TIME_FULL_TIME = RESULT.flatMap((half) => RESULT.map((full) => `${half}/${full}`))
const MOST = ['h1', 'tie', 'h2'] as const

type BothHalves = { first: Pair; second: Pair }
const byHalves =
  <Answer>(settle: (halves: BothHalves) => Answer) =>
  (facts: Facts): Answer | undefined => {
    const [first, second] = [firstHalf(facts), secondHalf(facts)]
    return first && second && settle({ first, second })
  }

const mostOf = (first: number, second: number) =>
  won(MOST, first > second ? 'h1' : first < second ? 'h2' : 'tie')

const ofTeam = (side: 0 | 1): Rules<Facts> => {
  const winner = side === 0 ? '1' : '2'
  const isYes = (holds: (halves: BothHalves) => boolean) =>
    picks(
      HALVES,
      YES_NO,
      byHalves((halves) => yesNo(holds(halves))),
    )
  const wins = (half: Pair) => leaderOf(half) === winner
  return {
    mosthalf: picks(
      HALVES,
      MOST,
      byHalves(({ first, second }) => mostOf(first[side], second[side])),
    ),
    scoreboth: isYes(({ first, second }) => first[side] > 0 && second[side] > 0),
    winboth: isYes(({ first, second }) => wins(first) && wins(second)),
    wineither: isYes(({ first, second }) => wins(first) || wins(second)),
  }
}

const LINES = {
  total: linesFrom(0.5, 3.5, 0.25),
  team: linesFrom(0.5, 1.5, 0.25),
  handicap: linesFrom(-1.5, 1.5, 0.25),
}

/** Markets of a half alone, and of both halves beside each other. */
export const halfRules: Rules<Facts> = {
  ...keyed('h1', goalPeriodRules(HALF, firstHalf, LINES)),
  'h1.score': scoreRule(HALF, firstHalf, 2),
  ...keyed('h2', goalPeriodRules(HALF, secondHalf, LINES)),
  'h2.score': scoreRule(HALF, secondHalf, 2),
  'ft.htft': picks(HALVES, HALF_TIME_FULL_TIME, ({ halfTime, fullTime }) =>
    halfTime && fullTime
      ? won(HALF_TIME_FULL_TIME, `${leaderOf(halfTime)}/${leaderOf(fullTime)}`)
      : undefined,
  ),
  'ft.mosthalf': picks(
    HALVES,
    MOST,
    byHalves(({ first, second }) => mostOf(sumOf(first), sumOf(second))),
  ),
  'ft.bothhalves': picks(
    HALVES,
    YES_NO,
    byHalves(({ first, second }) => yesNo(sumOf(first) > 0 && sumOf(second) > 0)),
  ),
  ...keyed('ft', ofTeam(0), '.home'),
  ...keyed('ft', ofTeam(1), '.away'),
}
