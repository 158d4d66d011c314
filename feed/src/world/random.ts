import { createHash } from 'node:crypto'

/** From 0 up to 1. */
export type Random = () => number

const WORD = 2 ** 32

/**
 * A stream of chance that follows from its name: the same world makes the same matches after a restart.
 * Mulberry32 over the first word of the name’s SHA-256.
 */
export function randomOf(...name: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(name.join('\n')).digest().readUInt32BE(0)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD
  }
}

/** A whole number from one to another, both among them. */
export const wholeFrom = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** Of the standard normal distribution: the sum of twelve uniform numbers less six. */
export function normalOf(random: Random): number {
  let sum = -6
  for (let at = 0; at < 12; at++) sum += random()
  return sum
}
