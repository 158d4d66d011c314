import { expect, test } from 'vitest'
import { dialogImage, kindsOf, listImage, openIdOf } from './choose.ts'

const image = (type: number) => ({ type, url: `/${type}.svg` })

test('§2 promotion dialog: an image of type 2 is preferred, else the first', () => {
  expect(dialogImage({ images: [image(1), image(2)] })).toBe('/2.svg')
  expect(dialogImage({ images: [image(2), image(1)] })).toBe('/2.svg')
  expect(dialogImage({ images: [image(7), image(1)] })).toBe('/7.svg')
  expect(dialogImage({ images: [] })).toBeUndefined()
})

test('a list prefers type 1, else the first', () => {
  expect(listImage({ images: [image(2), image(1)] })).toBe('/1.svg')
  expect(listImage({ images: [image(2)] })).toBe('/2.svg')
})

test('only kinds that some promotion is of can be chosen, in the order of the page', () => {
  const of = (...kinds: ('slots' | 'live' | 'welcome')[]) => kinds.map((category) => ({ category }))
  expect(kindsOf(of('welcome', 'slots', 'welcome', 'live'))).toEqual([
    { kind: 'welcome', count: 2 },
    { kind: 'slots', count: 1 },
    { kind: 'live', count: 1 },
  ])
  expect(kindsOf([])).toEqual([])
})

test('an address opens a promotion by its number, and nothing else', () => {
  expect(openIdOf('3')).toBe(3)
  for (const value of [null, '', '0', '-1', '3.5', 'abc', '03', '9999999999', '<b>']) {
    expect(openIdOf(value), String(value)).toBeUndefined()
  }
})
