import { type Card, rankOf, suitOf } from './cards.ts'

/** Kinds of hands, worst first. */
export const HANDS = [
  'high',
  'pair',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'full',
  'quads',
  'straightFlush',
  'royal',
] as const
export type Hand = (typeof HANDS)[number]

/** The kind of a hand and the ranks that decide between two of a kind; `value` compares whole hands. */
export type Ranked = { hand: Hand; ranks: number[]; value: number }

/** Ace 14. */
const highRank = (card: Card): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)

/** Five cards. */
export function rankFive(cards: readonly Card[]): Ranked {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(highRank(card), (counts.get(highRank(card)) ?? 0) + 1)
  const groups = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  const ranks = groups.map(([rank]) => rank)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const straightTo = straightOf(ranks)
  const [most = 0, second = 0] = groups.map(([, count]) => count)
  const hand = handOf({ isFlush, straightTo, most, second })
  const deciding = straightTo ? [straightTo] : ranks
  const value = [...deciding, 0, 0, 0, 0, 0]
    .slice(0, 5)
    .reduce((sum, rank) => sum * 15 + rank, HANDS.indexOf(hand))
  return { hand, ranks: deciding, value }
}

type Shape = { isFlush: boolean; straightTo: number; most: number; second: number }

const isFullHouse = ({ most, second }: Shape) => most === 3 && second === 2

/** Best first: the first that fits is the hand. */
const FITS: readonly [Hand, (shape: Shape) => boolean][] = [
  ['royal', ({ isFlush, straightTo }) => isFlush && straightTo === 14],
  ['straightFlush', ({ isFlush, straightTo }) => isFlush && straightTo > 0],
  ['quads', ({ most }) => most === 4],
  ['full', isFullHouse],
  ['flush', ({ isFlush }) => isFlush],
  ['straight', ({ straightTo }) => straightTo > 0],
  ['trips', ({ most }) => most === 3],
  ['twoPair', ({ most, second }) => most === 2 && second === 2],
  ['pair', ({ most }) => most === 2],
]

const handOf = (shape: Shape): Hand => FITS.find(([, fits]) => fits(shape))?.[0] ?? 'high'

/** The highest rank of a straight, 5 for the one that the ace begins, 0 for none. */
function straightOf(ranks: readonly number[]): number {
  if (ranks.length !== 5) return 0
  const sorted = [...ranks].sort((a, b) => b - a)
  if (sorted.join() === '14,5,4,3,2') return 5
  const [first = 0, , , , last = 0] = sorted
  return first - last === 4 ? first : 0
}

/** The best five of seven, or of any number from five. */
export function rankBest(cards: readonly Card[]): Ranked & { cards: Card[] } {
  let best: (Ranked & { cards: Card[] }) | undefined
  for (const five of fivesOf(cards)) {
    const ranked = rankFive(five)
    if (!best || ranked.value > best.value) best = { ...ranked, cards: five }
  }
  if (!best) throw new Error('fewer than five cards')
  return best
}

function fivesOf(cards: readonly Card[], from = 0, taken: readonly Card[] = []): Card[][] {
  if (taken.length === 5) return [[...taken]]
  return cards.slice(from).flatMap((card, at) => fivesOf(cards, from + at + 1, [...taken, card]))
}
