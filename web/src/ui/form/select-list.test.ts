import { expect, test } from 'vitest'
import { found, moved } from './select-list.ts'

const options = ['Türkiye', 'Irak', 'İran', 'Tunus'].map((label) => ({ value: label, label }))
const labels = (query: string) => found(options, query).map(({ label }) => label)

test('marks and dots do not hide an option', () => {
  expect(labels('turk')).toEqual(['Türkiye'])
  expect(labels(' IRA ')).toEqual(['Irak', 'İran'])
  expect(labels('ıra')).toEqual(['Irak', 'İran'])
})

test('arrows stop at the ends', () => {
  expect(moved('ArrowDown', -1, options, true)).toBe(0)
  expect(moved('ArrowDown', 3, options, true)).toBe(3)
  expect(moved('ArrowUp', 0, options, true)).toBe(0)
})

test('a letter goes to the next option that begins with it, and round again', () => {
  expect(moved('t', 0, options, false)).toBe(3)
  expect(moved('t', 3, options, false)).toBe(0)
  expect(moved('x', 0, options, false)).toBeUndefined()
})

test('in a search row letters and Home belong to the row', () => {
  expect(moved('t', 0, options, true)).toBeUndefined()
  expect(moved('Home', 2, options, true)).toBeUndefined()
})
