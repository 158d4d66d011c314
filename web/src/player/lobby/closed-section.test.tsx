import { screen } from '@testing-library/react'
import { favorites, lobby, recent, section } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { CasinoPage } from './casino-page.tsx'

test('the page of a closed category says so, and announces nothing', async () => {
  server.on(favorites, [])
  server.on(recent, [])
  server.on(lobby, { total: 0, games: [] })
  server.on(section, {
    isClosed: true,
    total: 0,
    newTotal: 0,
    studios: [],
    features: [],
    kinds: [],
    coming: [],
  })
  render(<CasinoPage />, '/casino/bingo')
  expect(
    await screen.findByRole('heading', { name: 'This page is closed for now', level: 2 }),
  ).toBeTruthy()
  expect(screen.getByText(/found by the search/)).toBeTruthy()
  expect(screen.queryByText('Being prepared')).toBeNull()
})
