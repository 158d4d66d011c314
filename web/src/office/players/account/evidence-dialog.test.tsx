import { screen, within } from '@testing-library/react'
import { makePlayerEvidence } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

test('the evidence is made for its owner, for a reason; too soon is told in the dialog', async () => {
  const { user } = openPlayer({ 'player.evidence': 'yes' })
  await user.click(await screen.findByRole('button', { name: 'Evidence file' }))
  const dialog = within(await findDialog('gecekusu: make the evidence file again?'))
  const press = () => user.click(dialog.getByRole('button', { name: 'Make the file' }))
  await press()
  expect(server.inputsOf(makePlayerEvidence)).toEqual([])
  await user.type(dialog.getByRole('textbox'), REASON)
  server.refuse(makePlayerEvidence, 'evidence_too_soon')
  await press()
  expect(await dialog.findByRole('alert')).toBeTruthy()
  server.on(makePlayerEvidence, null)
  await press()
  expect(await screen.findByText('The file is being made, the player is told')).toBeTruthy()
  expect(server.inputsOf(makePlayerEvidence).at(-1)).toEqual({ id: ID, reason: REASON })
})
