import { screen, within } from '@testing-library/react'
import { bettingEvents, bettingStandings, bettingTree } from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { Routes } from '../../../lib/router/router.tsx'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { FEED, row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { LeaguePage } from './league-page.tsx'

const ROUTES = [{ path: '/spor/lig/:id' }]
const open = () => render(<Routes routes={ROUTES}>{() => <LeaguePage />}</Routes>, '/spor/lig/sl')

beforeEach(() => {
  seeAll()
  stubStream()
  server.on(bettingTree, TREE)
})

test('a league has its matches by day, those that are played now first', async () => {
  server.on(bettingEvents, {
    rows: [
      row(),
      row({ id: 'm2', state: 'live', score: { total: [1, 0], parts: [] } }),
      row({ id: 'm3', startsAt: '2030-11-23T17:00:00.000Z' }),
    ],
    next: null,
    seq: 1,
    feed: FEED,
  })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Süper Lig' })).toBeTruthy()
  const matches = screen.getByRole('region', { name: 'Matches' })
  const days = await within(matches).findAllByRole('region')
  expect(days).toHaveLength(3)
  expect(days[0]?.getAttribute('aria-label')).toBe('Live')
  expect(server.inputsOf(bettingEvents)).toMatchObject([{ league: 'sl', set: 'main' }])
})

test('another set of markets is asked for', async () => {
  server.on(bettingEvents, { rows: [row()], next: null, seq: 1, feed: FEED })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Handicap' }))
  await screen.findByRole('link', { name: /Galatasaray/ })
  expect(server.inputsOf(bettingEvents).at(-1)).toMatchObject({ set: 'handicap' })
})

test('a league without matches leads to the results, and one that did not come is asked for again', async () => {
  server.on(bettingEvents, { rows: [], next: null, seq: 1, feed: FEED })
  const { unmount } = open()
  expect(await screen.findByText('No matches in this league now')).toBeTruthy()
  unmount()
})

test('a league that did not come is asked for again', async () => {
  server.lose(bettingEvents)
  const { user } = open()
  expect(await screen.findByText('The league did not come')).toBeTruthy()
  server.on(bettingEvents, { rows: [row()], next: null, seq: 1, feed: FEED })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Galatasaray/ })).toBeTruthy()
})

const team = (id: string, name: string, change: object = {}) => ({
  team: { id, name },
  played: 12,
  won: 10,
  drawn: 1,
  lost: 1,
  scored: 29,
  conceded: 9,
  points: 31,
  form: ['win', 'draw', 'loss'] as ('win' | 'draw' | 'loss')[],
  ...change,
})

test('the table of a league has places, sums and the last results in words', async () => {
  server.on(bettingEvents, { rows: [row()], next: null, seq: 1, feed: FEED })
  server.on(bettingStandings, [
    team('gs', 'Galatasaray'),
    team('fb', 'Fenerbahçe', { points: 28, form: [] }),
  ])
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Table' }))
  const table = await screen.findByRole('table', { name: 'Table' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toMatch(/^1Galatasaray121011 ?29:931/)
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
  expect(within(first as HTMLElement).getByText('loss')).toBeTruthy()
  expect(second?.textContent).toContain('Fenerbahçe')
  expect(server.inputsOf(bettingStandings)).toEqual([{ league: 'sl' }])
  await user.click(screen.getByRole('button', { name: /^Matches/ }))
  expect(screen.getByRole('region', { name: 'Matches' })).toBeTruthy()
})

test('a table without results says so, and one that did not come is asked for again', async () => {
  server.on(bettingEvents, { rows: [row()], next: null, seq: 1, feed: FEED })
  server.lose(bettingStandings)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Table' }))
  expect(await screen.findByText('The table did not come')).toBeTruthy()
  server.on(bettingStandings, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No results in this league yet')).toBeTruthy()
})
