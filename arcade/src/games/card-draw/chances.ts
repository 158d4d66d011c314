import { CARDS, type Card, rankOf, suitOf } from '../cards.ts'
import { type Fraction, fraction, subtract } from '../fraction.ts'
import { choose } from '../law.ts'
import { range } from '../shuffle.ts'

/** Perde: one deck without replacement. Every chance is of the cards that are left. */
export const HAND = 5
const RANKS = 13
const SUITS = 4
const OVER = 40
/** Of the rank: 0 for an ace to 12 for a king. */
const [TWO, SIX, SEVEN, TEN, KNAVE, KING] = [1, 5, 6, 9, 10, 12]

/** Ace 1, knave 11, queen 12, king 13. */
export const worthOf = (card: Card): number => rankOf(card) + 1
export const isCourt = (card: Card): boolean => rankOf(card) >= KNAVE

/** The bets on the next card. */
export const NEXT: Readonly<Record<string, (card: Card, last: Card | undefined) => boolean>> = {
  'suit:s': (card) => suitOf(card) === 0,
  'suit:h': (card) => suitOf(card) === 1,
  'suit:d': (card) => suitOf(card) === 2,
  'suit:c': (card) => suitOf(card) === 3,
  'rank:2-6': (card) => rankOf(card) >= TWO && rankOf(card) <= SIX,
  'rank:7-10': (card) => rankOf(card) >= SEVEN && rankOf(card) <= TEN,
  'rank:jqk': (card) => rankOf(card) >= KNAVE && rankOf(card) <= KING,
  'rank:ace': (card) => rankOf(card) === 0,
  higher: (card, last) => last !== undefined && rankOf(card) > rankOf(last),
  lower: (card, last) => last !== undefined && rankOf(card) < rankOf(last),
}

type HandBet = {
  isWon: (hand: readonly Card[]) => boolean
  chance: (seen: readonly Card[]) => Fraction
}

/** The bets on the five cards together. */
export const HANDS: Readonly<Record<string, HandBet>> = {
  'hand:pair': { isWon: (hand) => new Set(hand.map(rankOf)).size < HAND, chance: pairChance },
  'hand:four-suits': {
    isWon: (hand) => new Set(hand.map(suitOf)).size === SUITS,
    chance: suitsChance,
  },
  'hand:over-40': { isWon: (hand) => sumOf(hand) > OVER, chance: overChance },
  'hand:no-court': { isWon: (hand) => !hand.some(isCourt), chance: noCourtChance },
}

/** Every bet that there is with its chance, once these cards were seen. */
export function chancesAfter(seen: readonly Card[]): [place: string, chance: Fraction][] {
  const left = leftAfter(seen)
  const next = Object.entries(NEXT).map(([place, isWon]): [string, Fraction] => {
    const won = left.filter((card) => isWon(card, seen.at(-1)))
    return [place, fraction(won.length, left.length)]
  })
  const hands = Object.entries(HANDS).map(([place, { chance }]): [string, Fraction] => [
    place,
    chance(seen),
  ])
  return [...next, ...hands]
}

const leftAfter = (seen: readonly Card[]): Card[] =>
  range(0, CARDS - 1).filter((card) => !seen.includes(card))

const sumOf = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + worthOf(card), 0)

/** How many cards are to come, and how many hands they can make. */
function toCome(seen: readonly Card[]): { cards: number; ways: bigint } {
  const cards = HAND - seen.length
  return { cards, ways: choose(CARDS - seen.length, cards) }
}

/** All but the hands of ranks that are new each. */
function pairChance(seen: readonly Card[]): Fraction {
  if (new Set(seen.map(rankOf)).size < seen.length) return fraction(1)
  const { cards, ways } = toCome(seen)
  const without = choose(RANKS - seen.length, cards) * BigInt(SUITS) ** BigInt(cards)
  return subtract(fraction(1), fraction(without, ways))
}

/** Of the suits that miss: all hands less those without one, plus those without two … */
function suitsChance(seen: readonly Card[]): Fraction {
  const { cards, ways } = toCome(seen)
  const missing = SUITS - new Set(seen.map(suitOf)).size
  const left = CARDS - seen.length
  const won = range(0, missing).reduce((sum, without) => {
    const hands = choose(missing, without) * choose(left - RANKS * without, cards)
    return without % 2 === 0 ? sum + hands : sum - hands
  }, 0n)
  return fraction(won, ways)
}

/** Card by card, taken or left: how many hands there are of each sum. */
function overChance(seen: readonly Card[]): Fraction {
  const { cards, ways } = toCome(seen)
  let counts: Map<number, bigint>[] = [
    new Map([[sumOf(seen), 1n]]),
    ...range(1, cards).map(() => new Map()),
  ]
  for (const card of leftAfter(seen)) {
    counts = counts.map((withSome, taken) => {
      const next = new Map(withSome)
      for (const [sum, hands] of counts[taken - 1] ?? [])
        next.set(sum + worthOf(card), (next.get(sum + worthOf(card)) ?? 0n) + hands)
      return next
    })
  }
  const over = [...(counts[cards] ?? [])].filter(([sum]) => sum > OVER)
  return fraction(
    over.reduce((sum, [, hands]) => sum + hands, 0n),
    ways,
  )
}

function noCourtChance(seen: readonly Card[]): Fraction {
  if (seen.some(isCourt)) return fraction(0)
  const { cards, ways } = toCome(seen)
  return fraction(choose(CARDS - 12 - seen.length, cards), ways)
}
