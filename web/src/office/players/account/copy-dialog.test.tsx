import { screen, within } from '@testing-library/react'
import { openPlayerCopy } from '@zar/contract/office/player/account'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

const ACTIONS = { 'player.copy': 'second' } as const
const OPEN = { name: 'Copy of data' }

test('PRV-02: a copy is proposed for a closed account too; why it does not go out is told in the dialog', async () => {
  const { user } = openPlayer(ACTIONS, { isEmailConfirmed: true, state: 'closed' })
  await user.click(await screen.findByRole('button', OPEN))
  const dialog = within(await findDialog('gecekusu: let a copy of their data out?'))
  expect(dialog.getByText(/The link goes to el••••@posta.example/)).toBeTruthy()
  const press = () => user.click(dialog.getByRole('button', { name: 'Propose the copy' }))
  await press()
  expect(server.inputsOf(openPlayerCopy)).toEqual([])
  await user.type(dialog.getByRole('textbox'), REASON)
  server.refuse(openPlayerCopy, 'copy_contact_new')
  await press()
  expect((await dialog.findByRole('alert')).textContent).toMatch(/in the last seven days/)
  server.on(openPlayerCopy, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(openPlayerCopy).at(-1)).toEqual({ id: ID, reason: REASON })
})

test('of a player without a verified address the button says why', async () => {
  openPlayer(ACTIONS, { isEmailConfirmed: false })
  const button = await screen.findByRole('button', OPEN)
  expect(button.getAttribute('aria-description')).toBe('E-mail and phone are not both verified.')
})
