import { expect, test } from 'vitest'
import {
  brakeTimes,
  isOver,
  landingFrom,
  type Motion,
  positionAt,
  SPEED_CELLS_PER_MS,
  speedAt,
} from './motion.ts'

const spinning: Motion = { kind: 'spin', from: 7, startMs: 1000 }

test('a reel starts from rest and never jumps or runs backwards while it spins', () => {
  let last = positionAt(spinning, 1000)
  expect(last).toBe(7)
  for (let now = 1001; now < 3000; now++) {
    const at = positionAt(spinning, now)
    expect(last - at).toBeGreaterThan(0)
    expect(last - at).toBeLessThanOrEqual(SPEED_CELLS_PER_MS + 1e-9)
    last = at
  }
})

test('braking begins at the place and the speed the reel had', () => {
  for (const now of [1500, 1613.7, 2000.01]) {
    const from = positionAt(spinning, now)
    const landing = landingFrom(from, now)
    expect(positionAt(landing, now)).toBe(from)
    expect(speedAt(landing, now)).toBeCloseTo(SPEED_CELLS_PER_MS, 2)
  }
})

test('what lands is out of sight when braking begins, and lands on a whole place', () => {
  for (let now = 1500; now < 1600; now += 3) {
    const from = positionAt(spinning, now)
    const landing = landingFrom(from, now)
    expect(Number.isInteger(landing.to)).toBe(true)
    // Three rows and the one that peeks in are settled before they can be seen.
    expect(landing.to + 4).toBeLessThanOrEqual(from)
    const end = landing.startMs + landing.durationMs + 500
    expect(isOver(landing, end)).toBe(true)
    expect(positionAt(landing, end)).toBe(landing.to)
  }
})

test('reels stop one after another at one pace, whatever they show', () => {
  const quick = brakeTimes(5, 0, 20)
  const late = brakeTimes(5, 0, 5000)
  const gaps = (times: number[]) => times.slice(1).map((time, i) => time - (times[i] ?? 0))
  expect(new Set([...gaps(quick), ...gaps(late)]).size).toBe(1)
  expect(quick[0]).toBeGreaterThan(20)
  expect(late[0]).toBe(5000)
})
