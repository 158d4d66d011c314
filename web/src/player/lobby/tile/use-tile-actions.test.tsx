import { act, screen, waitFor } from '@testing-library/react'
import { favorites, toggleFavorite, unavailable } from '@zar/contract/casino/casino'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { game } from '../../../testing/games.ts'
import { signInAda } from '../../../testing/player.ts'
import { renderHook } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { setWindow } from '../../../testing/window.ts'
import { useTileActions } from './use-tile-actions.ts'

const BOOK = game('book')

async function open(marked: string[]) {
  signInAda()
  server.on(unavailable, [])
  server.on(favorites, marked)
  const { result } = renderHook(useTileActions)
  await waitFor(() => expect(result.current.favorites).toEqual(marked))
  return result
}

test('a visitor who plays or marks a game logs in first', async () => {
  server.on(unavailable, [])
  const { result } = renderHook(useTileActions)
  act(() => result.current.actions.play(BOOK))
  expect(openedDialog()).toEqual({ name: 'login' })
  act(() => result.current.actions.favorite(BOOK))
  expect(server.inputsOf(toggleFavorite)).toEqual([])
})

test('the heart of a game changes at once, and the server’s word is told', async () => {
  const result = await open(['dice'])
  const release = server.hold(toggleFavorite, { isFavorite: true })
  act(() => result.current.actions.favorite(BOOK))
  await waitFor(() => expect(result.current.favorites).toEqual(['dice', 'book']))
  server.on(favorites, ['book', 'dice'])
  release()
  expect(await screen.findByText('Added to favorites')).toBeTruthy()
  await waitFor(() => expect(result.current.favorites).toEqual(['book', 'dice']))
  expect(server.inputsOf(toggleFavorite)).toEqual([{ code: 'book', providerId: 2 }])
})

test('a heart that was refused goes back, and its sentence is told', async () => {
  const result = await open(['book'])
  server.refuse(toggleFavorite, 'too_many_calls')
  // The list of the server, asked for afterwards, would mend it too.
  server.lose(favorites)
  act(() => result.current.actions.favorite(BOOK))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_calls.en)
  await waitFor(() => expect(result.current.favorites).toEqual(['book']))
})

test('a game whose supplier is away is closed, the others are open', async () => {
  signInAda()
  server.on(unavailable, [2])
  server.on(favorites, [])
  const { result } = renderHook(useTileActions)
  await waitFor(() => expect(result.current.isClosed(BOOK)).toBe(true))
  expect(result.current.isClosed(game('dice', { mainProviderId: 3 }))).toBe(false)
})

test('no tile is drawn anew for the favourites: what tiles do stays the same object', async () => {
  setWindow('phone')
  const result = await open([])
  const before = result.current.actions
  server.on(toggleFavorite, { isFavorite: true })
  server.on(favorites, ['book'])
  act(() => result.current.actions.favorite(BOOK))
  await waitFor(() => expect(result.current.favorites).toEqual(['book']))
  expect(result.current.actions).toBe(before)
  act(() => before.play(BOOK))
  await waitFor(() =>
    expect(openedDialog()).toMatchObject({ name: 'game', game: { gameCode: 'book' } }),
  )
})

test('a game of a supplier that is none of ours opens nothing', async () => {
  const result = await open([])
  act(() => result.current.actions.play(game('odd', { mainProviderId: 99 })))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([openedDialog(), location.pathname]).toEqual([null, '/'])
})
