import { poissonTerms } from '../distributions/poisson.ts'
import type { Pair } from '../pair.ts'

/** Dependence of low scores: with it the model’s draw equals the market’s over 484 matches. */
export const RHO = -0.07
/** Share of the goals that fall in the first half: 662 of 1,441. */
export const FIRST_HALF_SHARE = 0.46

const GOALS_MAX = 20

/** The correction τ of Dixon and Coles (1997) for few goals. λ and μ are the sides’ rates. */
export function tau(home: number, away: number, { home: lambda, away: mu }: Pair, rho: number) {
  if (home === 0 && away === 0) return 1 - lambda * mu * rho
  if (home === 0 && away === 1) return 1 + lambda * rho
  if (home === 1 && away === 0) return 1 + mu * rho
  return home === 1 && away === 1 ? 1 - rho : 1
}

/** Chances of 1, X, 2 and of over 2.5 at full time, over 0…20 goals a side. */
export function fullTime(
  rates: Pair,
  rho = RHO,
): { p1: number; pX: number; p2: number; over: number } {
  const home = poissonTerms(rates.home, GOALS_MAX)
  const away = poissonTerms(rates.away, GOALS_MAX)
  const sums = { p1: 0, pX: 0, p2: 0, over: 0 }
  for (const [x, ofHome] of home.entries()) {
    for (const [y, ofAway] of away.entries()) {
      const p = tau(x, y, rates, rho) * ofHome * ofAway
      if (x > y) sums.p1 += p
      else if (x < y) sums.p2 += p
      else sums.pX += p
      if (x + y > 2.5) sums.over += p
    }
  }
  const all = sums.p1 + sums.pX + sums.p2
  return { p1: sums.p1 / all, pX: sums.pX / all, p2: sums.p2 / all, over: sums.over / all }
}
