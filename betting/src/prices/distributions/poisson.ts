/** Chances of 0…`max` events of a Poisson distribution; the tail is left out. */
export function poissonTerms(mean: number, max: number): Float64Array {
  const terms = new Float64Array(max + 1)
  let term = Math.exp(-mean)
  for (let n = 0; n <= max; n++) {
    terms[n] = term
    term *= mean / (n + 1)
  }
  return terms
}
