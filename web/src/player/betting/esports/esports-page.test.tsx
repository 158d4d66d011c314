import { screen, within } from '@testing-library/react'
import { bettingEvents, bettingTree } from '@zar/contract/betting/board'
import { sliderList } from '@zar/contract/content'
import { sportFrame } from '@zar/contract/sports'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { FEED, row, TREE } from '../testing/board.ts'
import { seeAll } from '../testing/sight.ts'
import { stubStream } from '../testing/stream.ts'
import { EsportsPage } from './esports-page.tsx'

const GAMES = [
  { sport: 'cs2' as const, events: 31, live: 1, leagues: [] },
  { sport: 'lol' as const, events: 24, live: 0, leagues: [] },
]

beforeEach(() => {
  seeAll()
  stubStream()
  server.on(bettingTree, { ...TREE, sports: [...TREE.sports, ...GAMES] })
  server.on(bettingEvents, ({ sports }) => ({
    rows: [row({ id: 'e1', sport: 'cs2' }), row({ id: 'e2', sport: 'lol' })].filter(({ sport }) =>
      sports?.includes(sport),
    ),
    next: null,
    seq: 1,
    feed: FEED,
  }))
})

test('while the board is awaited its section already has its name', async () => {
  const release = server.hold(bettingTree, TREE)
  const { unmount } = render(<EsportsPage />, '/esports')
  expect(screen.getByRole('heading', { level: 1, name: 'E-sports' })).toBeTruthy()
  unmount()
  release()
})

test('e-sports are listed by game, and one game alone is asked for', async () => {
  const { user } = render(<EsportsPage />, '/esports')
  expect(await screen.findByRole('region', { name: 'CS2' })).toBeTruthy()
  expect(screen.getByText('55 matches · 1 live')).toBeTruthy()
  const games = within(screen.getByRole('group', { name: 'Game' }))
  await user.click(games.getByRole('button', { name: /^LoL/ }))
  expect(await screen.findByRole('region', { name: 'LoL' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'CS2' })).toBeNull()
  expect(server.inputsOf(bettingEvents).at(-1)).toMatchObject({ sports: ['lol'] })
})

test('where the feed has no e-sports the section says what is coming, as before', async () => {
  server.on(bettingTree, TREE)
  server.on(sliderList, [])
  server.on(sportFrame, { partner: null, opening: [] })
  render(<EsportsPage />, '/esports')
  expect(await screen.findByText('Soon')).toBeTruthy()
})

test('without a match it leads to the fixtures', async () => {
  server.on(bettingEvents, { rows: [], next: null, seq: 1, feed: FEED })
  render(<EsportsPage />, '/esports')
  expect(await screen.findByText('No e-sports match now')).toBeTruthy()
})
