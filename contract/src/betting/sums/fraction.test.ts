import { expect, test } from 'vitest'
import { ceilingOf, nearestOf } from './fraction.ts'

test.each([
  [0n, 7n, 0n, 0n],
  [1n, 1_000n, 1n, 0n],
  [1_000n, 1_000n, 1n, 1n],
  [1_001n, 1_000n, 2n, 1n],
  [1_499n, 1_000n, 2n, 1n],
  [1_500n, 1_000n, 2n, 2n],
])('%i/%i is rounded up to %i, and to the nearest to %i', (numerator, denominator, up, nearest) => {
  expect(ceilingOf({ numerator, denominator })).toBe(up)
  expect(nearestOf({ numerator, denominator })).toBe(nearest)
})
