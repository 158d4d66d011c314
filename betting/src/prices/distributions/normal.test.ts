import { expect, test } from 'vitest'
import { meanOf } from './distribution.ts'
import { normalBelow, normalCounts } from './normal.ts'

test.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.96, 0.0249978951482204],
  [3, 0.99865010196837],
  [-8, 6.22096057427178e-16],
])('Φ(%d)', (z, p) => {
  expect(Math.abs(normalBelow(z) / p - 1)).toBeLessThan(1e-7)
})

test('whole numbers keep the mean and add up to 1, however narrow', () => {
  for (const sigma of [0.05, 0.4, 3, 18]) {
    const counts = normalCounts(7, sigma)
    expect(meanOf(counts)).toBeCloseTo(7, 9)
    expect(counts.p.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  }
  expect(normalCounts(7, 0)).toEqual({ from: 7, p: Float64Array.of(1) })
})
