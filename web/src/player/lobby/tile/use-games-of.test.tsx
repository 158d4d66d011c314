import { waitFor } from '@testing-library/react'
import { favorites, lobby, recent } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { game } from '../../../testing/games.ts'
import { signInAda } from '../../../testing/player.ts'
import { renderHook } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { useFavoriteGames, useGame, useRecentGames } from './use-games-of.ts'

test('a visitor has neither games of before nor favourites, and none are asked for', () => {
  renderHook(useRecentGames)
  const { result } = renderHook(useFavoriteGames)
  expect(result.current).toEqual([])
  expect([server.inputsOf(recent), server.inputsOf(favorites)]).toEqual([[], []])
})

test('no more favourites are asked for than a scroller holds', async () => {
  signInAda()
  const codes = Array.from({ length: 30 }, (_, at) => `game-${at}`)
  server.on(favorites, codes)
  server.on(lobby, { total: 1, games: [game('game-0')] })
  const { result } = renderHook(useFavoriteGames)
  await waitFor(() => expect(result.current).toHaveLength(1))
  expect(server.inputsOf(lobby)).toEqual([{ codes: codes.slice(0, 24), skip: 0, take: 24 }])
})

test('a game that is in no catalogue is none, and without a code none is asked for', async () => {
  server.on(lobby, { total: 0, games: [] })
  const { result } = renderHook(() => ({ one: useGame('gone').data, none: useGame(undefined) }))
  await waitFor(() => expect(result.current.one).toBeNull())
  expect(result.current.none.fetchStatus).toBe('idle')
  expect(server.inputsOf(lobby)).toHaveLength(1)
})
