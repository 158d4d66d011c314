import { screen, waitFor, within } from '@testing-library/react'
import { bettingSearch, bettingTree } from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { changeSlip, slip } from '../slip/state/slip.ts'
import { row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { partOf } from './marked.tsx'
import '../rules/find-clauses.ts'
import './search-dialog.tsx'
import { forgetSearches } from './recent.ts'

beforeEach(() => {
  seeAll()
  stubStream()
  forgetSearches()
  changeSlip({ picks: [] })
  server.on(bettingTree, TREE)
  server.on(bettingSearch, {
    markets: [],
    events: [row(), row({ id: 'm2', home: { id: 'bj', name: 'Beşiktaş' } })],
    teams: [{ id: 'bj', name: 'Beşiktaş', sport: 'football' }],
    players: [],
    leagues: [],
  })
})

/** A page of the sportsbook with its search open. */
async function openSearch() {
  const { user } = render(<SettingsPage />, '/spor/ayarlar')
  await user.keyboard('/')
  const dialog = within(await findDialog('Search of sports'))
  return { user, dialog, field: dialog.getByRole('searchbox') }
}

test('/ opens the search of the sportsbook, and not in a field', async () => {
  const { user } = render(<SettingsPage />, '/spor/ayarlar')
  await user.click(await screen.findByRole('textbox', { name: 'Quick stake 1' }))
  await user.keyboard('/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('matches, teams and rules are found once two letters are typed, and a kind alone is shown', async () => {
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'b')
  expect(server.inputsOf(bettingSearch)).toEqual([])
  await user.type(field, 'esiktas')
  const matches = await dialog.findByRole('region', { name: 'Matches' })
  expect(within(matches).getAllByRole('listitem')).toHaveLength(2)
  expect(within(matches).getByText('Beşiktaş').tagName).toBe('MARK')
  await user.click(dialog.getByRole('button', { name: /^Team/ }))
  expect(dialog.queryByRole('region', { name: 'Matches' })).toBeNull()
  expect(dialog.getByRole('button', { name: /^Beşiktaş.*show its matches/ })).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'draw no bet')
  expect(await dialog.findByRole('region', { name: 'Rules' })).toBeTruthy()
})

test('the keyboard goes through what is found, presses a price, and opens the first with Enter', async () => {
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'besiktas')
  await dialog.findByRole('region', { name: 'Matches' })
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('Galatasaray')
  await user.keyboard('1')
  expect(slip().picks).toHaveLength(1)
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/spor/mac/m1'))
  expect(localStorage.getItem('betting.searches')).toContain('besiktas')
})

test('the last searches are offered and can be forgotten', async () => {
  localStorage.setItem('betting.searches', '[]')
  const { user, dialog, field } = await openSearch()
  expect(dialog.getByText('What are you looking for?')).toBeTruthy()
  await user.type(field, 'besiktas')
  await dialog.findByRole('region', { name: 'Matches' })
  await user.keyboard('{Enter}')
  await user.keyboard('/')
  const again = within(await findDialog('Search of sports'))
  expect(again.getByRole('button', { name: 'besiktas' })).toBeTruthy()
  await user.click(again.getByRole('button', { name: 'Forget the last searches' }))
  expect(again.queryByRole('button', { name: 'besiktas' })).toBeNull()
})

test('nothing found and a search that failed are told', async () => {
  server.on(bettingSearch, { events: [], teams: [], players: [], leagues: [], markets: [] })
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'qqqq')
  expect(await dialog.findByText('Nothing of that name')).toBeTruthy()
  server.lose(bettingSearch)
  await user.type(field, 'x')
  await user.clear(field)
  await user.type(field, 'zzzz')
  expect(await dialog.findByText('The search did not work')).toBeTruthy()
})

test('a name is marked where a word of it begins as typed, whatever its case and marks', () => {
  expect(partOf('Beşiktaş', 'BESIK')).toEqual([0, 5])
  expect(partOf('Gamba Osaka', 'osa')).toEqual([6, 9])
  expect(partOf('Galatasaray', 'saray')).toEqual([0, 0])
})

test('a player leads to the match of theirs', async () => {
  const event = {
    id: 'm1',
    home: 'Galatasaray',
    away: 'Fenerbahçe',
    startsAt: '2030-11-22T17:00:00.000Z',
  }
  server.on(bettingSearch, {
    markets: [],
    events: [],
    teams: [],
    leagues: [],
    players: [{ id: 'p1', name: 'Kerem Aktürkoğlu', sport: 'football', event }],
  })
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'kerem')
  const players = await dialog.findByRole('region', { name: 'Players' })
  const found = within(players).getByRole('link', { name: /Kerem Aktürkoğlu.*Galatasaray/ })
  await user.click(found)
  await waitFor(() => expect(location.pathname).toBe('/spor/mac/m1'))
})

test('a kind of market is named in the language of the page, and leads to itself in its first match', async () => {
  server.on(bettingSearch, {
    events: [],
    teams: [],
    players: [],
    leagues: [],
    markets: [
      {
        key: 'ft.btts',
        line: null,
        sport: 'football',
        events: 12,
        event: {
          id: '7',
          home: 'Galatasaray',
          away: 'Fenerbahçe',
          startsAt: '2030-03-02T16:00:00.000Z',
        },
      },
    ],
  })
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'kg var')
  const found = await dialog.findByRole('link', { name: /Both teams to score/ })
  expect(found.textContent).toContain('in 12 matches')
  expect(found.getAttribute('href')).toBe('/spor/mac/7?find=Both+teams+to+score')
})
