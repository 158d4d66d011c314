import { expect, test } from 'vitest'
import { ladderOdds } from '../odds.ts'
import { oneSidedOdds, putMarginIn, takeMarginOut } from './power.ts'

const near = (seen: readonly number[], expected: readonly number[], tolerance: number) => {
  expect(seen).toHaveLength(expected.length)
  for (const [at, one] of expected.entries()) {
    expect(Math.abs((seen[at] ?? Number.NaN) - one)).toBeLessThanOrEqual(tolerance)
  }
}

test.each([
  { odds: [1670, 4100, 5000], k: 1.045072, p: [0.58512, 0.228874, 0.186006] },
  { odds: [1220, 7500, 10000], k: 1.085877, p: [0.805794, 0.112148, 0.082058] },
  { odds: [1620, 2300], k: 1.081072, p: [0.593607, 0.406393] },
  { odds: [1900, 1900], k: 1.079914, p: [0.5, 0.5] },
])('the margin of $odds is taken out', ({ odds, k, p }) => {
  const fair = takeMarginOut(odds)
  near([fair.k, ...fair.p], [k, ...p], 1e-6)
})

test.each([
  {
    p: [0.5, 0.28, 0.22],
    book: 1.05,
    odds: [1935.952, 3364.204, 4233.501],
    shown: [1940, 3350, 4250],
    printedMargin: 0.0493,
  },
  {
    p: [0.8, 0.13, 0.07],
    book: 1.05,
    odds: [1229.425, 6609.28, 11722.047],
    shown: [1230, 6600, 11500],
    printedMargin: 0.0515,
  },
  {
    p: [0.52, 0.48],
    book: 1.049,
    odds: [1838.127, 1980.323],
    shown: [1840, 1980],
    printedMargin: 0.0485,
  },
  {
    p: [0.25, 0.25, 0.25, 0.25],
    book: 1.09,
    odds: [3669.725, 3669.725, 3669.725, 3669.725],
    shown: [3650, 3650, 3650, 3650],
    printedMargin: 0.0959,
  },
])('a margin of $book is put into $p', ({ p, book, odds, shown, printedMargin }) => {
  const priced = putMarginIn(p, book)
  near(priced, odds, 0.001)
  const steps = priced.map((one) => ladderOdds(one) ?? Number.NaN)
  expect(steps).toEqual(shown)
  near([steps.reduce((sum, one) => sum + 1000 / one, -1)], [printedMargin], 5e-5)
})

test('what is put in is taken out again', () => {
  const p = [0.61, 0.2, 0.1, 0.06, 0.03]
  near(takeMarginOut(putMarginIn(p, 1.12)).p, p, 1e-12)
})

test('a double chance has two winners: its book is half of the reciprocals', () => {
  const odds = putMarginIn([0.73, 0.69, 0.58], 1.05, 2)
  near([odds.reduce((sum, one) => sum + 1000 / one, 0) / 2], [1.05], 1e-9)
})

test('what cannot win has no price, and one that surely wins has no margin', () => {
  near(putMarginIn([0.6, 0.4, 0], 1.05).slice(0, 2), putMarginIn([0.6, 0.4], 1.05), 1e-9)
  expect(putMarginIn([0.6, 0.4, 0], 1.05)[2]).toBe(Infinity)
  expect(putMarginIn([1, 0], 1.05)).toEqual([1000, Infinity])
})

test('a near certainty keeps the book', () => {
  const odds = putMarginIn([1 - 1e-9, 1e-9], 1.05)
  near([odds.reduce((sum, one) => sum + 1000 / one, 0)], [1.05], 1e-9)
})

test('a one-sided price carries the book alone', () => {
  expect(oneSidedOdds(0.25, 1.1)).toBeCloseTo(3636.364, 3)
})
