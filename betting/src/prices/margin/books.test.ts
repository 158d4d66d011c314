import type { Sport } from '@zar/contract/betting/sport'
import { expect, test } from 'vitest'
import { bookOf } from './books.ts'

const BOOKS: [Sport, string, number, number][] = [
  ['football', 'ft.result', 1.05, 1.06],
  ['football', 'ft.dc', 1.05, 1.06],
  ['football', 'ft.dnb', 1.05, 1.06],
  ['football', 'ft.total', 1.049, 1.06],
  ['football', 'ft.total.away', 1.049, 1.06],
  ['football', 'ft.btts', 1.055, 1.065],
  ['football', 'ft.ah', 1.045, 1.055],
  ['football', 'h1.result', 1.06, 1.07],
  ['football', 'h2.total.home', 1.06, 1.07],
  ['football', 'ft.eh', 1.06, 1.07],
  ['football', 'ft.margin', 1.06, 1.07],
  ['football', 'ft.resulttotal', 1.06, 1.07],
  ['football', 'corners.ft.result', 1.07, 1.07],
  ['football', 'cards.ft.total', 1.07, 1.07],
  ['football', 'ft.htft', 1.09, 1.09],
  ['football', 'ft.score', 1.12, 1.12],
  ['football', 'h1.score', 1.12, 1.12],
  ['football', 'ft.exact.home', 1.12, 1.12],
  ['football', 'outright.winner', 1.15, 1.15],
  ['ice-hockey', 'match.winner', 1.05, 1.06],
  ['basketball', 'q1.ah', 1.048, 1.06],
  ['tennis', 'match.winner', 1.048, 1.06],
  ['cs2', 'map1.winner', 1.055, 1.055],
  ['dota2', 'map1.kills.total', 1.07, 1.07],
]

test.each(BOOKS)('%s %s: %d before, %d live', (sport, key, before, live) => {
  expect(bookOf(sport, key, false)).toEqual({ total: before, isOneSided: false })
  expect(bookOf(sport, key, true)).toEqual({ total: live, isOneSided: false })
})

test('players are priced one by one', () => {
  expect(bookOf('football', 'player.first', false)).toEqual({ total: 1.1, isOneSided: true })
})
