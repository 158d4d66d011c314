/** A course of a match’s goals and its chance, in the terms of settlement. */
export type Course = {
  facts: { fullTime: readonly [number, number]; halfTime: readonly [number, number] }
  p: number
}

const RAREST = 1e-12

/**
 * Every course of 0…10 goals for each side in each half, by the definition of the model itself: four
 * Poisson chances and the correction τ. `share` is the first half’s.
 */
export function coursesOf(lambda: number, mu: number, rho: number, share: number): Course[] {
  const tau = (x: number, y: number) => {
    if (x === 0 && y === 0) return 1 - lambda * mu * rho
    if (x === 0 && y === 1) return 1 + lambda * rho
    if (x === 1 && y === 0) return 1 + mu * rho
    return x === 1 && y === 1 ? 1 - rho : 1
  }
  const halves = (own: number, first: number, second: number) =>
    poisson(own * share, first) * poisson(own * (1 - share), second)
  const courses: Course[] = []
  for (let n = 0; n < 11 ** 4; n++) {
    const [i, j, u, v] = [
      n % 11,
      Math.floor(n / 11) % 11,
      Math.floor(n / 121) % 11,
      Math.floor(n / 1331),
    ]
    courses.push({
      facts: { fullTime: [i + u, j + v], halfTime: [i, j] },
      p: halves(lambda, i, u) * halves(mu, j, v) * tau(i + u, j + v),
    })
  }
  const all = courses.reduce((sum, { p }) => sum + p, 0)
  return courses.map(({ facts, p }) => ({ facts, p: p / all })).filter(({ p }) => p > RAREST)
}

const poisson = (mean: number, n: number): number =>
  n === 0 ? Math.exp(-mean) : (poisson(mean, n - 1) * mean) / n
