/** What a player does with a hand. `double` where that is allowed, otherwise hit, or stand with soft 18. */
export type Advice = 'hit' | 'stand' | 'double' | 'split'

/** A hand as the strategy reads it: aces are 1, tens and court cards 10. */
export type Seen = {
  points: number
  isSoft: boolean
  /** The value of two equal first cards that may be split. */
  pairOf: number | undefined
  mayDouble: boolean
}

const between = (value: number, from: number, to: number) => value >= from && value <= to

/** Dealer cards against which a pair is split. */
const SPLITS: Readonly<Record<number, (dealer: number) => boolean>> = {
  1: () => true,
  2: (dealer) => between(dealer, 2, 7),
  3: (dealer) => between(dealer, 2, 7),
  4: (dealer) => between(dealer, 5, 6),
  6: (dealer) => between(dealer, 2, 6),
  7: (dealer) => between(dealer, 2, 7),
  8: () => true,
  9: (dealer) => between(dealer, 2, 6) || between(dealer, 8, 9),
}

/** Dealer cards, from and to, against which a total is doubled. */
const HARD_DOUBLES: Readonly<Record<number, [number, number]>> = {
  9: [3, 6],
  10: [2, 9],
  11: [2, 10],
}
const SOFT_DOUBLES: Readonly<Record<number, [number, number]>> = {
  13: [6, 6],
  14: [5, 6],
  15: [5, 6],
  16: [4, 6],
  17: [3, 6],
  18: [3, 6],
}

/** The printed strategy, of which the declared return is the exact expectation. An ace of the dealer is 1. */
export function adviceFor({ points, isSoft, pairOf, mayDouble }: Seen, dealer: number): Advice {
  if (pairOf !== undefined && SPLITS[pairOf]?.(dealer)) return 'split'
  const doubles = (isSoft ? SOFT_DOUBLES : HARD_DOUBLES)[points]
  if (mayDouble && doubles && between(dealer, ...doubles)) return 'double'
  return (isSoft ? standsSoft : standsHard)(points, dealer) ? 'stand' : 'hit'
}

function standsSoft(points: number, dealer: number): boolean {
  return points >= 19 || (points === 18 && between(dealer, 2, 8))
}

function standsHard(points: number, dealer: number): boolean {
  if (points >= 17) return true
  return between(dealer, points === 12 ? 4 : 2, 6) && points >= 12
}
