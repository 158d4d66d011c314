import { screen, within } from '@testing-library/react'
import {
  bettingEvent,
  bettingEvents,
  bettingOutrights,
  bettingTree,
} from '@zar/contract/betting/board'
import type { EventRow } from '@zar/contract/betting/event'
import { beforeEach, expect, test } from 'vitest'
import { Routes } from '../../../lib/router/router.tsx'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { HomeBoard } from '../board/home/home-board.tsx'
import { EventPage } from '../event/event-page.tsx'
import { LeaguePage } from '../league/league-page.tsx'
import { emptySlip, slip } from '../slip/state/slip.ts'
import { FEED, market, page, row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { quoteOf } from '../testing/slip-tests.tsx'
import { stubStream } from '../testing/stream.ts'

const NAMES = [
  'Galatasaray',
  'Fenerbahçe',
  'Beşiktaş',
  'Trabzonspor',
  'Göztepe',
  'Samsunspor',
  'Rizespor',
]
const winner = (id = 900, state: 'active' | 'suspended' = 'active') => ({
  ...market(
    id,
    'outright.winner',
    null,
    [
      ...NAMES.map((name, at): [string, number, string] => [`t${at}`, 2_300 + at * 3_000, name]),
      ['t9', null, 'Kayserispor'],
    ],
    state,
  ),
  ...(state === 'suspended' && { reason: 'in_play' }),
})
const season = (change: Partial<EventRow> = {}): EventRow =>
  row({
    id: '77',
    home: { id: 'sl', name: 'Süper Lig' },
    away: { id: 's', name: '2030/1' },
    startsAt: '2030-12-20T17:00:00.000Z',
    markets: [winner()],
    ...change,
  })
const list = (rows: EventRow[]) => ({ rows, seq: 1, feed: FEED })
const openLeague = () =>
  render(
    <Routes routes={[{ path: '/spor/lig/:id' }]}>{() => <LeaguePage />}</Routes>,
    '/spor/lig/sl',
  )

beforeEach(() => {
  seeAll()
  stubStream()
  emptySlip()
  quoteOf()
  server.on(bettingTree, TREE)
  server.on(bettingEvents, { rows: [row()], next: null, seq: 1, feed: FEED })
})

test('a league has its season: who is likeliest first, all on demand, who is out not at all; a price goes into the slip', async () => {
  server.on(bettingOutrights, list([season()]))
  const { user } = openLeague()
  await user.click(await screen.findByRole('button', { name: 'Outrights' }))
  const panel = await screen.findByRole('region', { name: 'Winner' })
  expect(server.inputsOf(bettingOutrights)).toEqual([{ league: 'sl' }])
  expect(within(panel).getByText(/2030\/1 · Closes 20 Dec 20:00/)).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: /Rizespor/ })).toBeNull()
  // Each has the crest that its matches have: it is drawn from the id.
  const crests = [...panel.querySelectorAll<HTMLImageElement>('.odd .crest')]
  expect(new Set(crests.map(({ src }) => src)).size).toBe(6)
  await user.click(within(panel).getByRole('button', { name: 'Show all' }))
  expect(within(panel).getByRole('button', { name: /Rizespor/ })).toBeTruthy()
  expect(within(panel).queryByRole('button', { name: /Kayserispor/ })).toBeNull()
  await user.click(within(panel).getByRole('button', { name: /Galatasaray/ }))
  expect(slip().picks).toMatchObject([
    { event: '77', market: 'outright.winner', name: 'Galatasaray', odds: 2_300, home: 'Süper Lig' },
  ])
})

test('a suspended market says why, and its prices cannot be pressed', async () => {
  server.on(bettingOutrights, list([season({ id: '78', markets: [winner(901, 'suspended')] })]))
  const { user } = openLeague()
  await user.click(await screen.findByRole('button', { name: 'Outrights' }))
  expect(await screen.findByText('Suspended: a match of the season is being played')).toBeTruthy()
  const price = screen.getByRole('button', { name: /Galatasaray/ })
  expect(price.getAttribute('aria-disabled')).toBe('true')
})

test('a season that did not come is asked for again; a league without one leads back to its matches', async () => {
  server.lose(bettingOutrights)
  const { user } = openLeague()
  await user.click(await screen.findByRole('button', { name: 'Outrights' }))
  expect(await screen.findByText('The outrights did not come')).toBeTruthy()
  server.on(bettingOutrights, list([]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No outrights in this league now')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See the matches' }))
  expect(screen.getByRole('region', { name: 'Matches' })).toBeTruthy()
})

test('the home page ends with the first of them, and has all in a view of its own', async () => {
  server.on(bettingOutrights, list([season()]))
  const [football] = TREE.sports
  if (!football) throw new Error('the tree has football')
  const tree = { ...TREE, sports: [{ ...football, outrights: 28 }] }
  server.on(bettingTree, tree)
  const { user } = render(<HomeBoard tree={tree} />, '/spor')
  expect(await screen.findByRole('region', { name: 'Süper Lig · Winner' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '28 markets' }).getAttribute('href')).toContain(
    'order=outrights',
  )
  await user.click(screen.getByRole('button', { name: /^Outrights/ }))
  const all = await screen.findByRole('region', { name: 'Outrights' })
  expect(await within(all).findByRole('region', { name: 'Süper Lig · Winner' })).toBeTruthy()
  expect(server.inputsOf(bettingOutrights)).toEqual([{ league: 'sl' }, { league: null }])
})

test('the page of a season’s event has its markets, and leads to the league', async () => {
  const event = page(season())
  server.on(bettingEvent, { event, seq: 1, feed: FEED })
  render(
    <Routes routes={[{ path: '/spor/mac/:id' }]}>{() => <EventPage />}</Routes>,
    '/spor/mac/77',
  )
  expect(await screen.findByRole('region', { name: 'Winner' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Süper Lig 2030/1')
})
