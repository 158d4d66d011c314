import { screen, within } from '@testing-library/react'
import { bettingEvents, bettingTree } from '@zar/contract/betting/board'
import { sportHighlights } from '@zar/contract/sports'
import { beforeEach, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { changeSlip } from '../../betting/slip/state/slip.ts'
import { FEED, NO_TREE, row, TREE } from '../../betting/testing/board.ts'
import { seeAll } from '../../betting/testing/sight.ts'
import { stubStream } from '../../betting/testing/stream.ts'
import { LiveStrip } from './live-strip.tsx'
import { SportsPanel } from './sports-panel.tsx'

const LIVE = row({ id: 'm2', state: 'live', score: { total: [2, 1], parts: [] } })

beforeEach(() => {
  seeAll()
  stubStream()
  changeSlip({ picks: [] })
  server.on(bettingTree, TREE)
  server.on(bettingEvents, ({ isLive }) => ({
    rows: isLive ? [LIVE] : [row(), row({ id: 'm3' }), row({ id: 'm4' })],
    next: null,
    seq: 1,
    feed: FEED,
  }))
})

test('the strip shows the matches of our board that are played now', async () => {
  render(<LiveStrip />)
  expect(await screen.findByRole('heading', { name: 'Live now' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Galatasaray 2 ?, Fenerbahçe 1/ })).toBeTruthy()
})

test('a few matches of each league are shown by day, and a chosen price leads to the slip', async () => {
  const { user } = render(<SportsPanel />)
  const league = await screen.findByRole('region', { name: 'Süper Lig' })
  expect(within(league).getAllByRole('listitem')).toHaveLength(2)
  const [price] = within(league).getAllByRole('button', { name: /Galatasaray to win/ })
  if (price) await user.click(price)
  expect(screen.getByRole('status').textContent).toContain('Your slip has 1 selection')
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }))
  const asked = server.inputsOf(bettingEvents) as { day: string }[]
  expect(new Set(asked.map(({ day }) => day)).size).toBe(2)
})

test('without a board of our own the panel says what partners offer, and there is no strip', async () => {
  server.on(bettingTree, NO_TREE)
  server.on(sportHighlights, [])
  render(
    <>
      <LiveStrip />
      <SportsPanel />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'Sports highlights' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Live now' })).toBeNull()
})

test('matches that did not come are asked for again, and a day without a match says so', async () => {
  server.lose(bettingEvents)
  const { user } = render(<SportsPanel />)
  expect(await screen.findByText('The matches did not come')).toBeTruthy()
  server.on(bettingEvents, { rows: [], next: null, seq: 1, feed: FEED })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No matches on this day')).toBeTruthy()
})
