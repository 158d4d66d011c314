import { handicap, overUnder } from './quarter-lines.ts'
import {
  leaderOf,
  OVER_UNDER,
  type Pair,
  RESULT,
  SIDES,
  sumOf,
  winnerOrPush,
  won,
  YES_NO,
  yesNo,
} from './results.ts'
import { lined, type Plain, picks, type Rule } from './rule.ts'

/** Two numbers of a match by its facts; `void` where that part was not played. */
export type PairOf<Facts> = (facts: Facts) => Pair | 'void' | undefined

/** Settles by two numbers, where they are known. */
export const by =
  <Facts, Rest extends unknown[], Answer>(
    pairOf: PairOf<Facts>,
    settle: (pair: Pair, ...rest: Rest) => Answer,
  ) =>
  (facts: Facts, ...rest: Rest): Answer | 'void' | undefined => {
    const pair = pairOf(facts)
    return pair === undefined || pair === 'void' ? pair : settle(pair, ...rest)
  }

export const DOUBLE_CHANCE = ['1X', '12', 'X2'] as const
const ODD_EVEN = ['odd', 'even'] as const

export const oddEven = (count: number) => won(ODD_EVEN, count % 2 === 1 ? 'odd' : 'even')

/** Two of the three results. */
export const doubleChance = (pair: Pair): string[] =>
  DOUBLE_CHANCE.filter((two) => two.includes(leaderOf(pair)))

export const resultRule = <Facts>(about: Plain<Facts>, pairOf: PairOf<Facts>): Rule<Facts> =>
  picks(
    about,
    RESULT,
    by(pairOf, (pair) => won(RESULT, leaderOf(pair))),
  )

/** One of two wins; a draw, where there can be one, is pushed. */
export const winnerRule = <Facts>(about: Plain<Facts>, pairOf: PairOf<Facts>): Rule<Facts> =>
  picks(about, SIDES, by(pairOf, winnerOrPush))

export const totalRule = <Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  lines: readonly string[],
): Rule<Facts> =>
  lined(
    about,
    OVER_UNDER,
    lines,
    by(pairOf, (pair, line) => overUnder(sumOf(pair), line)),
  )

export const sideRule = <Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  side: 0 | 1,
  lines: readonly string[],
): Rule<Facts> =>
  lined(
    about,
    OVER_UNDER,
    lines,
    by(pairOf, (pair, line) => overUnder(pair[side], line)),
  )

export const handicapRule = <Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  lines: readonly string[],
): Rule<Facts> => lined(about, SIDES, lines, by(pairOf, handicap))

export const oddEvenRule = <Facts>(about: Plain<Facts>, pairOf: PairOf<Facts>): Rule<Facts> =>
  picks(
    about,
    ODD_EVEN,
    by(pairOf, (pair) => oddEven(sumOf(pair))),
  )

export type Lines = {
  total: readonly string[]
  team: readonly string[]
  handicap: readonly string[]
}

/** Totals of both sides, of each side, and a handicap. */
export const lineRules = <Facts>(about: Plain<Facts>, pairOf: PairOf<Facts>, lines: Lines) => ({
  total: totalRule(about, pairOf, lines.total),
  'total.home': sideRule(about, pairOf, 0, lines.team),
  'total.away': sideRule(about, pairOf, 1, lines.team),
  ah: handicapRule(about, pairOf, lines.handicap),
})

/** What is asked of any period in which goals are scored. */
export const goalPeriodRules = <Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  lines: Lines,
) => ({
  result: resultRule(about, pairOf),
  dc: picks(
    about,
    DOUBLE_CHANCE,
    by(pairOf, (pair) => won(DOUBLE_CHANCE, ...doubleChance(pair))),
  ),
  dnb: winnerRule(about, pairOf),
  btts: picks(
    about,
    YES_NO,
    by(pairOf, ([home, away]) => yesNo(home > 0 && away > 0)),
  ),
  oe: oddEvenRule(about, pairOf),
  ...lineRules(about, pairOf, lines),
})

/** Each score of up to so many a side, and `other`. */
export function scoreRule<Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  most: number,
): Rule<Facts> {
  const numbers = Array.from({ length: most + 1 }, (_, at) => at)
  return scoresRule(
    about,
    pairOf,
    numbers.flatMap((home) => numbers.map((away) => `${home}:${away}`)),
  )
}

/** Each of these scores, and `other`. */
export function scoresRule<Facts>(
  about: Plain<Facts>,
  pairOf: PairOf<Facts>,
  scores: readonly string[],
): Rule<Facts> {
  const selections = [...scores, 'other']
  return picks(
    about,
    selections,
    by(pairOf, ([home, away]) => {
      const score = `${home}:${away}`
      return won(selections, scores.includes(score) ? score : 'other')
    }),
  )
}
