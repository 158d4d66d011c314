import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { market, row } from '../../testing/board.ts'
import { stubStream } from '../../testing/stream.ts'
import { cardsOf } from './cards.ts'
import { cardName, MarketCard } from './market-card.tsx'

const DERBY = row()

function draw(hasEarlyPayout: boolean, isOpen = true) {
  stubStream()
  const result = market(11, 'ft.result', null, [
    ['1', 2_000],
    ['X', 3_700],
    ['2', 3_600],
  ])
  const [card] = cardsOf([{ ...result, hasEarlyPayout }], 'football')
  if (!card) throw new Error('no card')
  return render(
    <MarketCard
      card={card}
      event={DERBY}
      match={{ sport: 'football', home: 'Galatasaray', away: 'Fenerbahçe' }}
      isOpen={isOpen}
      isPinned={false}
      isDim={false}
      onFold={() => {}}
      onPin={() => {}}
    />,
  )
}

test('a market that is paid early says so in its head, and what that means under its prices', () => {
  draw(true)
  expect(screen.getByText('early payout')).toBeTruthy()
  expect(screen.getByText(/leads by two wins at that goal, and stays won/)).toBeTruthy()
})

test('each line of a race is a card that names it, and a double chance with a total tells its own margin', () => {
  const race = (id: number, line: string) =>
    market(id, 'ft.race', line, [
      ['1', 2_000],
      ['none', 3_700],
      ['2', 3_600],
    ])
  const both = market(31, 'ft.dctotal', '2.5', [
    ['1X&over', 3_050],
    ['1X&under', 1_630],
    ['12&over', 3_300],
    ['12&under', 1_800],
    ['X2&over', 6_700],
    ['X2&under', 5_200],
  ])
  const cards = cardsOf([race(11, '2'), race(21, '3'), both], 'football')
  const match = { sport: 'football', home: 'Galatasaray', away: 'Fenerbahçe' } as const
  expect(cards.map((card) => cardName(card, match))).toEqual([
    'First to 2 goals',
    'First to 3 goals',
    'Double chance and total',
  ])
  expect(cards[2]?.margin).toBeCloseTo(0.071, 3)
})

test('a folded market keeps its mark alone, and another market has neither', () => {
  const { unmount } = draw(true, false)
  expect(screen.getByText('early payout')).toBeTruthy()
  expect(screen.queryByText(/leads by two/)).toBeNull()
  unmount()
  draw(false)
  expect(screen.queryByText('early payout')).toBeNull()
})
