import { expect, test } from 'vitest'
import { ladderOdds, marginOf } from './odds.ts'

test.each([
  [1004, null],
  [1005, 1010],
  [1007.5, 1010],
  [1014.9, 1010],
  [1015, 1010],
  [1995, 1990],
  [1998, 2000],
  [2009, 2000],
  [2010, 2000],
  [2011, 2020],
  [2999, 3000],
  [3024, 3000],
  [3025, 3000],
  [3026, 3050],
  [5974, 5950],
  [5975, 5950],
  [6049, 6000],
  [9949, 9900],
  [9950, 9900],
  [10249, 10000],
  [10250, 10000],
  [19750, 19500],
  [20499, 20000],
  [20500, 20000],
  [49500, 49000],
  [52499, 50000],
  [52501, 55000],
  [497501, 500000],
  [900000, 500000],
])('odds of %s thousandths are shown as %s', (oddsMilli, shown) => {
  expect(ladderOdds(oddsMilli)).toBe(shown)
})

test('the ladder has 390 steps from 1.01 to 500, and each is its own nearest', () => {
  const steps = new Set<number>()
  for (let oddsMilli = 1_005; oddsMilli <= 510_000; oddsMilli += 1) {
    steps.add(ladderOdds(oddsMilli) ?? 0)
  }
  expect(steps.size).toBe(390)
  expect([...steps].slice(0, 3)).toEqual([1_010, 1_020, 1_030])
  expect([...steps].slice(-3)).toEqual([490_000, 495_000, 500_000])
  expect([...steps].filter((step) => ladderOdds(step) !== step)).toEqual([])
})

test('what has no price has no step, and what never happens has the highest', () => {
  expect(ladderOdds(Number.NaN)).toBe(null)
  expect(ladderOdds(0)).toBe(null)
  expect(ladderOdds(Number.POSITIVE_INFINITY)).toBe(500_000)
})

test('the margin that is shown is that of the shown prices', () => {
  expect(marginOf([2_000, 2_000])).toBe(0)
  expect(marginOf([1_900, 1_900])).toBeCloseTo(0.05263, 5)
  expect(marginOf([2_100, 3_400, 3_600])).toBeCloseTo(0.04809, 5)
})

test('two of three double chances win: their margin is that of half the book', () => {
  expect(marginOf([1_250, 1_333, 1_900], 2)).toBeCloseTo(0.03825, 5)
})
