import { expect, test } from 'vitest'
import { differenceOf, isHarmful, readDifference } from './experiments.ts'

const counts = (sent: number, read: number, stopped = 0, harmed = 0) => ({
  sent,
  read,
  stopped,
  harmed,
})

test('the interval of a difference is Newcombe’s (1998, table II)', () => {
  // 56/70 and 48/80: 0.0524 to 0.3339.
  const difference = differenceOf({ of: 80, count: 48 }, { of: 70, count: 56 })
  expect(difference?.points).toBeCloseTo(0.2, 10)
  expect(difference?.low).toBeCloseTo(0.0524, 4)
  expect(difference?.high).toBeCloseTo(0.3339, 4)
  // 0/20 and 0/10: −0.1611 to 0.2775.
  const none = differenceOf({ of: 20, count: 0 }, { of: 10, count: 0 })
  expect(none?.low).toBeCloseTo(-0.1611, 4)
  expect(none?.high).toBeCloseTo(0.2775, 4)
})

test('a group that nobody is in says nothing', () => {
  expect(readDifference({ a: counts(0, 0), b: counts(10, 5) })).toBeUndefined()
  expect(isHarmful({ a: counts(0, 0), b: counts(0, 0) })).toBe(false)
})

test('harm is what is beyond chance, of either kind', () => {
  expect(isHarmful({ a: counts(500, 0, 2), b: counts(500, 0, 3) })).toBe(false)
  expect(isHarmful({ a: counts(500, 0, 2), b: counts(500, 0, 30) })).toBe(true)
  expect(isHarmful({ a: counts(500, 0, 0, 1), b: counts(500, 0, 0, 20) })).toBe(true)
  expect(isHarmful({ a: counts(500, 0, 30), b: counts(500, 0, 2) })).toBe(false)
})
