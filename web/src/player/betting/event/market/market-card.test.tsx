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

test('scorers fit a bet builder, and what can come back, or is counted apart, does not', () => {
  const two = (id: number, key: string, line: string | null = null) =>
    market(id, key, line, [
      ['a', 2_000],
      ['b', 3_000],
    ])
  const fits = (...markets: ReturnType<typeof two>[]) =>
    cardsOf(markets, 'football').map(({ key, isBuildable }) => [key, isBuildable])
  expect(fits(two(11, 'player.any'), two(21, 'player.two'), two(31, 'player.first'))).toEqual([
    ['player.scorer', true],
  ])
  expect(
    fits(two(11, 'player.card'), two(21, 'corners.ft.first'), two(31, 'et.total', '0.5')),
  ).toEqual([
    ['player.card', false],
    ['corners.ft.first', false],
    ['et.total', false],
  ])
  // The half line of a card is enough.
  expect(fits(two(11, 'ft.total', '2'), two(21, 'ft.total', '2.5'), two(31, 'ft.dnb'))).toEqual([
    ['ft.total', true],
    ['ft.dnb', false],
  ])
  expect(fits(two(11, 'corners.ft.total', '9.5'), two(21, 'corners.h1.total', '4.5'))).toEqual([
    ['corners.ft.total', true],
    ['corners.h1.total', false],
  ])
})
