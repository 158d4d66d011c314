import { expect, test } from 'vitest'
import { stepsOf } from './tell-arrival.ts'

const PACE = { passMs: 260, apartMs: 150 }

test('reels begin one after the other, each stands when it has been laid', () => {
  const steps = stepsOf({ reels: 3, pace: PACE, waits: new Set() })
  expect(steps.map(({ ms, begun, stood }) => [ms, begun, stood])).toEqual([
    [0, 1, 0],
    [150, 2, 0],
    [260, 2, 1],
    [300, 3, 1],
    [410, 3, 2],
    [560, 3, 3],
  ])
})

test('a reel that is anticipated comes 420 ms later, and those after it as well', () => {
  const last = (waits: number[]) =>
    stepsOf({ reels: 3, pace: PACE, waits: new Set(waits) }).at(-1)?.ms
  expect(last([])).toBe(560)
  expect(last([2])).toBe(980)
  expect(last([1])).toBe(980)
})
