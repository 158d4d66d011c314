import { expect, test } from 'vitest'
import { cardNamed } from '../cards.ts'
import { range } from '../shuffle.ts'
import known from '../testing/known-answers.json' with { type: 'json' }
import { countDraws } from './draws.ts'
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

test('the page counts the draws of every hold as the table of all hands does', () => {
  const [table, page] = [countHolds(5), countDraws(5)]
  for (let first = 0; first < 48; first += 1) {
    const cards = range(0, 4).map((step) => (first * (step + 1) + step * 11) % 52)
    if (new Set(cards).size < 5) continue
    for (let mask = 0; mask < 32; mask++) {
      const held = range(0, 4).filter((place) => (mask >> place) % 2 === 1)
      expect(page.sumOf(cards, held)).toEqual(table.sumOf(cards, held))
    }
  }
})
