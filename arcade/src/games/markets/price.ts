import type { Fraction } from '../fraction.ts'

/** Hundredths of the stake, the stake included: 188 is 1,88. */
export type Price = number

export const PRICES = { least: 101, most: 50_000 } as const

/**
 * ⌊100 · ρ / p⌋ hundredths of an exact chance p, with ρ in percent; so the return lies in
 * (ρ − p / 100, ρ]. Below 1,01 the market is shut and above 500 it is not offered: undefined.
 */
export function priceOf(chance: Fraction, returnedPercent: number): Price | undefined {
  if (chance.numerator <= 0n) return undefined
  const price = Number((BigInt(returnedPercent) * chance.denominator) / chance.numerator)
  return price < PRICES.least || price > PRICES.most ? undefined : price
}
