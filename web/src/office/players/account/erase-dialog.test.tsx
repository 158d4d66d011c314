import { screen, within } from '@testing-library/react'
import { askErasure } from '@zar/contract/office/identity/erasures'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('PRV-02: an account is put in line to be erased for its owner, for a reason', async () => {
  const { user } = openPlayer({ 'erasure.ask': 'yes' })
  await user.click(await screen.findByRole('button', { name: 'Put in line for erasure' }))
  const dialog = within(await findDialog('Close the account of gecekusu to be erased?'))
  const press = () => user.click(dialog.getByRole('button', { name: 'Close, put in line' }))
  await press()
  expect(server.inputsOf(askErasure)).toEqual([])
  await user.type(dialog.getByRole('textbox'), REASON)
  server.on(askErasure, null)
  await press()
  expect(await screen.findByText('gecekusu is in line for erasure')).toBeTruthy()
  expect(server.inputsOf(askErasure)).toEqual([{ id: ID, reason: REASON }])
})
