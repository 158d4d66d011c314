import type { Random } from '../game.ts'
import { range } from '../shuffle.ts'
import { HORSES, type RaceCard } from './cards.ts'

/** By its number on the cloth, from 1. */
export type Horse = number

/** The first of those left whose weights reach the drawn number, in the order of their numbers. */
function drawHorse(left: readonly Horse[], { weights }: RaceCard, random: Random): Horse {
  const weightOf = (horse: Horse) => weights[horse - 1] ?? 0
  let drawn = random.below(left.reduce((sum, horse) => sum + weightOf(horse), 0))
  for (const horse of left) {
    if (drawn < weightOf(horse)) return horse
    drawn -= weightOf(horse)
  }
  throw new Error('the weights do not reach')
}

/** Who comes in as which, the winner first, each in proportion to its weight among those left (Plackett–Luce). */
export function drawOrder(card: RaceCard, random: Random): Horse[] {
  const order: Horse[] = []
  let left = range(1, HORSES.length)
  while (left.length > 1) {
    const horse = drawHorse(left, card, random)
    order.push(horse)
    left = left.filter((one) => one !== horse)
  }
  return [...order, ...left]
}

/** The film is told from the times at the end of each of so many equal parts of the way. */
export const PARTS = 8
/** Milliseconds. The winner needs 40 to 42 s; each of the others 0.01 to 0.81 s more than the one before. */
export const TIMES = {
  winner: 40_000,
  winnerSpread: 2_001,
  gap: 10,
  gapSpread: 801,
  pace: 600,
} as const

/** Milliseconds from the start, part by part: each horse's grow, and the last are in the drawn order. */
export type Splits = readonly (readonly number[])[]

/** Drawn after the order, which they only tell. Horse by horse, as they are numbered. */
export function drawSplits(order: readonly Horse[], random: Random): Splits {
  const finish = new Map<Horse, number>()
  let time = TIMES.winner + random.below(TIMES.winnerSpread)
  for (const [place, horse] of order.entries()) {
    if (place > 0) time += TIMES.gap + random.below(TIMES.gapSpread)
    finish.set(horse, time)
  }
  return range(1, HORSES.length).map((horse) => splitsOf(finish.get(horse) ?? 0, random))
}

/** An even pace, and at each part but the last at most `pace` ahead of it or behind: always forward. */
function splitsOf(finishMs: number, random: Random): number[] {
  return range(1, PARTS).map((part) => {
    const even = Math.floor((finishMs * part) / PARTS)
    return part === PARTS ? even : even - TIMES.pace + random.below(2 * TIMES.pace + 1)
  })
}
