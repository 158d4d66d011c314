import { type MarketChances, winOrLoseOf } from '../../chances.ts'
import { chanceAbove } from '../../distributions/distribution.ts'
import type { OwnMarket } from '../../model.ts'
import { sumOf } from '../../pair.ts'
import { type Course, shareOf } from '../course.ts'

/**
 * Markets of the order of goals. Whatever a final score, each order of the goals that are still to
 * come is equally likely, because the sides’ rates keep their proportion.
 */
export const goalOrderMarkets = (course: Course): [string, OwnMarket][] => [
  ['ft.nextgoal', (line) => nextGoal(course, Number(line))],
  ['ft.lastgoal', () => lastGoal(course)],
  ['ft.race', (line) => race(course, Number(line))],
]

const SELECTIONS = ['1', 'none', '2']

/** Of the goal of that number in the match. */
function nextGoal(course: Course, goal: number): MarketChances | undefined {
  if (!Number.isInteger(goal) || goal <= sumOf(course.state.score)) return undefined
  const falls = chanceAbove(course.ft.total, goal - 1)
  const home = falls * shareOf(course, 'home')
  return winOrLoseOf(SELECTIONS, [home, 1 - falls, falls - home])
}

function lastGoal(course: Course): MarketChances {
  const { score, lastGoal } = course.state
  const falls = chanceAbove(course.ft.total, sumOf(score))
  const stays = SELECTIONS.map((side) => (side === (lastGoal ?? 'none') ? 1 - falls : 0))
  const home = falls * shareOf(course, 'home')
  const comes = [home, 0, falls - home]
  return winOrLoseOf(
    SELECTIONS,
    stays.map((p, n) => p + (comes[n] ?? 0)),
  )
}

/** Which side has so many goals first. */
function race({ ft, state: { score } }: Course, goals: number): MarketChances | undefined {
  const needed = { home: goals - score.home, away: goals - score.away }
  if (!(needed.home > 0 && needed.away > 0)) return undefined
  let home = 0
  let away = 0
  for (const final of ft.scores ?? []) {
    const x = final.home - score.home
    const y = final.away - score.away
    home += final.p * firstChance(x, needed.home, y, needed.away)
    away += final.p * firstChance(y, needed.away, x, needed.home)
  }
  return winOrLoseOf(SELECTIONS, [home, 1 - home - away, away])
}

/** That the `m`-th of `x` comes before the `n`-th of `y` in a random order of both. */
function firstChance(x: number, m: number, y: number, n: number): number {
  if (x < m) return 0
  if (y < n) return 1
  let orders = 0
  for (let k = 0; k < n; k++) orders += choose(m - 1 + k, k) * choose(x - m + y - k, y - k)
  return orders / choose(x + y, x)
}

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result *= (n - k + i) / i
  return result
}
