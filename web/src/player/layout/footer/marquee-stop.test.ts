import { expect, test } from 'vitest'
import { nextStop } from './marquee-stop.ts'

/** Nine items of 100 px, seven of them seen. */
const marquee = { stepPx: 100, seen: 700, whole: 900 }

test('§9 Footer sliders: a marquee moves on by one item and begins again at its end', () => {
  const stops: number[] = []
  let at = 0
  for (let step = 0; step < 6; step += 1) {
    at = nextStop({ ...marquee, at })
    stops.push(at)
  }
  expect(stops).toEqual([100, 200, 0, 100, 200, 0])
})

test('§9 Footer sliders: pushed by hand it goes on from the nearest item', () => {
  expect(nextStop({ ...marquee, at: 40 })).toBe(100)
  expect(nextStop({ ...marquee, at: 60 })).toBe(200)
  expect(nextStop({ ...marquee, at: 199 })).toBe(0)
})

test('§9 Footer sliders: a marquee that fits stands still', () => {
  expect(nextStop({ at: 0, stepPx: 100, seen: 900, whole: 900 })).toBe(0)
})
