import { act, screen, waitFor, within } from '@testing-library/react'
import { bettingEvents, bettingSearch, bettingTree } from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { FEED, row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { favourites, KINDS, toggleFavourite } from './favourites.ts'
import { FavouritesPage } from './favourites-page.tsx'

beforeEach(() => {
  seeAll()
  stubStream()
  act(() => {
    for (const kind of KINDS) for (const one of favourites()[kind]) toggleFavourite(kind, one)
  })
  server.on(bettingTree, TREE)
  server.on(bettingEvents, { rows: [], next: null, seq: 1, feed: FEED })
  server.on(bettingSearch, {
    markets: [],
    events: [row(), row({ id: 'm2', home: { id: 'zz', name: 'Galata' } })],
    teams: [],
    players: [],
    leagues: [],
  })
})

const names = () => favourites().leagues.map(({ name }) => name)

test('without a favourite it says how to make one', async () => {
  render(<FavouritesPage />)
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
  expect(screen.getByText(/Kept in this browser$/)).toBeTruthy()
})

test('who is signed in is told that favourites go with the account', async () => {
  signInAda()
  render(<FavouritesPage />)
  expect(await screen.findByText(/Kept with your account$/)).toBeTruthy()
})

test('matches of a starred team are listed, and those of another team of a like name are not', async () => {
  toggleFavourite('teams', { id: 'gs', name: 'Galatasaray' })
  render(<FavouritesPage />)
  const matches = await screen.findByRole('region', { name: 'Favourite matches' })
  await waitFor(() => expect(within(matches).getAllByRole('listitem')).toHaveLength(1))
})

test('the order is changed with Space, arrows and Space, given up with Esc, and told', async () => {
  for (const id of ['a', 'b', 'c']) toggleFavourite('leagues', { id, name: id.toUpperCase() })
  const { user } = render(<FavouritesPage />)
  const [grip] = await screen.findAllByRole('button', { name: /^A, change its place/ })
  act(() => grip?.focus())
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown} ')
  expect(names()).toEqual(['B', 'C', 'A'])
  expect(screen.getByText('A is number 3 now')).toBeTruthy()
  await user.keyboard(' {ArrowUp}{ArrowUp}')
  expect(names()).toEqual(['A', 'B', 'C'])
  await user.keyboard('{Escape}')
  expect(names()).toEqual(['B', 'C', 'A'])
  await user.keyboard('{ArrowUp}')
  expect(names()).toEqual(['B', 'C', 'A'])
})

test('a star takes its favourite away, and matches that did not come are asked for again', async () => {
  toggleFavourite('leagues', { id: 'sl', name: 'Süper Lig' })
  toggleFavourite('events', { id: '1', name: 'A – B' })
  server.lose(bettingEvents)
  const { user } = render(<FavouritesPage />)
  expect(await screen.findByText('Favourite matches did not come')).toBeTruthy()
  server.on(bettingEvents, { rows: [row({ id: '1' })], next: null, seq: 1, feed: FEED })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Galatasaray/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Süper Lig, remove from favourites' }))
  expect(names()).toEqual([])
})
