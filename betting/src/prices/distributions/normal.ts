import { certain, type Distribution, normalise } from './distribution.ts'

const WIDTH_IN_SIGMAS = 8
const FAR = 37
const SERIES_END = 7.07106781186547

/** Φ in double precision (Hart 1968, as West 2005 gives it). */
export function normalBelow(z: number): number {
  const x = Math.abs(z)
  const tail = x > FAR ? 0 : Math.exp((-x * x) / 2) * (x < SERIES_END ? series(x) : fraction(x))
  return z > 0 ? 1 - tail : tail
}

const ABOVE = [
  0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
]
const BELOW = [
  0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
]

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

const series = (x: number) => polynomial(ABOVE, x) / polynomial(BELOW, x)
const fraction = (x: number) =>
  1 / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) / 2.506628274631

/** Whole numbers by a normal distribution: P(k) = Φ(k + ½) − Φ(k − ½). */
export function normalCounts(mean: number, sigma: number): Distribution {
  if (sigma === 0) return certain(Math.round(mean))
  const from = Math.floor(mean - WIDTH_IN_SIGMAS * sigma) - 1
  const to = Math.ceil(mean + WIDTH_IN_SIGMAS * sigma) + 1
  const p = new Float64Array(to - from + 1)
  let below = normalBelow((from - 0.5 - mean) / sigma)
  for (let n = 0; n < p.length; n++) {
    const upTo = normalBelow((from + n + 0.5 - mean) / sigma)
    p[n] = upTo - below
    below = upTo
  }
  return { from, p: normalise(p) }
}
