import { expect, test } from 'vitest'
import { cardNamed } from '../cards.ts'
import { NO_CHANCE } from '../testing/scripted.ts'
import { aaOddsOf, dealerQualifies, holdem, type State } from './rules.ts'

const cards = (names: string) => names.split(' ').map(cardNamed)
const dealt = (player: string, dealer: string, board: string): State => ({
  anteKurus: 1_000,
  aaKurus: 100,
  player: cards(player),
  dealer: cards(dealer),
  board: cards(board),
  end: null,
})
const called = (...hands: [string, string, string]) =>
  holdem.returnOf(holdem.play(dealt(...hands), { call: true }, NO_CHANCE))

test('a fold loses the ante; AA+ is paid by the two cards and the flop all the same', () => {
  const state = dealt('As Ah', '2c 3d', '9c 8d 4s Kh Jd')
  expect(holdem.returnOf(holdem.play(state, { fold: true }, NO_CHANCE))).toBe(800)
  const worse = dealt('Ks Qh', '2c 3d', '9c 8d 4s Kh Jd')
  expect(holdem.returnOf(holdem.play(worse, { fold: true }, NO_CHANCE))).toBe(0)
})

test('the dealer needs a pair of fours; without it ante wins and the call comes back', () => {
  expect(dealerQualifies(cards('3c 3d'), cards('9c 8d Ts Kh 6d'))).toBe(false)
  expect(dealerQualifies(cards('4c 4d'), cards('9c 8d Ts Kh 6d'))).toBe(true)
  expect(called('Qs 2h', '3c 5d', '9c 8d 4s Kh Jd')).toBe(2_000 + 2_000)
})

test('the better hand is paid ante and call, an equal one gives both back, a worse one loses both', () => {
  expect(called('Ks 2h', '9h 5d', '9c 8d 4s Kh Jd')).toBe(2_000 + 4_000)
  expect(called('2s 3h', '2c 3d', '9c 9d 8s 8h Kd')).toBe(3_000)
  expect(called('9h 5d', 'Ks 2h', '9c 8d 4s Kh Jd')).toBe(0)
})

test('the ante is paid by the hand: a flush twice, a full house three times', () => {
  expect(called('As 2s', '9h 5d', '9s 8s 4s Kh Jd')).toBe(1_000 * 3 + 4_000 + 2_600)
  expect(called('Ks Kd', '9h 5d', '9c 9d 4s Kh Jd')).toBe(1_000 * 4 + 4_000 + 800)
})

test('AA+ pays 7 from a pair of aces to a straight and 25 for a flush', () => {
  expect(aaOddsOf(cards('As 9h'), cards('Ac 8d 4s'))).toBe(7)
  expect(aaOddsOf(cards('Ks 9h'), cards('Kc 8d 4s'))).toBeUndefined()
  expect(aaOddsOf(cards('Ks 9s'), cards('Qs 8s 4s'))).toBe(25)
  expect(aaOddsOf(cards('As Ks'), cards('Qs Js Ts'))).toBe(100)
})

test('an open round shows the flop alone, and no card of the dealer', () => {
  const state = dealt('As Ah', '2c 3d', '9c 8d 4s Kh Jd')
  expect(holdem.shownOf(state)).toMatchObject({ dealer: [], board: cards('9c 8d 4s') })
  const over = holdem.play(state, { fold: true }, NO_CHANCE)
  expect(holdem.shownOf(over)).toMatchObject({ dealer: state.dealer, board: state.board })
})

test('a call costs two antes, a fold nothing; a round that is left is folded', () => {
  const state = dealt('As Ah', '2c 3d', '9c 8d 4s Kh Jd')
  expect(holdem.priceOf(state, { call: true })).toBe(2_000)
  expect(holdem.priceOf(state, { fold: true })).toBe(0)
  expect(holdem.whenLeft(state)).toEqual({ fold: true })
  expect(holdem.whyNot({ ...state, end: 'folded' }, { call: true })).toBe('over')
})
