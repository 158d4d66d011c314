import { act, screen, waitFor, within } from '@testing-library/react'
import { bettingTree } from '@zar/contract/betting/board'
import { beforeEach, expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { forgetSession } from '../../../lib/session/session.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { TREE } from '../testing/board.ts'
import { beginSlip } from '../testing/slip-tests.tsx'
import { oneTouch, turnOneTouch } from './one-touch.ts'

beforeEach(() => {
  beginSlip()
  act(() => turnOneTouch(null))
  server.on(bettingTree, TREE)
})

test('it is asked for with a stake within what is asked about once more, and is off after a log-out', async () => {
  signInAda()
  const { user } = render(<SettingsPage />)
  await user.click(screen.getByRole('switch', { name: /One-touch betting/ }))
  const dialog = await screen.findByRole('dialog', { name: 'One-touch betting' })
  const stake = within(dialog).getByRole('textbox', { name: 'Stake of each press' })
  await user.clear(stake)
  await user.type(stake, '1.200')
  expect(within(dialog).getByText(/cannot be above/)).toBeTruthy()
  await user.clear(stake)
  await user.type(stake, '75')
  expect(oneTouch()).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Turn on with ₺75,00' }))
  expect(oneTouch()).toEqual({ stakeKurus: 7_500 })
  expect(screen.getByText('On: a press on a price places ₺75,00 at once')).toBeTruthy()
  act(() => forgetSession())
  expect(oneTouch()).toBeNull()
  signInAda()
  expect(oneTouch(), 'asked again in each session').toBeNull()
  await waitFor(() => expect(sessionStorage.getItem('betting.one-touch')).toBeNull())
})

test('a visitor is asked to log in, and a dialog that is closed turns nothing on', async () => {
  const { user, unmount } = render(<SettingsPage />)
  await user.click(screen.getByRole('switch', { name: /One-touch betting/ }))
  expect(openedDialog()).toEqual({ name: 'login' })
  unmount()
  signInAda()
  render(<SettingsPage />)
  await user.click(screen.getByRole('switch', { name: /One-touch betting/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(oneTouch()).toBeNull()
})
