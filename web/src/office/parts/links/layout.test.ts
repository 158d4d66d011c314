import { expect, test } from 'vitest'
import { BOX, lookOf, placesOf } from './layout.ts'

test('every account has a place of its own within the picture, the one in question in the middle', () => {
  const members = Array.from({ length: 20 }, (_, at) => ({ id: `p${at}` }))
  const places = placesOf(members, 'p3')
  const keys = [...places.values()].map(({ x, y }) => `${x} ${y}`)
  expect(new Set(keys).size).toBe(20)
  for (const { x, y } of places.values()) {
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(BOX.width - 40)
    expect(y).toBeGreaterThan(20)
    expect(y).toBeLessThan(BOX.height - 40)
  }
  expect(places.get('p3')).toEqual({ x: 250, y: 150 })
})

test('a fact looks like one whatever it weighs', () => {
  const pair = { one: 'a', other: 'b', kinds: [], weight: 2, isFact: false }
  expect(lookOf(pair)).toBe('signal')
  expect(lookOf({ ...pair, weight: 1.5 })).toBe('weak')
  expect(lookOf({ ...pair, isFact: true })).toBe('fact')
})
