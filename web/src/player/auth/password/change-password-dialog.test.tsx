import { screen, waitFor } from '@testing-library/react'
import { changePassword } from '@zar/contract/players/customer'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

type User = ReturnType<typeof render>['user']
async function fill(user: User, old: string, next: string, again: string) {
  for (const [label, text] of [
    ['Old Password', old],
    ['Password', next],
    ['Confirm Password', again],
  ] as const) {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
  }
  await user.click(screen.getByRole('button', { name: 'Change' }))
}

test('§5 Change password: nothing is sent while two passwords differ', async () => {
  signInAda()
  const { user } = render(<ChangePasswordDialog />)
  await fill(user, 'old-secret', 'new-secret-1', 'new-secret-2')
  expect(await screen.findByText('The two passwords are not the same')).toBeTruthy()
  expect(server.inputsOf(changePassword)).toEqual([])
})

test('§5 Change password: the server’s word is told, and success closes the dialog', async () => {
  signInAda()
  openDialog({ name: 'changePassword' })
  const { user } = render(<ChangePasswordDialog />)
  server.refuse(changePassword, 'wrong_old_password', 'The old password is wrong')
  await fill(user, 'old-secret', 'new-secret-1', 'new-secret-1')
  await waitFor(() =>
    expect(screen.getByLabelText('Old Password').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(openedDialog()).toEqual({ name: 'changePassword' })
  server.on(changePassword, null, 'Your password was changed')
  await fill(user, 'old-secret-2', 'new-secret-1', 'new-secret-1')
  expect(await screen.findByText('Your password was changed')).toBeTruthy()
  expect(server.inputsOf(changePassword).at(-1)).toEqual({
    oldPassword: 'old-secret-2',
    password: 'new-secret-1',
    confirmPassword: 'new-secret-1',
  })
  expect(openedDialog()).toBeNull()
})
