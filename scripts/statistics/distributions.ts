/**
 * Chances of the tails that the tests need. Incomplete gamma function by its series and its continued
 * fraction: Press et al., Numerical Recipes, 6.2.
 */
const TERMS_MAX = 100_000
const EPSILON = 1e-15
const TINY = 1e-300

/** Lanczos' approximation, g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
]

function logGamma(x: number): number {
  const [first = 0, ...rest] = LANCZOS
  const sum = rest.reduce((total, one, at) => total + one / (x + at), first)
  const t = x + 6.5
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Q(a, x): the chance that a gamma variable of shape a is above x. */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(-x + a * Math.log(x) - logGamma(a))
  return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x)
}

function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a]
  for (let n = 1; n < TERMS_MAX && term > sum * EPSILON; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let [c, d] = [1 / TINY, 1 / b]
  let value = d
  for (let n = 1; n < TERMS_MAX; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / notZero(step * d + b)
    c = notZero(b + step / c)
    value *= c * d
    if (Math.abs(c * d - 1) < EPSILON) break
  }
  return value
}

const notZero = (x: number) => (Math.abs(x) < TINY ? TINY : x)

/** The chance of a chi-square of so many degrees of freedom at or above this one. */
export const chiSquareTail = (chiSquare: number, degrees: number): number =>
  gammaTail(degrees / 2, chiSquare / 2)

/** The chance of a standard normal variable as far from nought, on either side. */
export const bothTails = (z: number): number => gammaTail(0.5, (z * z) / 2)
