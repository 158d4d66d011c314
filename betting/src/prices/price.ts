import { type Book, oddsWithMargin } from '@zar/contract/betting/margin/margin-odds'
import { fairChance, type MarketChances } from './chances.ts'

export type Price = {
  /** On the ladder, in thousandths. Null: not offered, it cannot win or can hardly fail to. */
  oddsMilli: number | null
  /** The fair chance in millionths. Of a line that can push, that of its decided part. */
  fairPpm: number
}

/** The prices of a market. How many selections win is read from the chances. */
export function priceOf(chances: MarketChances, book: Book): Map<string, Price> {
  const fair = [...chances.values()].map(fairChance)
  const odds = oddsWithMargin(fair, book)
  return new Map(
    [...chances.keys()].map((selection, n) => [
      selection,
      { oddsMilli: odds[n] ?? null, fairPpm: Math.round((fair[n] ?? 0) * 1_000_000) },
    ]),
  )
}
