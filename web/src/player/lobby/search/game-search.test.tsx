import { screen, waitFor } from '@testing-library/react'
import { games } from '@zar/contract/casino/casino'
import { expect, test, vi } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { game } from '../../../testing/games.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { setWindow } from '../../../testing/window.ts'
import { GameSearch } from './game-search.tsx'

const field = () => screen.getByRole('combobox')
/** The game that the keyboard stands at, as a screen reader hears it. */
const pointedAt = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id && document.getElementById(id)?.querySelector('b')?.textContent
}
function open() {
  server.on(games, [game('book'), game('dice')])
  const props = { onLeave: vi.fn(), onOpened: vi.fn() }
  return { ...render(<GameSearch {...props} />), ...props }
}

test('a name is asked for once the typing has paused, and how many there are is said', async () => {
  const { user } = open()
  await user.type(field(), ' boo ')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(server.inputsOf(games)).toMatchObject([{ search: 'boo' }])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('2')
})

test('the keyboard goes round the games and opens one, after the log-in alone', async () => {
  const { user, onOpened } = open()
  await user.type(field(), 'boo')
  await waitFor(() => expect(pointedAt()).toBe('Game book'))
  await user.keyboard('{ArrowDown}')
  expect(pointedAt()).toBe('Game dice')
  await user.keyboard('{ArrowDown}')
  expect(pointedAt()).toBe('Game book')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onOpened).toHaveBeenCalledOnce()
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('a game that is pressed opens for a player', async () => {
  setWindow('phone')
  signInAda()
  const { user } = open()
  await user.type(field(), 'boo')
  await user.click(await screen.findByRole('option', { name: /Game dice/ }))
  await waitFor(() =>
    expect(openedDialog()).toMatchObject({ name: 'game', game: { gameCode: 'dice' } }),
  )
})

test('Esc closes the list and keeps what was typed, leaving with nothing typed tells', async () => {
  const { user, onLeave } = open()
  await user.type(field(), 'boo')
  await waitFor(() => expect(pointedAt()).toBe('Game book'))
  await user.keyboard('{Escape}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect((field() as HTMLInputElement).value).toBe('boo')
  await user.tab()
  expect(onLeave).not.toHaveBeenCalled()
  await user.clear(field())
  await user.tab()
  expect(onLeave).toHaveBeenCalledOnce()
})

test('a search that finds nothing says so', async () => {
  const { user } = open()
  server.on(games, [])
  await user.type(field(), 'zzz')
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  await waitFor(() => expect(screen.getByRole('status').className).toBe('gamesearch__say'))
  expect(screen.queryAllByRole('option')).toEqual([])
})
