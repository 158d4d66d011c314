import { expect, test } from 'vitest'
import { indexAt, nextOf, placeOf } from './carousel-place.ts'

test('a slide stands where it was scrolled to, gap 20 and one per view (§9 Banner carousel)', () => {
  for (const width of [390, 768, 1376.5]) {
    for (let index = 0; index < 4; index++) {
      expect(indexAt(placeOf(index, width), width, 4)).toBe(index)
    }
  }
  expect(placeOf(1, 390)).toBe(410)
})

test('between two slides the nearer one counts; beyond the ends, the last', () => {
  expect(indexAt(204, 390, 3)).toBe(0)
  expect(indexAt(206, 390, 3)).toBe(1)
  expect(indexAt(-40, 390, 3)).toBe(0)
  expect(indexAt(9_999, 390, 3)).toBe(2)
  expect(indexAt(100, 0, 3)).toBe(0)
})

test('it turns slide by slide and begins again after the last (§9 no loop)', () => {
  expect([0, 1, 2].map((index) => nextOf(index, 3))).toEqual([1, 2, 0])
  expect(nextOf(0, 1)).toBe(0)
})
