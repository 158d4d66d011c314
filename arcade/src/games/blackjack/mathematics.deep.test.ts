import { expect, test } from 'vitest'
import known from '../testing/known-answers.json' with { type: 'json' }
import { expectationOf } from './mathematics.ts'

test('FAIR-20: the printed strategy returns what is published, by the first stake and by all that is staked', () => {
  const { gain, staked } = expectationOf()
  const { blackjack } = known.games
  expect(1 + gain).toBeCloseTo(Number(blackjack.rtpPerFirstStake), 10)
  expect(staked).toBeCloseTo(Number(blackjack.stakedPerRound), 10)
  expect(1 + gain / staked).toBeCloseTo(Number(blackjack.rtpPerLiraStaked), 10)
})

test('with endless decks the edge is 0,570388 %', () => {
  const many = [0, ...Array<number>(9).fill(4e12), 16e12]
  expect(-expectationOf(many).gain).toBeCloseTo(known.games.blackjack.infiniteDeckEdge.S17, 9)
})
