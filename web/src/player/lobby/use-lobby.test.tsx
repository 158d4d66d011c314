import { waitFor } from '@testing-library/react'
import { type Category, lobby } from '@zar/contract/casino/casino'
import { expect, test } from 'vitest'
import { game } from '../../testing/games.ts'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { gameAt, PAGE, useLobby, usePages } from './use-lobby.ts'

const SLOTS = { slug: 'slot' }
const category = (id: number): Category => ({
  id,
  name: 'Slots',
  imageUrl: '',
  slugList: ['slot'],
  total: 90,
  games: [game('carried')],
})

test('the games that the bootstrap carries stand until the first page is here', async () => {
  const release = server.hold(lobby, { total: 91, games: [game('fetched')] })
  const { result } = renderHook(() => useLobby(SLOTS, [category(1)], true))
  expect(result.current.first).toMatchObject({ total: 90, games: [{ gameCode: 'carried' }] })
  expect(result.current.isStale).toBe(true)
  release()
  await waitFor(() => expect(result.current.isStale).toBe(false))
  expect(result.current.first).toMatchObject({ total: 91, games: [{ gameCode: 'fetched' }] })
  expect(server.inputsOf(lobby)).toEqual([{ slug: 'slot', skip: 0, take: PAGE }])
})

test.each([
  ['of a page with two categories', SLOTS, [category(1), category(2)]],
  ['of a question that is narrower', { slug: 'slot', search: 'book' }, [category(1)]],
])('games that are carried do not stand for the answer %s', (_, asked, categories) => {
  server.hold(lobby, { total: 0, games: [] })
  const { result } = renderHook(() => useLobby(asked, categories, true))
  expect(result.current.first).toBeUndefined()
})

test('pages in view are fetched beside the first, and one that failed can be asked for again', async () => {
  server.lose(lobby)
  const first = [game('first')]
  const { result } = renderHook(() => usePages(SLOTS, first, [0, 1]))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(gameAt(result.current.pages, 0)?.gameCode).toBe('first')
  expect(gameAt(result.current.pages, PAGE)).toBeUndefined()
  server.on(lobby, { total: 61, games: [game('last')] })
  result.current.retry()
  await waitFor(() => expect(gameAt(result.current.pages, PAGE)?.gameCode).toBe('last'))
  expect(server.inputsOf(lobby).at(-1)).toEqual({ slug: 'slot', skip: PAGE, take: PAGE })
})
