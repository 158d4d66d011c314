import { screen, within } from '@testing-library/react'
import { readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { viewAsPlayer } from '@zar/contract/office/view/player-view'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const REASON = 'The player asks where the bonus is.'

function openTab() {
  const tab = { opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => open.mockRestore())
  return tab
}

async function openDialog() {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'player.view_as': 'yes' }))
  const { user } = renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
  await user.click(await screen.findByRole('button', { name: 'Through the player’s eyes' }))
  const dialog = within(await findDialog('The pages of gecekusu'))
  return { user, dialog }
}

test('the pages open in a tab that cannot reach this one, for a reason', async () => {
  const tab = openTab()
  const { user, dialog } = await openDialog()
  server.on(viewAsPlayer, { url: 'http://view.example/view#en.abc' })
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /^Open the pages/ }))
  expect(await screen.findByText('The pages of gecekusu are open in a tab')).toBeTruthy()
  expect(server.inputsOf(viewAsPlayer)).toEqual([{ id: ID, reason: REASON }])
  expect(tab.opener).toBeNull()
  expect(tab.location.replace).toHaveBeenCalledWith('http://view.example/view#en.abc')
})

test('a refusal closes the empty tab and is told', async () => {
  const tab = openTab()
  const { user, dialog } = await openDialog()
  server.refuse(viewAsPlayer, 'view_not_served')
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /^Open the pages/ }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/No address is set/)
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.location.replace).not.toHaveBeenCalled()
})
