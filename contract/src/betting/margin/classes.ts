/** The groups of markets that are priced with one margin. */
export const MARKET_CLASSES = [
  'results',
  'totals',
  'both-score',
  'handicaps',
  'parts',
  'combined',
  'counts',
  'half-full',
  'scores',
  'players',
  'outrights',
  'points',
  'map-winners',
  'map-others',
] as const
export type MarketClass = (typeof MARKET_CLASSES)[number]

/** A margin is whole hundredths of a per cent: 525 is 5.25 %, a book of 1.0525. */
export const bookOfBp = (marginBp: number): number => 1 + marginBp / 10_000

/** What a margin by hand may be of a class of markets, in hundredths of a per cent. */
export type MarginBounds = { leastBp: number; mostBp: number }

/** From half of the least margin that the class is priced with to twice the greatest. */
export function boundsOfBooks(books: readonly number[]): MarginBounds {
  const margins = books.map((book) => Math.round((book - 1) * 10_000))
  return { leastBp: Math.round(Math.min(...margins) / 2), mostBp: Math.max(...margins) * 2 }
}
