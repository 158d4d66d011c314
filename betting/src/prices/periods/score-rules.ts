import type { LineKind } from './line-rules.ts'
import { sideAhead, yes } from './tally-rules.ts'

/** A market that a whole score decides: `pick` names the winner by its place. */
export type ScoreRule = {
  selections: readonly string[]
  line?: LineKind
  pick: (home: number, away: number, line: number) => number
}

const combine = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one}&${other}`))

const over = (home: number, away: number, line: number) => yes(home + away > line)
const bothScore = (home: number, away: number) => yes(home > 0 && away > 0)

/** By the market’s name after its period. */
export const SCORE_RULES: Readonly<Record<string, ScoreRule>> = {
  btts: { selections: ['yes', 'no'], pick: bothScore },
  'wtn.home': {
    selections: ['yes', 'no'],
    pick: (home, away) => yes(home > 0 && away === 0),
  },
  'wtn.away': {
    selections: ['yes', 'no'],
    pick: (home, away) => yes(away > 0 && home === 0),
  },
  resulttotal: {
    selections: combine(['1', 'X', '2'], ['over', 'under']),
    line: 'half',
    pick: (home, away, line) => 2 * sideAhead(home - away) + over(home, away, line),
  },
  resultbtts: {
    selections: combine(['1', 'X', '2'], ['yes', 'no']),
    pick: (home, away) => 2 * sideAhead(home - away) + bothScore(home, away),
  },
  totalbtts: {
    selections: combine(['over', 'under'], ['yes', 'no']),
    line: 'half',
    pick: (home, away, line) => 2 * over(home, away, line) + bothScore(home, away),
  },
}

/** A market whose selections win by either of two selections of another. */
export type PairRule = { of: string; pairs: ReadonlyMap<string, readonly [string, string]> }

const DOUBLES: readonly (readonly [string, string])[] = [
  ['1', 'X'],
  ['1', '2'],
  ['X', '2'],
]

const pairsOf = (endings: readonly string[]): PairRule['pairs'] =>
  new Map(
    DOUBLES.flatMap(([one, other]) =>
      endings.map((end) => [`${one}${other}${end}`, [`${one}${end}`, `${other}${end}`]] as const),
    ),
  )

export const PAIR_RULES: Readonly<Record<string, PairRule>> = {
  dc: { of: 'result', pairs: pairsOf(['']) },
  dctotal: { of: 'resulttotal', pairs: pairsOf(['&over', '&under']) },
}

export const OTHER = 'other'

/** The selection of the market of exact scores that a score is. */
export function scoreName(home: number, away: number, names: readonly string[]): string {
  const name = `${home}:${away}`
  return names.includes(name) ? name : OTHER
}

/** Scores of up to so many on each side, and all others. */
export function scoresUpTo(most: number): string[] {
  const counts = [...Array(most + 1).keys()]
  return [...counts.flatMap((home) => counts.map((away) => `${home}:${away}`)), OTHER]
}
