import { expect, test } from 'vitest'
import { pagesOf, placesOf, shapeOf } from './grid-shape.ts'

test('a row is as high as its covers and the gap under them', () => {
  expect(shapeOf([150, 150, 150], 20)).toEqual({ columns: 3, pitch: 220 })
  expect(shapeOf([], 20)).toBeUndefined()
})

test('the pages of what is in view, and no other', () => {
  expect(pagesOf(0, 42, 60)).toEqual([0])
  expect(pagesOf(55, 97, 60)).toEqual([0, 1])
  expect(pagesOf(120, 180, 60)).toEqual([2])
  expect(pagesOf(0, 0, 60)).toEqual([])
})

test('every place is in one row, and the last row ends with the games', () => {
  const rows = [0, 1, 2].map((row) => placesOf(row, 7, 16))
  expect(rows.flat()).toEqual(Array.from({ length: 16 }, (_, at) => at))
  expect(rows[2]).toEqual([14, 15])
  expect(placesOf(3, 7, 16)).toEqual([])
})
