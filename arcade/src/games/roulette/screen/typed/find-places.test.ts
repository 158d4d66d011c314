import { expect, test } from 'vitest'
import { PLACES } from '../../places.ts'
import { placeName } from '../names.ts'
import { placesFor } from './find-places.ts'

const namesFor = (typed: string, language: 'tr' | 'en' = 'tr') =>
  placesFor(typed, [], language).map((place) => placeName(place, language))

test('the numbers that are typed find every bet that covers them, the fewest numbers first', () => {
  expect(placesFor('17 20', [], 'tr')).toEqual([
    'split:17-20',
    'corner:16-17-19-20',
    'corner:17-18-20-21',
    'sixLine:16-17-18-19-20-21',
    'column:2',
    'dozen:2',
    'black',
  ])
  for (const typed of ['17-20', '17,20', ' 20   17 '])
    expect(placesFor(typed, [], 'tr')).toEqual(placesFor('17 20', [], 'tr'))
  expect(placesFor('0', [], 'tr')[0]).toBe('straight:0')
})

test('a bet is found by its name or its kind, in the language of the page', () => {
  expect(namesFor('kırmızı')).toContain('Kırmızı')
  expect(namesFor('KIRMIZI')).toEqual(namesFor('kırmızı'))
  expect(namesFor('Köşe 17')).toHaveLength(4)
  expect(namesFor('split 17', 'en')).toHaveLength(4)
  expect(namesFor('17 straight', 'en')).toEqual(['17 straight'])
  for (const typed of ['37', '17 40', 'rouge', '1 36 0']) expect(namesFor(typed)).toEqual([])
})

test('every bet can be found by its own name alone', () => {
  for (const language of ['tr', 'en'] as const)
    for (const place of PLACES.keys())
      expect(placesFor(placeName(place, language), [], language)).toContain(place)
})

test('where nothing is typed, the bets that lie come first, and each once', () => {
  const found = placesFor(
    '  ',
    [
      { place: 'straight:5', stakeKurus: 100 },
      { place: 'red', stakeKurus: 100 },
    ],
    'tr',
  )
  expect(found.slice(0, 2)).toEqual(['straight:5', 'red'])
  expect(found).toHaveLength(1 + 12)
  expect(new Set(found).size).toBe(found.length)
})
