import { screen, waitFor } from '@testing-library/react'
import { tradingMatch } from '@zar/contract/office/trading/board'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { marketOf, matchOf, openRoom } from '../testing/room.ts'

const KEYS = [
  { key: 'ft.result', count: 1 },
  { key: 'h1.result', count: 1 },
  { key: 'corners.ft.total', count: 4 },
]
const markets = [
  marketOf({ id: '23', key: 'corners.ft.total', line: '8.5' }),
  marketOf(),
  marketOf({ id: '22', key: 'h1.result' }),
]

test('markets stand under their groups, and a group that is chosen is read whole', async () => {
  const { user } = openRoom({ match: matchOf({ markets, marketCount: 6, keys: KEYS }) })
  await screen.findByRole('heading', { name: 'Corners', level: 2 })
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const ours = ['Main markets', 'Halves', 'Corners']
  expect(names.filter((name) => ours.includes(name ?? ''))).toEqual(ours)
  await user.click(screen.getByRole('button', { name: /^Corners/ }))
  await waitFor(() => expect(server.addressesOf(tradingMatch).at(-1)).toContain('all=1'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Match result' })).toBeNull())
  expect(screen.getByRole('article', { name: /orner/ })).toBeTruthy()
})

test('a match with one group alone has no chips of groups', async () => {
  openRoom()
  expect(await screen.findByRole('article', { name: 'Match result' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Groups of markets' })).toBeNull()
})
