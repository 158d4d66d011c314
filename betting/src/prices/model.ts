import type { Market } from '../markets/market.ts'
import type { MarketChances } from './chances.ts'
import type { Period } from './periods/period.ts'
import { periodChances } from './periods/period-chances.ts'

/**
 * A match as its prices see it, in a state of play. Everything that several markets need is computed
 * once, here, so that a market is a short sum.
 */
export type Model = {
  /** By the part of a market’s key before its name: `ft`, `corners.h1`, `match.sets`. */
  periods: ReadonlyMap<string, Period>
  /** Markets that no period prices, by their whole key. */
  own: ReadonlyMap<string, OwnMarket>
}

/** Undefined where the line is not for sale, or the question is already answered. */
export type OwnMarket = (line: string | null) => MarketChances | undefined

/** The chances of a market’s selections. Undefined where the model does not price it. */
export function chancesOf(model: Model, { key, line }: Market): MarketChances | undefined {
  const own = model.own.get(key)
  if (own) return own(line)
  for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1)) {
    const period = model.periods.get(key.slice(0, end))
    if (period) return periodChances(period, key.slice(end + 1), line)
  }
  return undefined
}
