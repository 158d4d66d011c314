import { expect, test } from 'vitest'
import { isBlurredAt, positionAt } from './reel-motion.ts'

const MOTION = { settleMs: 90, lift: 0.042, over: 0.035 }

test('a reel goes down from its stop, comes in on the next, and its way is as long for every stop', () => {
  const turn = { from: 3, to: 11, length: 20, ms: 560 }
  expect(positionAt(0, turn, MOTION)).toBe(3)
  expect(positionAt(90, turn, MOTION)).toBeGreaterThan(3)
  expect(positionAt(160, turn, MOTION)).toBeLessThan(3)
  expect(positionAt(650, turn, MOTION)).toBe(11)
  expect(positionAt(9_000, turn, MOTION)).toBe(11)
  const lastCells = (to: number) =>
    [400, 480, 540].map((ms) => (positionAt(ms, { ...turn, to }, MOTION) - to + 20) % 20)
  for (const to of [0, 7, 19])
    for (const [at, cell] of lastCells(to).entries())
      expect(cell).toBeCloseTo(lastCells(11)[at] ?? 0, 6)
})

test('a reel that goes onwards makes the same way to the other side', () => {
  const turn = { from: 3, to: 11, length: 20, ms: 560 }
  const onwards = { ...MOTION, isOnwards: true }
  for (const ms of [0, 60, 90, 160, 209]) {
    const before = (positionAt(ms, turn, MOTION) - 3 + 30) % 20
    expect((positionAt(ms, turn, onwards) - 3 + 30) % 20).toBeCloseTo(20 - before, 6)
  }
  for (const ms of [300, 559, 600, 700]) {
    const before = (positionAt(ms, turn, MOTION) - 11 + 30) % 20
    expect((positionAt(ms, turn, onwards) - 11 + 30) % 20).toBeCloseTo(20 - before, 6)
  }
})

test('a reel is blurred at full speed alone', () => {
  const turn = { from: 0, to: 5, length: 20, ms: 560 }
  expect([0, 80, 300, 520, 560, 700].map((ms) => isBlurredAt(ms, turn))).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ])
})
