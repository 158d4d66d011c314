import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

test('values are the same whatever the order of their members, and in no other way', () => {
  expect(
    isSameJson({ week: 1, season: [2, { a: null }] }, { season: [2, { a: null }], week: 1 }),
  ).toBe(true)
  expect(isSameJson([1, 2], [2, 1])).toBe(false)
  expect(isSameJson({ a: 1 }, { a: 1, b: 1 })).toBe(false)
  expect(isSameJson({ a: 1, b: 1 }, { a: 1 })).toBe(false)
  expect(isSameJson([], {})).toBe(false)
  expect(isSameJson({ a: null }, { a: 0 })).toBe(false)
})
