import { act, screen } from '@testing-library/react'
import { bettingTree } from '@zar/contract/betting/board'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { TREE } from '../testing/board.ts'
import { stubStream } from '../testing/stream.ts'
import { changeSettings, DEFAULTS, settings } from './settings.ts'
import { SettingsPage } from './settings-page.tsx'

beforeEach(() => {
  stubStream()
  act(() => changeSettings(DEFAULTS))
  server.on(bettingTree, TREE)
})

// Other tests are of a new player.
afterEach(() => act(() => changeSettings(DEFAULTS)))

test('it says where settings are kept: in the browser, and of a player with the account', () => {
  const { unmount } = render(<SettingsPage />)
  expect(screen.getByText('Applied at once, kept in this browser')).toBeTruthy()
  unmount()
  signInAda()
  render(<SettingsPage />)
  expect(screen.getByText('Applied at once, kept with your account')).toBeTruthy()
})

test('a format is chosen by the same two prices, and kept', async () => {
  const { user } = render(<SettingsPage />)
  await user.click(screen.getByRole('radio', { name: /American/ }))
  expect(screen.getByText('+240')).toBeTruthy()
  expect(settings().format).toBe('american')
  expect(localStorage.getItem('betting.settings')).toContain('american')
})

test('a quick stake is kept as its field is left, and what is no whole sum is told and not kept', async () => {
  const { user } = render(<SettingsPage />)
  const field = screen.getByRole('textbox', { name: 'Quick stake 2' })
  await user.clear(field)
  await user.type(field, '1.250{Enter}')
  expect(settings().quick).toEqual([50, 1_250, 250, 500])
  await user.clear(field)
  await user.type(field, '12,50')
  await user.tab()
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(settings().quick).toEqual([50, 1_250, 250, 500])
  await user.type(field, '{Escape}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty sum asks never, and switches and choices are kept at once', async () => {
  const { user } = render(<SettingsPage />)
  const field = screen.getByRole('textbox', { name: 'Ask once more above this stake' })
  await user.clear(field)
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Take higher' }))
  await user.click(screen.getByRole('switch', { name: /Show the margin/ }))
  await user.click(screen.getByRole('switch', { name: /small fall/ }))
  await user.click(screen.getByRole('button', { name: 'Roomy' }))
  expect(settings()).toMatchObject({
    confirmKurus: null,
    policy: 'better',
    showsMargin: false,
    cashOutDropPercent: 0,
    rows: 'roomy',
  })
})
