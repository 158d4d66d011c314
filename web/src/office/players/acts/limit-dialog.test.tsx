import { screen, within } from '@testing-library/react'
import { setHouseLimit } from '@zar/contract/office/player-acts'
import { readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const REASON = 'Losses have doubled in a month.'

test('LIM-07: a limit stands on the button, time is by the day, and what is no number is not sent', async () => {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'limit.house_set': 'yes' }))
  server.refuse(setHouseLimit, 'house_limit_higher')
  const { user } = renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
  await user.click(await screen.findByRole('button', { name: 'Set a limit' }))
  const dialog = within(await findDialog('Limit of the house'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.type(dialog.getByLabelText('At most, ₺'), '12,5')
  await user.click(dialog.getByRole('button', { name: 'Set the limit' }))
  expect(dialog.getByRole('alert').textContent).toMatch(/whole number of 100,000,000 or less/)
  await user.clear(dialog.getByLabelText('At most, ₺'))
  await user.type(dialog.getByLabelText('At most, ₺'), '500')
  await user.click(dialog.getByRole('button', { name: 'Set ₺500 as limit' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/takes two people/)
  server.on(setHouseLimit, null)
  await user.selectOptions(dialog.getByLabelText('Limit of what'), 'Time')
  await user.clear(dialog.getByLabelText('At most, minutes'))
  await user.type(dialog.getByLabelText('At most, minutes'), '90')
  await user.click(dialog.getByRole('button', { name: 'Set 90 min as limit' }))
  expect(await screen.findByText('The limit is set: 90 min')).toBeTruthy()
  expect(server.inputsOf(setHouseLimit)).toEqual([
    { id: ID, kind: 'loss', period: 'week', most: 500, reason: REASON },
    { id: ID, kind: 'time', period: 'day', most: 90, reason: REASON },
  ])
})
