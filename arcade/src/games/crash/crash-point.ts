import type { Random } from '../game.ts'

/** Multipliers are whole hundredths. */
export type Hundredths = number

const WORD = 2n ** 32n
const LOW_BITS = 2 ** 12
/** 2⁵², and the share of a stake that comes back, in hundredths. */
export const OUTCOMES = 2n ** 52n
export const RETURNED_PERCENT = 99n

/**
 * Where the string snaps: X = 99 / (1 − r / 2⁵²) of the first 52 bits r, max(1, ⌊X⌋ / 100), in whole
 * numbers (requirements 4.1, FAIR-25).
 */
export const snapOf = (bits: bigint): Hundredths => {
  const hundredths = (RETURNED_PERCENT * OUTCOMES) / (OUTCOMES - bits)
  return Number(hundredths > 100n ? hundredths : 100n)
}

/** The first 52 bits of the round's block: one word and twenty bits of the next. */
export function bitsOf(random: Random): bigint {
  const high = BigInt(random.below(Number(WORD)))
  const low = BigInt(Math.floor(random.below(Number(WORD)) / LOW_BITS))
  return (high << 20n) + low
}

/** Of the exponent, for each second. */
export const GROWTH = 0.12
const SECOND_MS = 1_000

/** m(t) = e^(0.12 t), cut to hundredths. */
export const multiplierAt = (flownMs: number): Hundredths =>
  Math.floor(100 * Math.exp((GROWTH * flownMs) / SECOND_MS))

/** The first whole millisecond at which the multiplier has come to this. */
export function reachedAtMs(multiplier: Hundredths): number {
  let at = Math.ceil((Math.log(multiplier / 100) / GROWTH) * SECOND_MS)
  while (at > 0 && multiplierAt(at - 1) >= multiplier) at -= 1
  while (multiplierAt(at) < multiplier) at += 1
  return at
}

/** The string snaps as the multiplier would pass what it holds: until then that can be cashed out. */
export const snapsAtMs = (snap: Hundredths): number => reachedAtMs(snap + 1)
