import { screen, within } from '@testing-library/react'
import { myBets } from '@zar/contract/betting/bets'
import {
  type BettingResult,
  bettingEvent,
  bettingResults,
  bettingTree,
} from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { changeSettings, DEFAULTS } from '../settings/settings.ts'
import { betLeg, openBet } from '../testing/bets.ts'
import { FEED, page, row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { csvOf, factsOf } from './result-facts.ts'
import { ResultsPage } from './results-page.tsx'

const result = (change: Partial<BettingResult> = {}): BettingResult => ({
  ...row({ state: 'closed', startsAt: '2026-11-21T11:30:00.000Z' }),
  score: { total: [2, 1], parts: [[1, 0]] },
  closing: [
    { id: 1, key: '1', odds: 1_920 },
    { id: 2, key: 'X', odds: 3_500 },
    { id: 3, key: '2', odds: 4_050 },
  ],
  winner: '1',
  confirmedAt: '2026-11-21T13:31:00.000Z',
  ...change,
})

beforeEach(() => {
  changeSettings(DEFAULTS)
  seeAll()
  stubStream()
  server.on(bettingTree, TREE)
  server.on(bettingResults, [result()])
})

test('a result tells its score and closing prices, and says which of them won', async () => {
  render(<ResultsPage />, '/spor/sonuclar')
  const match = await screen.findByRole('row', { name: /Galatasaray/ })
  expect(within(match).getByText('2 – 1')).toBeTruthy()
  expect(within(match).getByText('1.92').textContent).toContain('the result that won')
  expect(within(match).getByText('3.50').textContent).not.toContain('won')
})

test('corners and cards are told in the list where they are known, and in the table', async () => {
  const counted = result({ corners: [6, 3], cards: [1, 2] })
  server.on(bettingResults, [counted])
  const { unmount } = render(<ResultsPage />, '/spor/sonuclar')
  expect(await screen.findByText('Corners 6 – 3 · Cards 1 – 2')).toBeTruthy()
  unmount()
  server.on(bettingResults, [result()])
  render(<ResultsPage />, '/spor/sonuclar?day=2026-01-06')
  await screen.findByRole('row', { name: /Galatasaray/ })
  expect(screen.queryByText(/Corners/)).toBeNull()
  expect(csvOf([counted])).toContain('"1-0","6-3","1-2","1"')
})

test('the day and the sport of the address are asked for, and a day to come is not', async () => {
  const { unmount } = render(<ResultsPage />, '/spor/sonuclar?day=2026-01-05')
  await screen.findByRole('row', { name: /Galatasaray/ })
  expect(server.inputsOf(bettingResults)).toEqual([{ sport: 'football', day: '2026-01-05' }])
  unmount()
  render(<ResultsPage />, '/spor/sonuclar?day=2999-01-01')
  await screen.findByRole('row', { name: /Galatasaray/ })
  expect(server.inputsOf(bettingResults)).not.toContainEqual({
    sport: 'football',
    day: '2999-01-01',
  })
})

test('a row opens to what settled it, and a search leaves the matches of that name', async () => {
  server.on(bettingEvent, {
    event: page({
      incidents: [
        { kind: 'goal', side: '1', period: 'h1', elapsedS: 1_380, score: [1, 0] },
        { kind: 'corner', side: '2', period: 'h1', elapsedS: 1_500 },
      ],
      stats: [{ key: 'corners', values: [6, 4] }],
    }),
    seq: 1,
    feed: FEED,
  })
  const { user } = render(<ResultsPage />, '/spor/sonuclar')
  await user.click(await screen.findByRole('button', { name: /details/ }))
  expect(await screen.findByText('3, over 2.5')).toBeTruthy()
  expect(screen.getByText('1 / 1')).toBeTruthy()
  expect(screen.getByText('10 (6 – 4)')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem'),
  ).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), 'besiktas')
  expect(screen.getByText('No such match')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('row', { name: /Galatasaray/ })).toBeTruthy()
})

test('a player’s own selections are named at their match', async () => {
  signInAda()
  server.on(myBets, {
    rows: [
      openBet({ id: '9', state: 'settled', legs: [betLeg(2_000, { result: 'won', event: 'm1' })] }),
    ],
    next: null,
    sums: { bets: 1, stakedKurus: 1, paidKurus: 2 },
  })
  render(<ResultsPage />, '/spor/sonuclar')
  expect(await screen.findByText('In your bet')).toBeTruthy()
})

test('without results it says so, and results that did not come are asked for again', async () => {
  server.on(bettingResults, [])
  const { unmount } = render(<ResultsPage />, '/spor/sonuclar')
  expect(await screen.findByText('No results on this day')).toBeTruthy()
  unmount()
  server.lose(bettingResults)
  const { user } = render(<ResultsPage />, '/spor/sonuclar?day=2026-01-06')
  expect(await screen.findByText('The results did not come')).toBeTruthy()
  server.on(bettingResults, [result()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Galatasaray/ })).toBeTruthy()
})

test('a table for other programs quotes every cell, and none of them is a formula', () => {
  const text = csvOf([result({ home: { id: 'x', name: '=cmd("a")' } })])
  const [, line] = text.split('\r\n')
  expect(line).toContain('"\'=cmd(""a"")"')
  expect(line).toContain('"2-1"')
  expect(line).toContain('"1.92","3.5","4.05"')
})

test('facts of a match without a score are none, and of other sports the winner', () => {
  expect(factsOf(result({ score: null }), [])).toEqual([])
  expect(factsOf(result({ sport: 'cs2', winner: '2' }), [])).toContainEqual({
    name: 'Match winner',
    value: '2',
  })
})
