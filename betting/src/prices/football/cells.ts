import { add, type Pair } from '../pair.ts'
import type { Score } from '../periods/period.ts'
import { poissonScores, RAREST } from '../periods/poisson-scores.ts'
import { tau } from './dixon-coles.ts'

/** A course of the goals: i:j in the first half, u:v in the second, and its chance. */
export type Cell = { i: number; j: number; u: number; v: number; p: number }

/** Goals by half: expected or scored. */
export type Halves = { h1: Pair; h2: Pair }

/** For a side in a half’s rest. What is rarer than this or than `RAREST` is below 10⁻⁷ together. */
export const GOALS_MAX = 10

/**
 * The one array that all goal markets are sums over: what was scored, and 0…10 more goals for each
 * side in each half, corrected by τ on the full time’s goals.
 */
export function cellsOf(rest: Halves, rho: number, scored: Halves): Cell[] {
  const rates = add(rest.h1, rest.h2)
  const secondHalf = poissonScores(rest.h2, GOALS_MAX)
  const cells: Cell[] = []
  for (const first of poissonScores(rest.h1, GOALS_MAX)) {
    for (const second of secondHalf) {
      const p =
        first.p * second.p * tau(first.home + second.home, first.away + second.away, rates, rho)
      if (p < RAREST) continue
      cells.push({
        i: scored.h1.home + first.home,
        j: scored.h1.away + first.away,
        u: scored.h2.home + second.home,
        v: scored.h2.away + second.away,
        p,
      })
    }
  }
  const all = cells.reduce((sum, { p }) => sum + p, 0)
  for (const cell of cells) cell.p /= all
  return cells
}

/** What a period’s goals are in a cell. */
export const GOALS_IN = {
  h1: ({ i, j }: Cell): Pair => ({ home: i, away: j }),
  h2: ({ u, v }: Cell): Pair => ({ home: u, away: v }),
  ft: ({ i, j, u, v }: Cell): Pair => ({ home: i + u, away: j + v }),
}
export type GoalPeriod = keyof typeof GOALS_IN

/** Chances of a period’s scores. */
export function scoresOf(cells: readonly Cell[], period: GoalPeriod): Score[] {
  const goalsIn = GOALS_IN[period]
  const rows: Score[][] = []
  for (const cell of cells) {
    const { home, away } = goalsIn(cell)
    rows[home] ??= []
    const row = rows[home]
    const score = row[away]
    if (score) score.p += cell.p
    else row[away] = { home, away, p: cell.p }
  }
  return rows.flat()
}
