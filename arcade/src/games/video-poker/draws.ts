import { type Card, RANKS, rankOf, suitOf } from '../cards.ts'
import { choose } from '../law.ts'
import { range } from '../shuffle.ts'
import type { Holds } from './holds.ts'
import { payOf } from './rules.ts'

/**
 * The same sums as `countHolds`, for the page. That one keeps 2.9 million sums to answer for all
 * hands; here one hold's draws are counted by the ranks that come, some thousands of cases, so that
 * a phone answers at once.
 */
export function countDraws(coins: number): Holds {
  const pays = rankPays(coins)
  const flushes = flushPays(coins)
  return {
    sumOf(cards, held) {
      const kept = cards.filter((_, place) => held.includes(place))
      const count = cards.length - kept.length
      const mixed = sumByRanks(pays, ranksOf(kept, cards), count)
      return { sum: mixed + sumOfFlushes(flushes, kept, cards), draws: Number(choose(47, count)) }
    },
  }
}

const RANK_COUNT = RANKS.length
const SUIT_COUNT = 4
/** Ways to take so many of up to four cards. */
const WAYS = range(0, SUIT_COUNT).map((all) =>
  range(0, SUIT_COUNT).map((some) => (some > all ? 0 : Number(choose(all, some)))),
)

/** A multiset of ranks as a number: each rank's count is a digit. */
const weightOf = (rank: number) => (SUIT_COUNT + 1) ** rank

/** What five ranks pay if they are no flush, by their number. Those that pay nothing are left out. */
function rankPays(coins: number): ReadonlyMap<number, number> {
  const pays = new Map<number, number>()
  const deal = (ranks: readonly number[], from: number, key: number): void => {
    if (ranks.length === 5) {
      const pay = payOf(ranks.map(mixedCard), coins)
      if (pay > 0) pays.set(key, pay)
      return
    }
    for (let rank = from; rank < RANK_COUNT; rank++)
      if (ranks.filter((one) => one === rank).length < SUIT_COUNT)
        deal([...ranks, rank], rank, key + weightOf(rank))
  }
  deal([], 0, 0)
  return pays
}

/** Equal ranks lie beside each other, so that no two of these cards are the same, nor all of a suit. */
const mixedCard = (rank: number, place: number): Card => rank * SUIT_COUNT + (place % SUIT_COUNT)

type Ranks = { key: number; left: readonly number[] }

const ranksOf = (kept: readonly Card[], dealt: readonly Card[]): Ranks => ({
  key: kept.reduce((sum, card) => sum + weightOf(rankOf(card)), 0),
  left: range(0, RANK_COUNT - 1).map(
    (rank) => SUIT_COUNT - dealt.filter((card) => rankOf(card) === rank).length,
  ),
})

/** Sum of the pays of all draws of so many cards, as if none made a flush. */
function sumByRanks(pays: ReadonlyMap<number, number>, { key, left }: Ranks, count: number) {
  let sum = 0
  const draw = (rank: number, missing: number, key: number, ways: number): void => {
    if (missing === 0) {
      sum += ways * (pays.get(key) ?? 0)
      return
    }
    if (rank === RANK_COUNT) return
    const most = Math.min(missing, left[rank] ?? 0)
    for (let some = 0; some <= most; some++)
      draw(
        rank + 1,
        missing - some,
        key + some * weightOf(rank),
        ways * (WAYS[left[rank] ?? 0]?.[some] ?? 0),
      )
  }
  draw(0, count, key, 1)
  return sum
}

/** What five ranks of one suit pay beyond the same ranks in mixed suits, by a bit for each rank. */
function flushPays(coins: number): ReadonlyMap<number, number> {
  const pays = new Map<number, number>()
  const deal = (ranks: readonly number[], from: number): void => {
    if (ranks.length === 5) {
      const ofSuit = ranks.map((rank) => rank * SUIT_COUNT)
      pays.set(bitsOf(ofSuit), payOf(ofSuit, coins) - payOf(ranks.map(mixedCard), coins))
      return
    }
    for (let rank = from; rank < RANK_COUNT; rank++) deal([...ranks, rank], rank + 1)
  }
  deal([], 0)
  return pays
}

const bitsOf = (cards: readonly Card[]): number =>
  cards.reduce((bits, card) => bits + 2 ** rankOf(card), 0)

/** Sum of what the draws that make a flush pay beyond their ranks. */
function sumOfFlushes(
  pays: ReadonlyMap<number, number>,
  kept: readonly Card[],
  dealt: readonly Card[],
): number {
  const suits = range(0, SUIT_COUNT - 1).filter((suit) => kept.every((one) => suitOf(one) === suit))
  let sum = 0
  const draw = (bits: number, missing: number, from: number, gone: number): void => {
    if (missing === 0) {
      sum += pays.get(bits) ?? 0
      return
    }
    for (let rank = from; rank < RANK_COUNT; rank++)
      if (((gone >> rank) & 1) === 0) draw(bits + 2 ** rank, missing - 1, rank + 1, gone)
  }
  for (const suit of suits) {
    const gone = bitsOf(dealt.filter((card) => suitOf(card) === suit))
    draw(bitsOf(kept), 5 - kept.length, 0, gone)
  }
  return sum
}
