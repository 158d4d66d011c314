import { expect, test } from 'vitest'
import { BOUNDS_MS, noTimes, slotOf, withinMs } from './latency.ts'

function timesOf(...all: number[]): number[] {
  const times = noTimes()
  for (const ms of all) times[slotOf(ms)] = (times[slotOf(ms)] ?? 0) + 1
  return times
}

test('each time has the first slot that it is not past', () => {
  for (const [at, bound] of BOUNDS_MS.entries()) {
    expect(slotOf(bound * 0.999)).toBe(at)
    expect(slotOf(bound * 1.001)).toBe(at + 1)
  }
  expect(slotOf(0)).toBe(0)
  expect(slotOf(1e9)).toBe(noTimes().length - 1)
})

test('a share of the calls is told no shorter than it was, and at most two fifths longer', () => {
  const all = Array.from({ length: 1_000 }, (_, n) => 1 + n / 10)
  for (const share of [0.5, 0.9, 0.99]) {
    const exact = all[Math.ceil(all.length * share) - 1] ?? 0
    const told = withinMs(timesOf(...all), share) ?? 0
    expect(told).toBeGreaterThanOrEqual(exact)
    expect(told).toBeLessThan(exact * Math.SQRT2)
  }
})

test('of no calls nothing is told, and of endless ones no number', () => {
  expect(withinMs(noTimes(), 0.99)).toBeUndefined()
  expect(withinMs(timesOf(1e9), 0.5)).toBe(Number.POSITIVE_INFINITY)
})
