import type { Leg } from './bet.ts'
import { factorOf } from './factor.ts'
import { nearestOf, productOf } from './fraction.ts'

/** The product of the legs’ factors as it is shown: two decimals, half up. It is a text, as no sum is made of it. */
export function totalOddsOf(legs: readonly Leg[]): string {
  const { numerator, denominator } = productOf(legs.map(factorOf))
  const hundredths = nearestOf({ numerator: 100n * numerator, denominator })
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
