import { expect, test } from 'vitest'
import { cardNamed } from '../cards.ts'
import known from '../testing/known-answers.json' with { type: 'json' }
import { bestHold, countHolds } from './holds.ts'
import { rtpOf } from './mathematics.ts'

const textOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  `${numerator}/${denominator}`

test('FAIR-20: the best hold of every hand returns what is published, with five coins and with fewer', () => {
  const { videopoker } = known.games
  expect(textOf(rtpOf(5))).toBe(videopoker['five coins, royal 800'].rtp)
  expect(textOf(rtpOf(1))).toBe(videopoker['one to four coins, royal 250'].rtp)
})

test('the hint keeps the kings', () => {
  const cards = ['Kh', 'Kc', 'Jh', '9s', '4d'].map(cardNamed)
  const { held, mean } = bestHold(countHolds(5), cards)
  expect(held).toEqual([0, 1])
  expect(mean).toBeCloseTo(1.5365, 4)
})
