/**
 * Money is a whole number of 1/100 000 of the currency unit, the finest scale any supplier uses,
 * held in a bigint and named `…E5`. On our own JSON it travels as a number of currency units
 * with at most five decimals (8417.19), which a double carries exactly within `MAX_E5`.
 */
export const E5 = 100_000n
/** 1/100 of the unit: what a player can pay in or out. */
export const KURUS_E5 = 1_000n
/** The most that an account may hold, and a message move: above it a JSON number would not be exact (LED-11). */
export const MAX_E5 = 9_007_199_254_740_991n

/**
 * Currency units for JSON. Above the bound, where sums over a lifetime and balances of before it was kept
 * may be, what is finer than a kuruş is cut off: more than there is is never told.
 */
export function unitsOf(amountE5: bigint): number {
  if (amountE5 > MAX_E5 || amountE5 < -MAX_E5) return Number(amountE5 / KURUS_E5) / 100
  return Number(amountE5) / Number(E5)
}

/**
 * The exact amount a JSON number of currency units says, or undefined when it is not finite,
 * finer than `stepE5`, or too large. Never rounds.
 */
export function amountOf(units: number, stepE5: bigint = KURUS_E5): bigint | undefined {
  const scaled = Math.round(units * Number(E5))
  if (!Number.isSafeInteger(scaled) || scaled / Number(E5) !== units) return undefined
  const amountE5 = BigInt(scaled)
  return amountE5 % stepE5 === 0n ? amountE5 : undefined
}

const TRY = new Intl.NumberFormat('tr-TR', {
  style: 'currency',
  currency: 'TRY',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `₺1.250,00`, in both languages. Anything finer than a kuruş is cut off, never rounded up. */
export function formatMoney(units: number): string {
  const kurus = Math.trunc(Math.round(units * Number(E5)) / 1000)
  return TRY.format(kurus / 100)
}
