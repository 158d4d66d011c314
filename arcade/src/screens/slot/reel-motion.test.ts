import { expect, test } from 'vitest'
import { type Motion, type Part, partsOf } from './reel-motion.ts'

const MOTION: Motion = { settleMs: 90, lift: 0.042, over: 0.035 }
const STOP_MS = 560

const at = (parts: readonly Part[], ms: number) =>
  parts.flatMap(({ path }) => path).find(({ atMs }) => atMs === ms)?.cells

test('a reel is lifted, goes down from its stop, runs over the next one and settles on it', () => {
  const parts = partsOf(STOP_MS, MOTION)
  expect(at(parts, 0)).toBe(0)
  expect(at(parts, 90)).toBeCloseTo(0.042, 6)
  const left = parts.findLast(({ isLeaving }) => isLeaving)?.path.at(-1)
  expect(left).toMatchObject({ atMs: 210 })
  expect(left?.cells).toBeLessThan(-1)
  expect(at(parts, STOP_MS)).toBeCloseTo(-0.035, 6)
  expect(parts.at(-1)?.path.at(-1)).toEqual({ atMs: 650, cells: 0 })
})

test('parts of a turn follow each other without a gap, and each tells its way to its end', () => {
  for (const stopMs of [240, 300, STOP_MS, 620, 1_760]) {
    const parts = partsOf(stopMs, MOTION)
    expect(parts[0]?.fromMs).toBe(0)
    expect(parts.at(-1)?.untilMs).toBe(stopMs + 90)
    for (const [index, { fromMs, untilMs, path }] of parts.entries()) {
      expect(untilMs).toBeGreaterThan(fromMs)
      expect(parts[index + 1]?.fromMs ?? untilMs).toBe(untilMs)
      expect([path[0]?.atMs, path.at(-1)?.atMs]).toEqual([fromMs, untilMs])
    }
  }
})

test('a reel that goes onwards makes the same way to the other side', () => {
  const onwards = partsOf(STOP_MS, { ...MOTION, isOnwards: true })
  for (const [index, { path }] of partsOf(STOP_MS, MOTION).entries())
    for (const [step, { cells }] of path.entries())
      expect(onwards[index]?.path[step]?.cells).toBeCloseTo(-cells, 9)
})

test('a reel is blurred at full speed alone, and never in a short turn', () => {
  const kinds = (stopMs: number) =>
    partsOf(stopMs, MOTION).map(({ fromMs, isBlurred, isLeaving }) => [
      fromMs,
      isLeaving ? 'old' : 'new',
      isBlurred ? 'blurred' : 'sharp',
    ])
  expect(kinds(STOP_MS)).toEqual([
    [0, 'old', 'sharp'],
    [150, 'old', 'blurred'],
    [210, 'new', 'blurred'],
    [470, 'new', 'sharp'],
  ])
  expect(kinds(240)).toEqual([
    [0, 'old', 'sharp'],
    [150, 'old', 'sharp'],
    [210, 'new', 'sharp'],
  ])
})
