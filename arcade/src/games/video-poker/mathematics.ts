import { CARDS, type Card, rankOf, suitOf } from '../cards.ts'
import { type Fraction, fraction } from '../fraction.ts'
import { choose } from '../law.ts'
import { bestHold, countHolds, type Holds } from './holds.ts'

/** A common multiple of the numbers of draws: C(47, k) for k of 0 … 5. */
const COMMON = 7_669_695

/**
 * The exact return by the best hold of each of the 2 598 960 hands. Hands that differ by their suits'
 * names alone are counted once: the first of them in the order of the cards stands for all.
 */
export function rtpOf(coins: number): Fraction {
  const holds = countHolds(coins)
  let total = 0n
  for (const { cards, count } of handsBySuit())
    total += BigInt(count) * BigInt(bestOf(holds, cards))
  return fraction(total, choose(CARDS, 5) * BigInt(COMMON))
}

function bestOf(holds: Holds, cards: readonly Card[]): number {
  const { held } = bestHold(holds, cards)
  const { sum, draws } = holds.sumOf(cards, held)
  return sum * (COMMON / draws)
}

/** One hand of each class, and how many hands it stands for. */
function handsBySuit(): { cards: Card[]; count: number }[] {
  const classes = new Map<string, { cards: Card[]; count: number }>()
  const five: Card[] = [0, 0, 0, 0, 0]
  const deal = (at: number, from: Card): void => {
    if (at === 5) {
      const key = keyOf(five)
      const known = classes.get(key)
      if (known) known.count += 1
      else classes.set(key, { cards: [...five], count: 1 })
      return
    }
    for (let card = from; card < CARDS; card++) {
      five[at] = card
      deal(at + 1, card + 1)
    }
  }
  deal(0, 0)
  return [...classes.values()]
}

/** The ranks of each suit, the suits in the order of their ranks: the same for hands of one class. */
const keyOf = (cards: readonly Card[]): string =>
  [0, 1, 2, 3]
    .map((suit) =>
      cards
        .filter((card) => suitOf(card) === suit)
        .map(rankOf)
        .join(),
    )
    .sort()
    .join('|')
