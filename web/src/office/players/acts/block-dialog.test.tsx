import { fireEvent, screen, within } from '@testing-library/react'
import { blockPlayer, readPlayer } from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'
import { today } from './days.ts'

const REASON = 'The account was taken over.'

test('a block says what stops and what goes on, takes a reason, and a day that is to come', async () => {
  server.on(proposals, [])
  server.on(readPlayer, playerOf({ 'player.block': 'yes' }))
  server.on(blockPlayer, null)
  const { user } = renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  const dialog = within(await findDialog('Block gecekusu?'))
  expect(
    dialog.getByText(/0 open sessions end\. Withdrawals that wait and wins go on/),
  ).toBeTruthy()
  const press = () => user.click(dialog.getByRole('button', { name: 'Block' }))
  await press()
  expect(dialog.getByText('20 more characters.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.selectOptions(dialog.getByRole('combobox'), 'Until a day')
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: today() } })
  await press()
  expect(dialog.getByRole('alert').textContent).toBe('Choose a day after today.')
  expect(server.inputsOf(blockPlayer)).toEqual([])
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2099-12-31' } })
  await press()
  expect(await screen.findByText('gecekusu is blocked')).toBeTruthy()
  expect(server.inputsOf(blockPlayer)).toEqual([{ id: ID, until: '2099-12-31', reason: REASON }])
})
