import { expect, test } from 'vitest'
import { NO_CHANCE, scripted } from '../testing/scripted.ts'
import { ladderOf, mines } from './rules.ts'

const bet = { stakeKurus: 2_000, broken: 5 }
/** Tiles 0 to 4 are cracked. */
const begun = () => mines.begin(bet, scripted(0, 0, 0, 0, 0))
const opened = (...tiles: number[]) =>
  tiles.reduce((state, open) => mines.play(state, { open }, NO_CHANCE), begun())

test('the ladder of five cracked tiles is the published one', () => {
  expect(ladderOf(5).slice(0, 7)).toEqual([121, 153, 195, 253, 332, 443, 601])
  expect([ladderOf(5).length, ladderOf(5).at(-1)]).toEqual([18, 245_410])
})

test('whole tiles raise what a cash-out returns, and the cracked one ends the round with nothing', () => {
  const five = opened(5, 6, 7, 8, 9)
  expect(mines.returnOf(five)).toBeUndefined()
  expect(mines.returnOf(mines.play(five, { cashOut: true }, NO_CHANCE))).toBe(6_640)
  expect(mines.returnOf(mines.play(five, { open: 0 }, NO_CHANCE))).toBe(0)
})

test('the end of the ladder is cashed out by itself', () => {
  const all = opened(...Array.from({ length: 18 }, (_, at) => at + 5))
  expect(mines.returnOf(all)).toBe((2_000 * 245_410) / 100)
  expect(mines.whyNot(all, { open: 23 })).toBe('over')
})

test('what cannot be done now is refused with its reason', () => {
  const state = opened(5)
  expect(mines.whyNot(begun(), { cashOut: true })).toBe('not_now')
  expect(mines.whyNot(state, { open: 5 })).toBe('taken_already')
  expect(mines.whyNot(state, { open: 6 })).toBeUndefined()
  const over = mines.play(state, { cashOut: true }, NO_CHANCE)
  expect(mines.whyNot(over, { open: 6 })).toBe('over')
  expect(mines.whyNot(over, { cashOut: true })).toBe('over')
})

test('an open round does not show where the cracked tiles are, a finished one does', () => {
  const { broken } = begun()
  expect(mines.shownOf(opened(5))).toEqual({
    stakeKurus: 2_000,
    opened: [5],
    end: null,
    brokenCount: 5,
  })
  expect(mines.shownOf(opened(5, 0))).toMatchObject({ broken, end: 'cracked' })
})

test('a round that is left has its stake back, or is cashed out once a tile is open', () => {
  expect(mines.whenLeft(begun())).toBe('stake back')
  expect(mines.whenLeft(opened(5))).toEqual({ cashOut: true })
})

test.each([
  ['no whole lira', { ...bet, stakeKurus: 150 }],
  ['too little', { ...bet, stakeKurus: 0 }],
  ['too much', { ...bet, stakeKurus: 200_100 }],
  ['no cracked tile', { ...bet, broken: 0 }],
  ['nothing but cracked tiles', { ...bet, broken: 25 }],
  ['a text', { ...bet, broken: '5' }],
  ['one member more', { ...bet, returnKurus: 1 }],
  ['no object', 'bet'],
  ['nothing', undefined],
])('a bet of %s is none', (_name, input) => {
  expect(mines.readBet(input)).toBeUndefined()
  expect(mines.readBet(bet)).toEqual(bet)
})

test.each([
  { open: 25 },
  { open: -1 },
  { open: 1.5 },
  { cashOut: false },
  { open: 1, cashOut: true },
  null,
])('%j is no move', (input) => {
  expect(mines.readMove(input)).toBeUndefined()
})
