import type { Random } from '../game.ts'
import type { CeilingLevel, TimedLevel, Units } from './levels.ts'

const WORD = 2n ** 32n

/**
 * A whole number from 0 up to, and without, `count`, each as likely. Above 2³² two words are one
 * number, the first the higher, with the same rejection of the incomplete last run.
 */
export function wideBelow(random: Random, count: Units): Units {
  if (count <= WORD) return BigInt(random.below(Number(count)))
  const limit = WORD * WORD - ((WORD * WORD) % count)
  const next = () => BigInt(random.below(Number(WORD))) * WORD + BigInt(random.below(Number(WORD)))
  let value = next()
  while (value >= limit) value = next()
  return value % count
}

/** Of its hour or day, from 0. */
export const drawSecond = ({ periodSeconds }: TimedLevel, random: Random): number =>
  random.below(periodSeconds)

/** Each unit above the seed, up to the ceiling. */
export const drawPoint = ({ seed, ceiling }: CeilingLevel, random: Random): Units =>
  seed + 1n + wideBelow(random, ceiling - seed)

/** An eligible stake since the level last fell. */
export type Entry = { id: string; stake: Units }

/** In proportion to the stakes: a number of all their units is one of some stake's. */
export function drawWinner(entries: readonly Entry[], random: Random): Entry | undefined {
  const all = entries.reduce((sum, { stake }) => sum + stake, 0n)
  if (all === 0n) return undefined
  let left = wideBelow(random, all)
  return entries.find(({ stake }) => {
    left -= stake
    return left < 0n
  })
}
