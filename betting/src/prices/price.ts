import { ladderOdds } from '@zar/contract/betting/odds'
import { fairChance, type MarketChances } from './chances.ts'
import type { Book } from './margin/books.ts'
import { oneSidedOdds, putMarginIn } from './margin/power.ts'

export type Price = {
  /** On the ladder, in thousandths. Null: not offered, it cannot win or can hardly fail to. */
  oddsMilli: number | null
  /** The fair chance in millionths. Of a line that can push, that of its decided part. */
  fairPpm: number
}

/** The prices of a market. How many selections win is read from the chances. */
export function priceOf(chances: MarketChances, book: Book): Map<string, Price> {
  const fair = [...chances.values()].map(fairChance)
  const winners = Math.round(fair.reduce((sum, p) => sum + p, 0))
  const odds = book.isOneSided
    ? fair.map((p) => oneSidedOdds(p, book.total))
    : putMarginIn(fair, book.total, winners)
  const price = (p: number, oddsMilli = 0): Price => ({
    oddsMilli: p > 0 ? ladderOdds(oddsMilli) : null,
    fairPpm: Math.round(p * 1_000_000),
  })
  return new Map(
    [...chances.keys()].map((selection, n) => [selection, price(fair[n] ?? 0, odds[n])]),
  )
}
