import { screen, waitFor } from '@testing-library/react'
import { changePassword } from '@zar/contract/players/customer'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test, vi } from 'vitest'
import { BUSY, errorOf, put, stateOf, typedIn } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

function open() {
  signInAda()
  const onDone = vi.fn()
  const { user } = render(<ChangePasswordForm onDone={onDone} />)
  const fill = (password: string) => {
    put('Old Password', 'old-secret')
    put('Password', password)
    put('Confirm Password', password)
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Change' }))
  return { user, onDone, fill, submit }
}

test('§5 Change password: a change of nothing says at each of the three fields what is missing', async () => {
  const { submit } = open()
  await submit()
  await waitFor(() => expect(errorOf('Old Password')).toBe('Enter your old password'))
  expect(errorOf('Password')).toBe('Choose a password')
  expect(errorOf('Confirm Password')).toBe('Enter your password once more')
  expect(document.activeElement).toBe(screen.getByLabelText('Old Password'))
  expect(server.inputsOf(changePassword)).toEqual([])
})

test('a new password that is too common is marked where it was chosen', async () => {
  const { fill, submit, onDone } = open()
  server.refuse(changePassword, 'weak_password')
  fill('password')
  await submit()
  await waitFor(() => expect(errorOf('Password')).toBe(REFUSALS.weak_password.en))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(typedIn('Old Password')).toBe('old-secret')
  expect(onDone).not.toHaveBeenCalled()
})

test('a change that got no answer keeps what was typed, and is sent again by the next press', async () => {
  const { fill, submit } = open()
  server.lose(changePassword)
  fill('cherry-garden-42')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  server.on(changePassword, null, 'Changed')
  await submit()
  expect(await screen.findByText('Changed')).toBeTruthy()
  expect(server.inputsOf(changePassword)).toHaveLength(2)
})

test('§2 Change password: the button is busy while a change runs, it is sent once, and no password stays', async () => {
  const { user, fill, submit, onDone } = open()
  const release = server.hold(changePassword, null, 'Changed')
  fill('cherry-garden-42')
  await submit()
  const waiting = await screen.findByRole('button', { name: 'Changing' })
  expect(stateOf(waiting)).toEqual(BUSY)
  await user.click(waiting)
  await user.type(screen.getByLabelText('Old Password'), '{Enter}')
  release()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(server.inputsOf(changePassword)).toHaveLength(1)
  for (const label of ['Old Password', 'Password', 'Confirm Password'])
    expect(typedIn(label)).toBe('')
})
