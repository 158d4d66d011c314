import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  changePasswordWithCode,
  checkResetCode,
  sendResetPassword,
} from '@zar/contract/players/auth'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { BUSY, errorOf, put, stateOf, typedIn } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { RecoveryDialog } from './recovery-dialog.tsx'

type User = ReturnType<typeof render>['user']
const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }))

async function toCode() {
  server.on(sendResetPassword, null, 'Sent')
  const view = render(<RecoveryDialog />)
  await view.user.type(screen.getByLabelText('Username'), ' ada ')
  await goOn(view.user)
  return { ...view, code: await screen.findByLabelText('Reset code') }
}

test('recovery asks for a name first, and sends nothing without one', async () => {
  const { user } = render(<RecoveryDialog />)
  await goOn(user)
  await waitFor(() => expect(errorOf('Username')).toBe('Enter your username'))
  expect(server.inputsOf(sendResetPassword)).toEqual([])
})

test('a name of spaces alone is none', async () => {
  const { user } = render(<RecoveryDialog />)
  await user.type(screen.getByLabelText('Username'), '   {Enter}')
  await waitFor(() => expect(errorOf('Username')).toBe('Enter your username'))
  expect(server.inputsOf(sendResetPassword)).toEqual([])
})

test('the four steps of a recovery change the password with the code that was mailed', async () => {
  const { user, code } = await toCode()
  expect(server.inputsOf(sendResetPassword)).toEqual([{ username: 'ada' }])
  server.on(checkResetCode, null)
  await user.type(code, '123456')
  await user.type(await screen.findByLabelText('Password'), 'new-secret-1')
  await user.type(screen.getByLabelText('Confirm Password'), 'new-secret-1')
  server.on(changePasswordWithCode, null)
  await goOn(user)
  expect(await screen.findByText(/Password change successful/)).toBeTruthy()
  expect(server.inputsOf(changePasswordWithCode)).toEqual([
    { username: 'ada', code: '123456', password: 'new-secret-1', password2: 'new-secret-1' },
  ])
})

test('§4 Recovery: a step that fails stays and says why, and every button waits for its answer', async () => {
  const press = async (name: string, endpoint: typeof sendResetPassword, refused: string) => {
    server.refuse(endpoint, 'wrong_credentials', refused)
    await goOn(user)
    expect(await screen.findByText(refused)).toBeTruthy()
    const release = server.hold(endpoint, null)
    await goOn(user)
    expect(stateOf(screen.getByRole('button', { name }))).toEqual(BUSY)
    await release()
  }
  const { user } = render(<RecoveryDialog />)
  await user.type(screen.getByLabelText('Username'), 'ada')
  await press('Sending', sendResetPassword, 'The first step failed')
  const code = await screen.findByLabelText('Reset code')
  const release = server.hold(checkResetCode, null)
  await user.type(code, '123456')
  expect(screen.getByRole('button', { name: 'Checking' })).toBeTruthy()
  await release()
  await screen.findByLabelText('Password')
  put('Password', 'new-secret-1')
  put('Confirm Password', 'new-secret-1')
  await press('Changing', changePasswordWithCode, 'The third step failed')
  expect(await screen.findByText(/Password change successful/)).toBeTruthy()
})

test('4.49, 9.26: the log-in opens one second after the recovery is done', async () => {
  const { user, code } = await toCode()
  server.on(checkResetCode, null)
  await user.type(code, '123456')
  await user.type(await screen.findByLabelText('Password'), 'new-secret-1')
  await user.type(screen.getByLabelText('Confirm Password'), 'new-secret-1')
  server.on(changePasswordWithCode, null)
  stopClock()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await settle()
  expect(screen.getByText(/Password change successful/)).toBeTruthy()
  await pass(999)
  expect(openedDialog()).toBeNull()
  await pass(1)
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('U17: a recovery takes a code of another shape, of 3 to 20 characters', async () => {
  const { user } = await toCode()
  await user.click(screen.getByRole('button', { name: 'Enter another kind of code' }))
  const plain = screen.getByLabelText('Reset code')
  await user.type(plain, 'ab{Enter}')
  expect((await screen.findAllByText('A code has 3 to 20 characters')).length).toBeGreaterThan(0)
  server.on(checkResetCode, null)
  await user.type(plain, 'c{Enter}')
  expect(await screen.findByLabelText('Confirm Password')).toBeTruthy()
  expect(server.inputsOf(checkResetCode)).toEqual([{ username: 'ada', code: 'abc' }])
})

test('a wrong reset code is told, and the field is empty for the next', async () => {
  const { user, code } = await toCode()
  server.refuse(checkResetCode, 'code_wrong', 'This code is not right')
  await user.type(code, '11{Enter}')
  expect(server.inputsOf(checkResetCode)).toEqual([])
  await user.type(code, '1111')
  expect(await screen.findByText('This code is not right')).toBeTruthy()
  expect((code as HTMLInputElement).value.replace(/\D/g, '')).toBe('')
  expect(document.activeElement).toBe(code)
})

test('a code that was sent a moment ago is still good: the recovery goes on and says so', async () => {
  server.refuse(sendResetPassword, 'code_too_soon')
  const { user } = render(<RecoveryDialog />)
  await user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  expect(await screen.findByLabelText('Reset code')).toBeTruthy()
  expect((await screen.findByText(REFUSALS.code_too_soon.en)).closest('[role=status]')).toBeTruthy()
})

test('a code whose check got no answer stays typed, and is checked again by the button', async () => {
  const { user, code } = await toCode()
  server.lose(checkResetCode)
  await user.type(code, '123456')
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  expect(typedIn('Reset code')).toBe('123-456')
  server.on(checkResetCode, null)
  await goOn(user)
  expect(document.activeElement).toBe(await screen.findByLabelText('Password'))
  expect(screen.getByText('New password').closest('li')?.getAttribute('aria-current')).toBe('step')
})

test('a new password that is too common is marked at its field, and the way back asks for a new code', async () => {
  const { user, code } = await toCode()
  server.on(checkResetCode, null)
  await user.type(code, '123456')
  await screen.findByLabelText('Password')
  put('Password', 'password')
  put('Confirm Password', 'password')
  server.refuse(changePasswordWithCode, 'weak_password')
  await goOn(user)
  await waitFor(() => expect(errorOf('Password')).toBe(REFUSALS.weak_password.en))
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  await user.click(screen.getByRole('button', { name: 'Ask for a new code' }))
  expect(typedIn('Username')).toBe('ada')
})

test('with the letter of support the name is enough; a letter that is over is told, and a code is sent then', async () => {
  const { user, unmount } = render(<RecoveryDialog letter="l0tter" />)
  server.on(checkResetCode, null)
  await user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'new-secret-1')
  await user.type(screen.getByLabelText('Confirm Password'), 'new-secret-1')
  server.on(changePasswordWithCode, null)
  await goOn(user)
  expect(await screen.findByText(/Password change successful/)).toBeTruthy()
  expect(server.inputsOf(sendResetPassword)).toEqual([])
  expect(server.inputsOf(changePasswordWithCode)).toMatchObject([{ code: 'l0tter' }])
  unmount()
  const again = render(<RecoveryDialog letter="l0tter" />)
  server.refuse(checkResetCode, 'code_wrong', 'This letter is over')
  await again.user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  expect(await screen.findByText('This letter is over')).toBeTruthy()
  server.on(sendResetPassword, null, 'Sent')
  await goOn(again.user)
  expect(await screen.findByLabelText('Reset code')).toBeTruthy()
})
