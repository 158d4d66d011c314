import { expect } from 'vitest'

const SERIES_MAX = 4
const LEAST = 0.7
const MOST = 1.4

/** Two calls that are made in turns, and how long each took. */
type Timed = { oneMs: number[]; otherMs: number[] }

/**
 * Asserts that two calls take as long as each other, by the middles of a series. What else the machine
 * does shows in one series or another, a difference in each of them.
 */
export async function expectSameTime(series: () => Promise<Timed>): Promise<void> {
  const ratios: number[] = []
  while (ratios.length < SERIES_MAX) {
    const { oneMs, otherMs } = await series()
    const ratio = median(oneMs) / median(otherMs)
    if (ratio > LEAST && ratio < MOST) return
    ratios.push(ratio)
  }
  expect.fail(`one takes ${ratios.join(', ')} of the other`)
}

const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** How long it took, in milliseconds. */
export async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await call()
  return performance.now() - from
}
