import { screen, within } from '@testing-library/react'
import { messagePlayer } from '@zar/contract/office/player-acts'
import { readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

test('m opens the message, which waits through a failure and goes out with Ctrl Enter', async () => {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'player.message': 'yes' }))
  server.refuse(messagePlayer, 'out_of_hours')
  const { user } = renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
  await screen.findByRole('heading', { name: 'gecekusu' })
  await user.keyboard('m')
  const dialog = within(await findDialog('Message to gecekusu'))
  expect(dialog.getByText(/The player reads Turkish/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send the message' }))
  expect(dialog.getAllByText('Write at least three characters.')).toHaveLength(2)
  await user.type(dialog.getByLabelText('Title'), 'Havalen hakkında')
  await user.type(dialog.getByLabelText('Text'), 'Bankan onayladı.{Control>}{Enter}{/Control}')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/not valid at this hour/)
  server.on(messagePlayer, null)
  await user.click(dialog.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findByText('The message is in the inbox of gecekusu')).toBeTruthy()
  const words = { id: ID, title: 'Havalen hakkında', note: 'Bankan onayladı.' }
  expect(server.inputsOf(messagePlayer)).toEqual([words, words])
})
