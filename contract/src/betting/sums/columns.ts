import { type Bet, bankersOf, freeLegsOf } from './bet.ts'
import { factorOf } from './factor.ts'
import { type Fraction, productOf } from './fraction.ts'

/** How many columns a bet has: Σ C(free legs, size). */
export function columnsOf({ sizes, legs }: Pick<Bet, 'sizes' | 'legs'>): number {
  const free = freeLegsOf(legs).length
  return sizes.reduce((sum, size) => sum + choose(free, size), 0)
}

/** C(n, k). Each step divides exactly, as it is itself a binomial. */
function choose(n: number, k: number): number {
  let ways = 1
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * (n - k + taken)) / taken
  return ways
}

/** What all columns pay for a unit of 1: Π f(bankers) × Σ e_k(f of the free legs) over the sizes k. */
export function sumOfColumns({ sizes, legs }: Pick<Bet, 'sizes' | 'legs'>): Fraction {
  const bankers = productOf(bankersOf(legs).map(factorOf))
  const free = freeLegsOf(legs).map(factorOf)
  const { denominator } = productOf(free)
  const sums = symmetricSums(free)
  const numerator = sizes.reduce((total, size) => total + (sums[size] ?? 0n), 0n)
  return productOf([bankers, { numerator, denominator }])
}

/**
 * e_0, e_1, … of the factors, each over the product of all their denominators: the coefficients of
 * Π (denominator + numerator·x).
 */
function symmetricSums(factors: readonly Fraction[]): bigint[] {
  const sums = [1n]
  for (const { numerator, denominator } of factors) {
    sums.push(0n)
    for (let k = sums.length - 1; k >= 0; k -= 1) {
      sums[k] = (sums[k] ?? 0n) * denominator + (sums[k - 1] ?? 0n) * numerator
    }
  }
  return sums
}
