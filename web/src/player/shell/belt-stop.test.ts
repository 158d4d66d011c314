import { expect, test } from 'vitest'
import { nextStop } from './belt-stop.ts'

/** Nine plates of 100 px, seven of them seen. */
const belt = { stepPx: 100, seen: 700, whole: 900 }

test('§9 Footer sliders: a belt moves on by one plate and begins again at its end', () => {
  const stops: number[] = []
  let at = 0
  for (let step = 0; step < 6; step += 1) {
    at = nextStop({ ...belt, at })
    stops.push(at)
  }
  expect(stops).toEqual([100, 200, 0, 100, 200, 0])
})

test('§9 Footer sliders: pushed by hand it goes on from the nearest plate', () => {
  expect(nextStop({ ...belt, at: 40 })).toBe(100)
  expect(nextStop({ ...belt, at: 60 })).toBe(200)
  expect(nextStop({ ...belt, at: 199 })).toBe(0)
})

test('§9 Footer sliders: a belt that fits stands still', () => {
  expect(nextStop({ at: 0, stepPx: 100, seen: 900, whole: 900 })).toBe(0)
})
