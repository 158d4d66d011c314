import type { MarketChances } from '../../chances.ts'
import { winOrLoseOf } from '../../chances.ts'
import { sideAhead, yes } from '../../periods/tally-rules.ts'
import type { Cell } from '../cells.ts'

/** A market that reads both halves: `pick` names the winner by its place. */
export type HalfRule = { selections: readonly string[]; pick: (cell: Cell) => number }

const SIDES = ['1', 'X', '2'] as const
const HALVES = ['h1', 'tie', 'h2'] as const

const yesWhere = (is: (cell: Cell) => boolean): HalfRule => ({
  selections: ['yes', 'no'],
  pick: (cell) => yes(is(cell)),
})

/** By the market’s key. */
export const HALF_RULES: Readonly<Record<string, HalfRule>> = {
  'ft.htft': {
    selections: SIDES.flatMap((half) => SIDES.map((full) => `${half}/${full}`)),
    pick: ({ i, j, u, v }) => 3 * sideAhead(i - j) + sideAhead(i + u - j - v),
  },
  'ft.mosthalf': { selections: HALVES, pick: ({ i, j, u, v }) => sideAhead(i + j - u - v) },
  'ft.mosthalf.home': { selections: HALVES, pick: ({ i, u }) => sideAhead(i - u) },
  'ft.mosthalf.away': { selections: HALVES, pick: ({ j, v }) => sideAhead(j - v) },
  'ft.bothhalves': yesWhere(({ i, j, u, v }) => i + j > 0 && u + v > 0),
  'ft.scoreboth.home': yesWhere(({ i, u }) => i > 0 && u > 0),
  'ft.scoreboth.away': yesWhere(({ j, v }) => j > 0 && v > 0),
  'ft.winboth.home': yesWhere(({ i, j, u, v }) => i > j && u > v),
  'ft.winboth.away': yesWhere(({ i, j, u, v }) => j > i && v > u),
  'ft.wineither.home': yesWhere(({ i, j, u, v }) => i > j || u > v),
  'ft.wineither.away': yesWhere(({ i, j, u, v }) => j > i || v > u),
}

export function halfChances(cells: readonly Cell[], rule: HalfRule): MarketChances {
  const sums = new Float64Array(rule.selections.length)
  for (const cell of cells) {
    const winner = rule.pick(cell)
    sums[winner] = (sums[winner] ?? 0) + cell.p
  }
  return winOrLoseOf(rule.selections, sums)
}
