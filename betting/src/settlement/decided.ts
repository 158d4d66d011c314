import type { Market, Results } from '../markets/market.ts'

/** Settles a market of a match by one of its ends; undefined where a fact is missing. */
export type SettleEnd<Facts> = (facts: Facts) => Results | 'void' | undefined

const textOf = (results: Results) =>
  [...results]
    .map(([selection, { outcome, deadHeat }]) => `${selection} ${outcome} ${deadHeat ?? ''}`)
    .join()

/**
 * What every way to the end of a match gives to all selections of a market; undefined while two of the
 * ways differ.
 */
export function sameInAll<Facts>(
  ends: readonly Facts[],
  settle: SettleEnd<Facts>,
): Results | 'void' | undefined {
  let first: { results: Results | 'void'; text: string } | undefined
  for (const end of ends) {
    const results = settle(end)
    if (!results) return undefined
    const text = results === 'void' ? 'void' : textOf(results)
    if (first && first.text !== text) return undefined
    first ??= { results, text }
  }
  return first?.results
}

export type Settle = (market: Market, named?: readonly string[]) => Results | undefined
