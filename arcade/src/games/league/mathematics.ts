import type { Figures } from '../law.ts'
import { figuresOfMarket } from '../markets/market.ts'
import { range } from '../shuffle.ts'
import { marketsOfMatch, strengthsIn } from './odds.ts'
import { WEEKS } from './season.ts'

/** Every bet on every pair of strengths that meet in a season: `1.55-0.85 home`. */
export function modes(): Figures[] {
  const pairs = range(0, WEEKS - 1)
    .flatMap(strengthsIn)
    .map(
      (strengths) => [`${goalsOf(strengths.home)}-${goalsOf(strengths.away)}`, strengths] as const,
    )
  return [...new Map(pairs)].flatMap(([pair, strengths]) =>
    marketsOfMatch(strengths)
      .map(figuresOfMarket)
      .map((figures) => ({ ...figures, mode: `${pair} ${figures.mode}` })),
  )
}

/** Of a strength in twentieths. */
const goalsOf = (strength: number): string => (strength / 20).toFixed(2)
