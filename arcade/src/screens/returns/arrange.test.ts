import { expect, test } from 'vitest'
import type { GameReturns } from '../../returns/protocol.ts'
import { arrange, placeOf, type Wish } from './arrange.ts'
import { RETURNS } from './words.ts'

const game = (tr: string, en: string, more: Partial<GameReturns> = {}): GameReturns => ({
  gameCode: en,
  name: { tr, en },
  studio: 'Pars',
  family: 'instant',
  version: '1',
  digest: '0'.repeat(64),
  declared: { lowest: 0.96, highest: 0.96, exact: '24/25', isOfBestPlay: false },
  isOpen: true,
  played: null,
  earlier: [],
  ...more,
})
const played = (rounds: number, returned: number): GameReturns['played'] => ({
  since: '2026-11-01',
  rounds,
  hits: 1,
  returned,
  expected: 0.96,
  half: 0.01,
  mostHundredths: 100,
  isAlarm: false,
})

const GAMES = [
  game('Çini', 'Tile', { family: 'table', played: played(5, 0.97) }),
  game('Alt Üst', 'High Low', { played: played(9, 0.95) }),
  game('Fişek', 'Rocket'),
]
const WISH: Wish = { search: '', family: null, order: 'name' }
const found = (wish: Partial<Wish>, language: 'tr' | 'en' = 'tr') =>
  arrange(GAMES, { ...WISH, ...wish }, language).map(({ gameCode }) => gameCode)

test('games are found by the name in either language, by the studio, without marks and case', () => {
  expect(found({ search: 'fisek' })).toEqual(['Rocket'])
  expect(found({ search: 'ROCK' })).toEqual(['Rocket'])
  expect(found({ search: ' çİNİ ' })).toEqual(['Tile'])
  expect(found({ search: 'pars' })).toHaveLength(3)
  expect(found({ search: 'nar' })).toEqual([])
  expect(found({ family: 'table' })).toEqual(['Tile'])
})

test('games stand by their name in the page’s language, or greatest first and unplayed ones last', () => {
  expect(found({})).toEqual(['High Low', 'Tile', 'Rocket'])
  expect(found({}, 'en')).toEqual(['High Low', 'Rocket', 'Tile'])
  expect(found({ order: 'rounds' })).toEqual(['High Low', 'Tile', 'Rocket'])
  expect(found({ order: 'returned' })).toEqual(['Tile', 'High Low', 'Rocket'])
})

test('a return that cannot be told yet stands behind those that can', () => {
  const wide = game('Aday', 'Few', {
    played: {
      since: '2026-11-01',
      rounds: 9,
      hits: 1,
      returned: 2,
      expected: 1,
      half: 1,
      mostHundredths: 1,
      isAlarm: false,
    },
  })
  const order = arrange([wide, ...GAMES], { ...WISH, order: 'returned' }, 'tr')
  expect(order.map(({ gameCode }) => gameCode).slice(0, 2)).toEqual(['Tile', 'High Low'])
})

test('a return stands on the scale, and at its end where it is beyond', () => {
  expect([0.92, 0.97, 1.02, 0.5, 2].map((part) => Math.round(placeOf(part)))).toEqual([
    0, 50, 100, 0, 100,
  ])
})

test('both languages say everything', () => {
  expect(Object.keys(RETURNS.en)).toEqual(Object.keys(RETURNS.tr))
})
