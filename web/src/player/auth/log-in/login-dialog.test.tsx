import { screen, waitFor } from '@testing-library/react'
import { login } from '@zar/contract/players/auth'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { session } from '../../../lib/session/session.ts'
import { endSession } from '../../../lib/session/session-ended.ts'
import { BUSY, errorOf, put, stateOf, typedIn } from '../../../testing/field.ts'
import { ADA, signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { LoginDialog } from './login-dialog.tsx'

type User = ReturnType<typeof render>['user']
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Login' }))
async function fill(user: User, name: string, password: string) {
  await user.type(screen.getByLabelText('Username'), name)
  await user.type(screen.getByLabelText('Password'), password)
  await submit(user)
}

test('§5 Login: nothing is sent while a field is wrong, and each says what to do', async () => {
  const { user } = render(<LoginDialog />)
  await submit(user)
  await waitFor(() => expect(errorOf('Username')).toBe('Enter your username'))
  expect(errorOf('Password')).toBe('Enter your password')
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  await user.type(screen.getByLabelText('Username'), 'ada')
  for (const wrong of ['ab', 'x'.repeat(101)]) {
    put('Password', wrong)
    await submit(user)
    await waitFor(() => expect(errorOf('Password')).toBe('The password has 3 to 100 characters'))
  }
  expect(server.inputsOf(login)).toEqual([])
})

test('§2 Login: who has no account is led to the sign-up', async () => {
  const { user } = render(<LoginDialog />)
  await user.click(screen.getByRole('button', { name: 'Not a Member? Sign Up Now!' }))
  expect(openedDialog()).toEqual({ name: 'register' })
})

test('name and password open a session and close the dialog', async () => {
  server.on(login, ADA, 'Welcome')
  openDialog({ name: 'login' })
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  await waitFor(() => expect(session()?.username).toBe('ada'))
  expect(server.inputsOf(login)).toEqual([{ username: 'ada', password: 'secret-1' }])
  expect(openedDialog()).toBeNull()
  expect(await screen.findByText('Welcome')).toBeTruthy()
})

test('§5 Login: the button is busy while it runs, and a second press sends nothing more', async () => {
  const release = server.hold(login, ADA)
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  const waiting = screen.getByRole('button', { name: 'Logging in' })
  expect(stateOf(waiting)).toEqual(BUSY)
  await user.click(waiting)
  await user.type(screen.getByLabelText('Password'), '{Enter}')
  expect(server.inputsOf(login)).toHaveLength(1)
  release()
  await waitFor(() => expect(session()).not.toBeNull())
})

test('a player with two steps is asked for the code, and a wrong one is said at its field', async () => {
  server.refuse(login, 'second_step_needed', 'Enter the code')
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  const code = await screen.findByLabelText('Verification code')
  server.refuse(login, 'second_step_wrong', 'This code is not right')
  await user.type(code, '123456')
  await submit(user)
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect((code as HTMLInputElement).value).toBe('')
  server.on(login, ADA)
  await user.type(code, '654321')
  await submit(user)
  await waitFor(() => expect(session()?.username).toBe('ada'))
  expect(server.inputsOf(login).at(-1)).toEqual({
    username: 'ada',
    password: 'secret-1',
    code: '654321',
  })
})

test('U15: who was logged out reads why in the form', async () => {
  signInAda()
  endSession('You were logged out by the operator')
  render(<LoginDialog />)
  expect((await screen.findByRole('alert')).textContent).toBe('You were logged out by the operator')
})

test('U7: a form that its session ended over opens again after the log-in', async () => {
  signInAda()
  openDialog({ name: 'callRequest' })
  endSession('Your session has ended')
  openDialog({ name: 'login' })
  server.on(login, ADA)
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  await waitFor(() => expect(openedDialog()).toEqual({ name: 'callRequest' }))
})

test('§8 Login: a refusal is told in an alert, keeps the form and is sent again by the next press', async () => {
  server.refuse(login, 'wrong_credentials')
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.wrong_credentials.en)
  expect([typedIn('Username'), typedIn('Password')]).toEqual(['ada', 'secret-1'])
  server.lose(login)
  await submit(user)
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  server.on(login, ADA)
  await submit(user)
  await waitFor(() => expect(session()?.username).toBe('ada'))
  expect(server.inputsOf(login)).toHaveLength(3)
})

test('a second step whose password no longer holds goes back to name and password', async () => {
  server.refuse(login, 'second_step_needed')
  const { user } = render(<LoginDialog />)
  await fill(user, 'ada', 'secret-1')
  const code = await screen.findByLabelText('Verification code')
  server.refuse(login, 'wrong_credentials')
  await user.type(code, '123456{Enter}')
  expect(await screen.findByLabelText('Username')).toBeTruthy()
  expect(screen.queryByLabelText('Verification code')).toBeNull()
})

test.each([
  ['Not a Member? Sign Up Now!', 'register'],
  ['Recovery Password', 'recovery'],
])('whoever has no password goes on by “%s”', async (name, dialog) => {
  const { user } = render(<LoginDialog />)
  await user.click(screen.getByRole('button', { name }))
  expect(openedDialog()).toEqual({ name: dialog })
})
