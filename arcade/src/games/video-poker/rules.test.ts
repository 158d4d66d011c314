import { expect, test } from 'vitest'
import { cardNamed, nameOf } from '../cards.ts'
import { NO_CHANCE } from '../testing/scripted.ts'
import { cardsOf, payOf, type State, videoPoker } from './rules.ts'

const cards = (names: string) => names.split(' ').map(cardNamed)
const dealt = (names: string): State => ({
  coinKurus: 100,
  coins: 5,
  deck: cards(names),
  held: null,
})

test('cards that are not held are replaced in order by the next of the deck', () => {
  const state = videoPoker.play(dealt('Kh Kc Jh 9s 4d 2c 3d 4s 5h 6c'), { hold: [0, 1] }, NO_CHANCE)
  expect(cardsOf(state).map(nameOf).join(' ')).toBe('Kh Kc 2c 3d 4s')
  expect(videoPoker.returnOf(state)).toBe(500)
})

test.each([
  ['As Ks Qs Js Ts', 5, 800],
  ['As Ks Qs Js Ts', 4, 250],
  ['9s Ks Qs Js Ts', 5, 50],
  ['9s 9h 9d 9c Ts', 5, 25],
  ['9s 9h 9d Tc Ts', 5, 9],
  ['2s 9s Ts Ks 5s', 5, 6],
  ['As 2h 3d 4c 5s', 5, 4],
  ['9s 9h 9d Kc Ts', 5, 3],
  ['9s 9h Td Tc 2s', 5, 2],
  ['Js Jh 2d 3c 4s', 5, 1],
  ['Ts Th 2d 3c 4s', 5, 0],
  ['Qs Kh Ad 2c 3s', 5, 0],
])('%s with %i coins pays %i', (hand, coins, pay) => {
  expect(payOf(cards(hand), coins)).toBe(pay)
})

test('an open round shows the five that were dealt and none of the next', () => {
  const shown = videoPoker.shownOf(dealt('Kh Kc Jh 9s 4d 2c 3d 4s 5h 6c'))
  expect(shown).toMatchObject({ dealt: cards('Kh Kc Jh 9s 4d') })
  expect(JSON.stringify(shown)).not.toContain('deck')
})

test('a round that is left holds all, and no round is drawn twice', () => {
  const state = dealt('Kh Kc Jh 9s 4d 2c 3d 4s 5h 6c')
  expect(videoPoker.whenLeft(state)).toEqual({ hold: [0, 1, 2, 3, 4] })
  const over = videoPoker.play(state, { hold: [] }, NO_CHANCE)
  expect(videoPoker.whyNot(over, { hold: [] })).toBe('over')
})

test.each([{ hold: [5] }, { hold: [0, 0] }, { hold: 0 }, {}, { hold: [0], coins: 1 }])(
  '%j is no hold',
  (input) => {
    expect(videoPoker.readMove(input)).toBeUndefined()
  },
)
