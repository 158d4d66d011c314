import { expect, test } from 'vitest'
import { cardNamed } from '../cards.ts'
import { shoeOf } from '../testing/shoe.ts'
import { blackjack, type Move, type State } from './rules.ts'

/** Deals player, dealer, player, dealer, then what is drawn; makes the moves. */
function played(cards: string, ...moves: Move[]): { state: State; paid: number } {
  const random = shoeOf(cards)
  let state = blackjack.begin({ stakesKurus: [1_000] }, random)
  let paid = 1_000
  for (const move of moves) {
    expect(blackjack.whyNot(state, move), JSON.stringify(move)).toBeUndefined()
    paid += blackjack.priceOf(state, move)
    state = blackjack.play(state, move, random)
  }
  return { state, paid }
}
const returned = (cards: string, ...moves: Move[]) => {
  const { state, paid } = played(cards, ...moves)
  return [blackjack.returnOf(state), paid]
}

const hit: Move = { hit: true }
const stand: Move = { stand: true }
const double: Move = { double: true }
const split: Move = { split: true }
const insure: Move = { insure: true }
const decline: Move = { insure: false }

test('a blackjack pays 3 to 2 at once, also under a ten without an ace beneath', () => {
  expect(returned('As 5h Ks 9c')).toEqual([2_500, 1_000])
  expect(returned('As Th Ks 9c')).toEqual([2_500, 1_000])
})

test('two blackjacks give the stake back', () => {
  expect(returned('As Th Ks Ac')).toEqual([1_000, 1_000])
  expect(returned('As Ah Ks Tc', decline)).toEqual([1_000, 1_000])
})

test('a dealer’s blackjack under a ten ends the round before any move', () => {
  expect(returned('9s Th 9c Ac')).toEqual([0, 1_000])
})

test('insurance costs half the stake and pays two to one', () => {
  expect(returned('9s Ah 9c Tc', insure)).toEqual([1_500, 1_500])
  // Eighteen against eighteen: the stake comes back, the insurance does not.
  expect(returned('9s Ah 9c 7c', insure, stand)).toEqual([1_000, 1_500])
  expect(returned('9s Ah 9c Tc', decline)).toEqual([0, 1_000])
})

test('the dealer stands on every seventeen, a soft one too, and draws below it', () => {
  expect(returned('Ts 6h 8c Ac', stand)).toEqual([2_000, 1_000])
  expect(returned('Ts 6h 8c Tc 5d', stand)).toEqual([0, 1_000])
  expect(returned('Ts 6h 8c Tc Td', stand)).toEqual([2_000, 1_000])
})

test('a bust hand loses without the dealer, and 21 stands by itself', () => {
  const bust = played('Ts 6h 8c Tc 9d', hit)
  expect([blackjack.returnOf(bust.state), bust.state.dealer.length]).toEqual([0, 2])
  const full = played('Ts 6h 6c Tc 5d Ts', hit)
  expect(blackjack.returnOf(full.state)).toBe(2_000)
})

test('a double takes one card for a second stake', () => {
  expect(returned('6s 6h 5c Tc Td Ts', double)).toEqual([4_000, 2_000])
  const { state } = played('6s 6h 5c Tc 2d Ts', double)
  expect(blackjack.returnOf(state)).toBe(4_000)
  expect(state.hands[0]?.cards).toHaveLength(3)
})

test('a pair is split once into two hands that may both be doubled', () => {
  const { state, paid } = played('8s 6h 8c Tc 3d 2s Td 9s Ts', split, double, double)
  expect(state.hands.map(({ stakeKurus, isSplit }) => [stakeKurus, isSplit])).toEqual([
    [2_000, true],
    [2_000, true],
  ])
  expect([blackjack.returnOf(state), paid]).toEqual([8_000, 4_000])
})

test('split aces get one card each, and their 21 is no blackjack', () => {
  expect(returned('As 6h Ac Tc Td 5s Ts', split)).toEqual([4_000, 2_000])
  const { state } = played('As 6h Ac Tc Td 5s 2s', split)
  expect(state.phase).toBe('over')
})

test('ten and king are a pair; a hand of a split is not split again', () => {
  const random = shoeOf('Ts 6h Kc Tc Kd 9s')
  let state = blackjack.begin({ stakesKurus: [1_000] }, random)
  expect(blackjack.whyNot(state, { split: true })).toBeUndefined()
  state = blackjack.play(state, { split: true }, random)
  expect(blackjack.whyNot(state, { split: true })).toBe('taken_already')
  expect(blackjack.whyNot(state, { insure: true })).toBe('not_now')
})

test('a move that does not fit is refused with its reason', () => {
  const { state } = played('6s 6h 5c Tc 2d', hit)
  expect(blackjack.whyNot(state, { double: true })).toBe('not_these_cards')
  expect(blackjack.whyNot(state, { split: true })).toBe('not_these_cards')
  const offered = played('9s Ah 9c 7c').state
  expect(blackjack.whyNot(offered, { hit: true })).toBe('not_now')
  const over = played('As 5h Ks 9c').state
  expect(blackjack.whyNot(over, { hit: true })).toBe('over')
})

test('two places are dealt one after the other and play from the first', () => {
  const random = shoeOf('9s 5c 6h 9c 5d Tc Td Th')
  let state = blackjack.begin({ stakesKurus: [1_000, 500] }, random)
  expect(state.hands.map(({ place, cards }) => [place, cards.length])).toEqual([
    [0, 2],
    [1, 2],
  ])
  state = blackjack.play(state, { stand: true }, random)
  expect(blackjack.priceOf(state, { double: true })).toBe(500)
  state = blackjack.play(state, { double: true }, random)
  expect(blackjack.returnOf(state)).toBe(2_000 + 2_000)
})

test('an open round hides the dealer’s second card and the shoe', () => {
  const { state } = played('9s 6h 9c 7c')
  const shown = blackjack.shownOf(state)
  expect(shown).toMatchObject({ dealer: [cardNamed('6h')], phase: 'hands' })
  expect(JSON.stringify(shown)).not.toContain('shoe')
})

test('a round that is left declines the insurance, then stands', () => {
  const { state } = played('9s Ah 9c 7c')
  expect(blackjack.whenLeft(state)).toEqual(decline)
  expect(blackjack.whenLeft(played('9s Ah 9c 7c', decline).state)).toEqual(stand)
})

test.each([[[]], [[400]], [[1_000, 1_000, 1_000]], [[550]], [['1000']], ['1000']])(
  'stakes of %j are no bet',
  (stakesKurus) => {
    expect(blackjack.readBet({ stakesKurus })).toBeUndefined()
  },
)
