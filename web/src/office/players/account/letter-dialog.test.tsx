import { screen, within } from '@testing-library/react'
import { sendResetLetter } from '@zar/contract/office/player/access'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer } from '../testing/open-player.tsx'

test('the recovery letter goes to the address of the account, and one that is refused is told', async () => {
  const { user } = openPlayer({ 'player.reset_link': 'yes' })
  await user.click(await screen.findByRole('button', { name: 'Recovery letter' }))
  const dialog = within(await findDialog('gecekusu: recovery letter'))
  expect(dialog.getByText(/It goes to el••••@posta.example and nowhere else/)).toBeTruthy()
  server.refuse(sendResetLetter, 'too_many_attempts', 'Three were sent')
  await user.click(dialog.getByRole('button', { name: 'Send the letter' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  server.on(sendResetLetter, null)
  await user.click(dialog.getByRole('button', { name: 'Send the letter' }))
  expect(await screen.findByText(/The recovery letter is sent/)).toBeTruthy()
  expect(server.inputsOf(sendResetLetter).at(-1)).toEqual({ id: ID })
})
