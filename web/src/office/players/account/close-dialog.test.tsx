import { screen, within } from '@testing-library/react'
import { closePlayer } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('an account is proposed to be closed, with its cause; one with money is told to be open', async () => {
  const { user } = openPlayer({ 'player.close': 'second' })
  await user.click(await screen.findByRole('button', { name: 'Close the account' }))
  const dialog = within(await findDialog('Close the account of gecekusu?'))
  await user.type(dialog.getByRole('textbox'), REASON)
  const press = () => user.click(dialog.getByRole('button', { name: 'Propose to close it' }))
  await press()
  expect(server.inputsOf(closePlayer)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'By rule')
  server.refuse(closePlayer, 'erasure_balance_left')
  await press()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  server.on(closePlayer, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(closePlayer).at(-1)).toEqual({ id: ID, cause: 'rule', reason: REASON })
})

test('a closed account is not closed again', async () => {
  openPlayer({ 'player.close': 'second' }, { state: 'closed' })
  const button = await screen.findByRole('button', { name: 'Close the account' })
  expect(button.getAttribute('aria-description')).toBe('The account is closed.')
})
