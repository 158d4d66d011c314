import type { Random } from '../game.ts'
import { type CeilingLevel, KURUS, type TimedLevel, type Units } from './levels.ts'

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

/**
 * Of the stakes since a level last fell, in proportion to what was staked: the kuruş, counted from 0 in
 * their order, in which the drawn unit lies. Whose stake holds it wins.
 */
export const drawPlace = (random: Random, stakedKurus: number): number =>
  Number(wideBelow(random, BigInt(stakedKurus) * KURUS) / KURUS)
