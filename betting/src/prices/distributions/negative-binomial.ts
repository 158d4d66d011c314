import { certain, type Distribution, normalise } from './distribution.ts'

const TAIL = 1e-9

/**
 * Negative binomial by its mean and its variance over mean (`dispersion` > 1). Two independent ones
 * of the same dispersion add up to one of that dispersion, so that sides and halves agree with sums.
 */
export function negativeBinomial(mean: number, dispersion: number): Distribution {
  if (mean <= 0) return certain(0)
  const size = mean / (dispersion - 1)
  const terms: number[] = []
  let term = dispersion ** -size
  for (let n = 0, left = 1; left > TAIL || n <= mean; n++) {
    terms.push(term)
    left -= term
    term *= ((size + n) / (n + 1)) * (1 - 1 / dispersion)
  }
  return { from: 0, p: normalise(Float64Array.from(terms)) }
}
