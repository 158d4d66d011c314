import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderHook } from '../../testing/render.tsx'
import { setWindow } from '../../testing/window.ts'
import { openedDialog } from '../dialog/dialog.ts'
import { type GameLink, readGameLink } from './game-link.ts'
import { usePlay } from './use-play.ts'

const LINK: GameLink = { providerName: 'hub88', gameCode: 'book', system: '', productId: '' }

test('on a phone a game opens over the page', async () => {
  setWindow('phone')
  const { result } = renderHook(usePlay, '/casino/slot')
  await act(() => result.current(LINK, 'Book of Zar'))
  expect(openedDialog()).toEqual({ name: 'game', game: LINK, title: 'Book of Zar' })
  expect(location.pathname).toBe('/casino/slot')
})

test('on a desk a game has a page of its own, whose address says which', async () => {
  const { result } = renderHook(usePlay, '/casino/slot')
  await act(() => result.current(LINK, 'Book of Zar'))
  expect(openedDialog()).toBeNull()
  expect(readGameLink(location.pathname.split('/').at(-1) ?? '')).toEqual(LINK)
  expect(history.state).toMatchObject({ usr: { title: 'Book of Zar' } })
})
