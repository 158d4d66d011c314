import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../testing/render.tsx'
import { market, row } from '../../testing/board.ts'
import { stubStream } from '../../testing/stream.ts'
import { cardsOf } from './cards.ts'
import { MarketCard } from './market-card.tsx'

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

test('a folded market keeps its mark alone, and another market has neither', () => {
  const { unmount } = draw(true, false)
  expect(screen.getByText('early payout')).toBeTruthy()
  expect(screen.queryByText(/leads by two/)).toBeNull()
  unmount()
  draw(false)
  expect(screen.queryByText('early payout')).toBeNull()
})
