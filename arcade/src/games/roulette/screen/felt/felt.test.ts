import { expect, test } from 'vitest'
import { PLACES, WHEEL } from '../../places.ts'
import { placeName } from '../names.ts'
import {
  ballAfter,
  POCKET_RADIUS,
  pocketAngle,
  RIM_RADIUS,
  rotorAfter,
  SPIN_MS,
  STOP_MS,
} from '../wheel.ts'
import { middleOf } from './loupe.tsx'
import { lyingBox, SPOTS, spotBeside, uprightBox } from './plan.ts'
import { neighboursOf, SECTOR_CHIPS, SECTORS } from './track.ts'

const coveredBy = (sector: (typeof SECTORS)[number]) =>
  new Set(SECTOR_CHIPS[sector].flatMap(({ place }) => PLACES.get(place)?.numbers ?? []))

test('every bet of the rules has a place of its own on the felt, lying and upright', () => {
  for (const boxOf of [lyingBox, uprightBox]) {
    const middles = SPOTS.map(boxOf).map(({ x, y, w, h }) => {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(100.01)
      return `${(x + w / 2).toFixed(1)} ${(y + h / 2).toFixed(1)}`
    })
    expect(new Set(middles).size).toBe(PLACES.size)
  }
})

test('the arrows lead from any bet to every other, and by the lines between the numbers', () => {
  expect(spotBeside('straight:17', 'ArrowRight', false)).toBe('split:17-20')
  expect(spotBeside('split:17-20', 'ArrowUp', false)).toBe('corner:17-18-20-21')
  expect(spotBeside('straight:16', 'ArrowDown', false)).toBe('street:16-17-18')
  expect(spotBeside('straight:17', 'ArrowDown', true)).toBe('split:17-20')
  expect(spotBeside('straight:17', 'ArrowLeft', true)).toBe('split:16-17')
  for (const isUpright of [false, true]) {
    const reached = new Set(['straight:17'])
    for (const place of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const)
        reached.add(spotBeside(place, arrow, isUpright))
    expect([...PLACES.keys()].filter((place) => !reached.has(place))).toEqual([])
  }
})

test('the three sectors cover the wheel once, each in one piece or two', () => {
  const all = SECTORS.flatMap((sector) => [...coveredBy(sector)])
  expect(all.toSorted((a, b) => a - b)).toEqual([...WHEEL].sort((a, b) => a - b))
  expect(SECTORS.map((sector) => coveredBy(sector).size)).toEqual([12, 8, 17])
  for (const sector of SECTORS)
    for (const { place } of SECTOR_CHIPS[sector]) expect(PLACES.has(place)).toBe(true)
})

test('neighbours are those of the wheel, round its end', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(26, 1)).toEqual([3, 26, 0])
})

test('every bet has a name of its own in both languages', () => {
  for (const language of ['tr', 'en'] as const) {
    const names = [...PLACES.keys()].map((place) => placeName(place, language))
    expect(new Set(names).size).toBe(PLACES.size)
  }
  expect(placeName('split:17-20', 'tr')).toBe('17 ve 20 arası')
  expect(placeName('straight:17', 'en')).toBe('17 straight')
})

test('the ball runs the same way to each number, and lies in its pocket at the end', () => {
  const start = 24
  for (const number of WHEEL) {
    const shift = pocketAngle(number) - pocketAngle(0)
    for (let ms = 0; ms <= SPIN_MS + STOP_MS; ms += 100) {
      const [ball, zero] = [ballAfter(ms, number, start), ballAfter(ms, 0, start)]
      expect(ball.radius).toBe(zero.radius)
      expect(ball.degrees - zero.degrees).toBeCloseTo(shift, 6)
    }
    const end = ballAfter(SPIN_MS, number, start)
    expect(end.radius).toBeCloseTo(POCKET_RADIUS, 6)
    expect(end.degrees).toBeCloseTo(pocketAngle(number) + start + rotorAfter(SPIN_MS), 6)
    expect(ballAfter(0, number, start).radius).toBe(RIM_RADIUS)
  }
})

test('the ball goes against the rotor until it drops, slower and slower, and never jumps', () => {
  let last = ballAfter(0, 17, 0)
  let fastest = Number.POSITIVE_INFINITY
  for (let ms = 10; ms <= SPIN_MS + STOP_MS; ms += 10) {
    const ball = ballAfter(ms, 17, 0)
    const step = Math.abs(ball.degrees - last.degrees)
    if (ms < 5_000) expect(ball.degrees).toBeLessThan(last.degrees)
    if (ms < 5_000) expect(step).toBeLessThanOrEqual(fastest + 1e-9)
    expect(step).toBeLessThan(8)
    expect(Math.abs(ball.radius - last.radius)).toBeLessThan(8)
    fastest = step
    last = ball
  }
})

test('the loupe is above the finger within the felt, and beside it where there is no room above', () => {
  const felt = { width: 350, height: 490 }
  expect(middleOf({ ...felt, x: 175, y: 300 })).toEqual({ left: 175, top: 216 })
  expect(middleOf({ ...felt, x: 4, y: 300 })).toEqual({ left: 48, top: 216 })
  expect(middleOf({ ...felt, x: 346, y: 300 })).toEqual({ left: 302, top: 216 })
  expect(middleOf({ ...felt, x: 240, y: 20 })).toEqual({ left: 156, top: 82 })
  expect(middleOf({ ...felt, x: 100, y: 20 })).toEqual({ left: 184, top: 82 })
})
