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
/** Place of a sorted set among the sets of its size, in the order of the combinatorial numbers. */
const CHOOSE = range(0, CARDS).map((all) => SIZES.map((some) => Number(choose(all, some))))
const placeOf = (sorted: readonly Card[]): number =>
  sorted.reduce((place, card, at) => place + (CHOOSE[card]?.[at + 1] ?? 0), 0)

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
      const kept = cards.filter((_, place) => held.includes(place))
      const gone = cards.filter((_, place) => !held.includes(place))
      let sum = 0
      for (let mask = 0; mask < 2 ** gone.length; mask++) {
        const back = gone.filter((_, at) => (mask >> at) % 2 === 1)
        const set = [...kept, ...back].sort((a, b) => a - b)
        const sign = back.length % 2 === 0 ? 1 : -1
        sum += sign * (sums[set.length]?.[placeOf(set)] ?? 0)
      }
      return { sum, draws: Number(choose(CARDS - 5, gone.length)) }
    },
  }
}

function addToSubsets(sums: readonly Float64Array[], five: readonly Card[], pay: number): void {
  if (pay === 0) return
  for (let mask = 0; mask < 32; mask++) {
    let [place, size] = [0, 0]
    for (let at = 0; at < 5; at++) {
      if ((mask >> at) % 2 === 0) continue
      size += 1
      place += CHOOSE[five[at] ?? 0]?.[size] ?? 0
    }
    const sum = sums[size]
    if (sum) sum[place] = (sum[place] ?? 0) + pay
  }
}

const HOLDS = range(0, 31).map((mask) => range(0, 4).filter((place) => (mask >> place) % 2 === 1))

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
