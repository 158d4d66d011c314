import { CARDS, type Card } from '../cards.ts'
import { choose } from '../law.ts'
import { range } from '../shuffle.ts'
import { payOf } from './rules.ts'

/**
 * What each of the 32 holds of five cards pays in the mean, exactly. The sum of the pays of all hands
 * that contain a set of cards is kept for every set of up to five; a hold keeps its cards and never
 * sees the discarded ones again, so their sets are left out by inclusion and exclusion.
 */
export type Holds = {
  /** Sum of the pays over all draws of the hold, by the number of such draws. */
  sumOf(cards: readonly Card[], held: readonly number[]): { sum: number; draws: number }
}

const SIZES = range(0, 5)
/** Draws of so many cards. */
const DRAWS = SIZES.map((size) => Number(choose(CARDS - 5, size)))
/** C(all, some). */
const CHOOSE = range(0, CARDS).map((all) => SIZES.map((some) => Number(choose(all, some))))
/** A set of places of a hand, a bit each. */
const WHOLE = 31
const SIZE_OF = range(0, WHOLE).map(
  (mask) => range(0, 4).filter((at) => (mask >> at) % 2 === 1).length,
)

/** Place of some cards of a sorted hand among the sets of their size, in the order of the combinatorial numbers. */
function placeOf(sorted: readonly Card[], mask: number): number {
  let [place, size] = [0, 0]
  for (let at = 0; at < 5; at++) {
    if (((mask >> at) & 1) === 0) continue
    size += 1
    place += CHOOSE[sorted[at] ?? 0]?.[size] ?? 0
  }
  return place
}

/** Builds the sums for this number of coins: some 2.9 million of them. */
export function countHolds(coins: number): Holds {
  const sums = SIZES.map((size) => new Float64Array(Number(choose(CARDS, size))))
  const five = [0, 0, 0, 0, 0]
  const deal = (at: number, from: Card): void => {
    if (at === 5) {
      addToSubsets(sums, five, payOf(five, coins))
      return
    }
    for (let card = from; card < CARDS; card++) {
      five[at] = card
      deal(at + 1, card + 1)
    }
  }
  deal(0, 0)
  return {
    sumOf(cards, held) {
      const sorted = [...cards].sort((a, b) => a - b)
      const kept = held.reduce((mask, at) => mask | (1 << sorted.indexOf(cards[at] ?? -1)), 0)
      const draws = DRAWS[SIZE_OF[WHOLE & ~kept] ?? 0] ?? 0
      return { sum: sumWithout(sums, sorted, kept), draws }
    },
  }
}

/** Of the hands that contain the kept cards and none of the others. */
function sumWithout(sums: readonly Float64Array[], sorted: readonly Card[], kept: number): number {
  const gone = WHOLE & ~kept
  let sum = 0
  // Every set of discarded cards, the empty one last.
  for (let back = gone; ; back = (back - 1) & gone) {
    const set = kept | back
    const part = sums[SIZE_OF[set] ?? 0]?.[placeOf(sorted, set)] ?? 0
    sum += (SIZE_OF[back] ?? 0) % 2 === 0 ? part : -part
    if (back === 0) return sum
  }
}

function addToSubsets(sums: readonly Float64Array[], five: readonly Card[], pay: number): void {
  if (pay === 0) return
  for (let mask = 0; mask <= WHOLE; mask++) {
    const sum = sums[SIZE_OF[mask] ?? 0]
    const place = placeOf(five, mask)
    if (sum) sum[place] = (sum[place] ?? 0) + pay
  }
}

const HOLDS = range(0, WHOLE).map((mask) =>
  range(0, 4).filter((place) => (mask >> place) % 2 === 1),
)

/** The hold that pays most in the mean; of equals the one that holds most. */
export function bestHold(holds: Holds, cards: readonly Card[]): { held: number[]; mean: number } {
  let best: { held: number[]; mean: number } = { held: [], mean: -1 }
  for (const held of HOLDS) {
    const { sum, draws } = holds.sumOf(cards, held)
    const mean = sum / draws
    if (mean > best.mean || (mean === best.mean && held.length > best.held.length))
      best = { held, mean }
  }
  return best
}
