import { expect, test } from 'vitest'
import { type Card, cardNamed } from '../cards.ts'
import { NO_CHANCE, scripted } from '../testing/scripted.ts'
import { type Call, hiLo, type State, totalAfter, totalOf } from './rules.ts'

const card = (name: string): Card => cardNamed(name)
const begun = (first: string) => hiLo.begin({ stakeKurus: 2_000 }, scripted(card(first)))
const call = (state: State, by: Call, next: string) =>
  hiLo.play(state, { call: by }, scripted(card(next)))

test('the edge is taken once: 7 higher J, J lower 9, a skip, 9 lower 4, 4 higher 8 come to 3,99', () => {
  let state = call(begun('7c'), 'higher', 'Js')
  state = call(state, 'lower', '9h')
  state = hiLo.play(state, { skip: true }, scripted(card('9d')))
  state = call(state, 'lower', '4c')
  state = call(state, 'higher', '8s')
  expect(totalOf(state.right)).toBe(399)
  expect([totalAfter(state, 'higher'), totalAfter(state, 'lower')]).toEqual([866, 649])
  expect(hiLo.returnOf(hiLo.play(state, { cashOut: true }, NO_CHANCE))).toBe(7_980)
})

test('an equal card counts for the call, and a wrong one ends the round with nothing', () => {
  expect(hiLo.returnOf(call(begun('7c'), 'higher', '7s'))).toBeUndefined()
  expect(hiLo.returnOf(call(begun('7c'), 'lower', '7s'))).toBeUndefined()
  expect(hiLo.returnOf(call(begun('7c'), 'lower', '8s'))).toBe(0)
})

test('on an ace and a king the sure call is replaced by the same rank', () => {
  const ace = begun('Ac')
  expect(hiLo.whyNot(ace, { call: 'lower' })).toBe('not_these_cards')
  expect(hiLo.returnOf(call(ace, 'higher', 'As'))).toBe(0)
  expect(totalOf(call(ace, 'higher', '2s').right)).toBe(105)
  expect(totalOf(call(ace, 'same', 'As').right)).toBe(1_261)
  expect(hiLo.whyNot(begun('Kc'), { call: 'higher' })).toBe('not_these_cards')
  expect(hiLo.returnOf(call(begun('Kc'), 'lower', 'Ks'))).toBe(0)
  expect(hiLo.whyNot(begun('7c'), { call: 'same' })).toBe('not_these_cards')
})

test('no guess passes 5 000 times the stake; where none is left the round is cashed out', () => {
  let state = begun('As')
  for (const next of ['Ah', 'Ad', 'Ac']) {
    expect(hiLo.whyNot(state, { call: 'same' })).toBeUndefined()
    state = call(state, 'same', next)
  }
  expect(totalOf(state.right)).toBe(213_109)
  expect(hiLo.whyNot(state, { call: 'same' })).toBe('at_limit')
  expect(hiLo.whyNot(state, { call: 'higher' })).toBeUndefined()
})

test('a skip is free, and there are 52 of them', () => {
  let state = begun('7c')
  for (let skip = 0; skip < 52; skip++) {
    expect(hiLo.whyNot(state, { skip: true })).toBeUndefined()
    state = hiLo.play(state, { skip: true }, scripted(card('7c')))
  }
  expect(hiLo.whyNot(state, { skip: true })).toBe('at_limit')
  expect(totalOf(state.right)).toBe(0)
})

test('before a right guess there is nothing to cash out, and a round that is left has its stake back', () => {
  expect(hiLo.whyNot(begun('7c'), { cashOut: true })).toBe('not_now')
  expect(hiLo.whenLeft(begun('7c'))).toBe('stake back')
  expect(hiLo.whenLeft(call(begun('7c'), 'higher', 'Js'))).toEqual({ cashOut: true })
})
