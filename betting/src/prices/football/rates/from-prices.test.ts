import { expect, test } from 'vitest'
import { fullTime } from '../dixon-coles.ts'
import { ratesFromOdds, ratesOf } from './from-prices.ts'

test.each([
  { p1: 0.45839011, p2: 0.27814948, over: 0.53054632, lambda: 1.6, mu: 1.2 },
  { p1: 0.72906997, p2: 0.09110909, over: 0.57680992, lambda: 2.3, mu: 0.7 },
  { p1: 0.16560783, p2: 0.60117163, over: 0.53054632, lambda: 0.9, mu: 1.9 },
])('$p1, $p2 and over $over stand for $lambda and $mu', ({ p1, p2, over, lambda, mu }) => {
  const rates = ratesOf({ p1, p2, over })
  expect(Math.abs(rates.home - lambda)).toBeLessThanOrEqual(0.002)
  expect(Math.abs(rates.away - mu)).toBeLessThanOrEqual(0.002)
})

test('real prices give the known rates, and the draw is left over', () => {
  const rates = ratesFromOdds([1670, 4100, 5000], [1620, 2300])
  expect(Math.abs(rates.home - 2.013)).toBeLessThanOrEqual(0.002)
  expect(Math.abs(rates.away - 1.063)).toBeLessThanOrEqual(0.002)
  expect(fullTime(rates).pX).toBeCloseTo(0.2259, 4)
})

test('without a price for the total the league’s goals are split', () => {
  const rates = ratesFromOdds([1670, 4100, 5000], null)
  expect(rates.home + rates.away).toBeCloseTo(2.98, 9)
  const model = fullTime(rates)
  expect(model.p1 - model.p2).toBeCloseTo(0.58512 - 0.186006, 5)
})

test('eight steps reach the prices of every match that is played', () => {
  for (let home = 0.3; home < 4.5; home += 0.35) {
    for (let away = 0.2; away < 4; away += 0.35) {
      const stated = fullTime({ home, away })
      const rates = ratesOf(stated)
      expect(Math.abs(rates.home - home), `${home} ${away}`).toBeLessThan(0.002)
      expect(Math.abs(rates.away - away), `${home} ${away}`).toBeLessThan(0.002)
    }
  }
})
