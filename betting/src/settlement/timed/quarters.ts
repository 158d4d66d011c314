import {
  by,
  handicapRule,
  type Lines,
  lineRules,
  oddEvenRule,
  type PairOf,
  resultRule,
  totalRule,
  winnerRule,
} from '../period-rules.ts'
import { isHalf, linesFrom } from '../quarter-lines.ts'
import { addUp, type Pair, won, YES_NO, yesNo } from '../results.ts'
import { keyed, lined, type Plain, picks, type Rule, type Rules } from '../rule.ts'
import type { QuarterFacts } from './facts.ts'

type Facts = QuarterFacts
type Part = PairOf<Facts>
export const MATCH: Plain<Facts> = { stopGroup: 'goals', price: 'm' }
export const PERIOD: Plain<Facts> = { stopGroup: 'period', price: 'm' }

/** The quarters from one to another; undefined while they are not all known. */
const quartersFrom =
  (from: number, to: number): Part =>
  ({ quarters }) =>
    quarters && quarters.length >= to ? addUp(quarters.slice(from - 1, to)) : undefined

export const regularTime = quartersFrom(1, 4)
/** With overtime. */
export const wholeMatch: Part = (facts) => {
  const regular = regularTime(facts)
  if (!regular || regular === 'void' || facts.overtime === undefined) return undefined
  return facts.overtime ? addUp([regular, facts.overtime]) : regular
}

const PARTS: Record<string, Part> = {
  h1: quartersFrom(1, 2),
  h2: quartersFrom(3, 4),
  q1: quartersFrom(1, 1),
  q2: quartersFrom(2, 2),
  q3: quartersFrom(3, 3),
  q4: quartersFrom(4, 4),
}

/** Result, handicap and total of halves and quarters, without overtime. */
export const partRules = (lines: Record<'half' | 'quarter', Lines>): Rules<Facts> =>
  Object.assign(
    {},
    ...Object.entries(PARTS).map(([part, pairOf]) => {
      const of = lines[part.startsWith('h') ? 'half' : 'quarter']
      return keyed(part, {
        result: resultRule(PERIOD, pairOf),
        total: totalRule(PERIOD, pairOf, of.total),
        ah: handicapRule(PERIOD, pairOf, of.handicap),
      })
    }),
  )

/** Who wins by how many, in bands that begin at these differences. */
export function marginRule(starts: readonly number[]): Rule<Facts> {
  const names = starts.map((start, at) => {
    const next = starts[at + 1]
    return next === undefined ? `${start}+` : `${start}-${next - 1}`
  })
  const selections = ['1', '2'].flatMap((side) => names.map((name) => `${side}:${name}`))
  return picks(
    MATCH,
    selections,
    by(wholeMatch, ([home, away]: Pair) => {
      const lead = Math.abs(home - away)
      const band = names[starts.findLastIndex((start) => lead >= start)]
      return won(selections, `${home > away ? '1' : '2'}:${band}`)
    }),
  )
}

export const overtimeRule: Rule<Facts> = picks(MATCH, YES_NO, ({ overtime }) =>
  overtime === undefined ? undefined : yesNo(overtime !== null),
)

/** Winner, handicap, totals, halves and quarters of a match in quarters. */
export const quarterRules = (
  match: Lines,
  parts: Record<'half' | 'quarter', Lines>,
): Rules<Facts> => ({
  'match.winner': winnerRule(MATCH, wholeMatch),
  ...keyed('match', lineRules(MATCH, wholeMatch, match)),
  'match.oe': oddEvenRule(MATCH, wholeMatch),
  'match.overtime': overtimeRule,
  ...partRules(parts),
})

/** A number of a player above a line; one who took no part is void. */
export const playerRule = (stat: string, most: number): Rule<Facts> => ({
  ...lined(
    { stopGroup: 'players', price: 'b' },
    ['over', 'under'],
    linesFrom(0.5, most, 1),
    () => undefined,
    isHalf,
  ),
  selections: [],
  settle({ players }, line, named) {
    if (!players) return undefined
    const rows = named.map((id) => [id, players[id]] as const)
    if (rows.some(([, player]) => player === undefined || (player && !(stat in player))))
      return undefined
    return new Map(
      rows.map(([id, player]) => [
        id,
        { outcome: player ? ((player[stat] ?? 0) * 4 > line ? 'win' : 'loss') : 'void' },
      ]),
    )
  },
})
