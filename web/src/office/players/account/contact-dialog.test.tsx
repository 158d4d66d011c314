import { screen, within } from '@testing-library/react'
import { changePlayerContact } from '@zar/contract/office/player/access'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('another contact is proposed, with what becomes of it, and only where it is one', async () => {
  const { user } = openPlayer({ 'player.contact_change': 'second' })
  await user.click(await screen.findByRole('button', { name: 'Change the contact' }))
  const dialog = within(await findDialog('gecekusu: another contact'))
  expect(dialog.getByText(/waits for 24 hours/)).toBeTruthy()
  const press = () => user.click(dialog.getByRole('button', { name: 'Propose the change' }))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.type(dialog.getByLabelText('The new one'), 'not an address')
  await press()
  expect(dialog.getByRole('alert').textContent).toBe('Type a valid address or number.')
  expect(server.inputsOf(changePlayerContact)).toEqual([])
  await user.selectOptions(dialog.getByRole('combobox'), 'Phone')
  await user.clear(dialog.getByLabelText('The new one'))
  await user.type(dialog.getByLabelText('The new one'), '0532 100 20 30')
  server.on(changePlayerContact, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(changePlayerContact)).toEqual([
    { id: ID, kind: 'phone', value: '0532 100 20 30', reason: REASON },
  ])
})
