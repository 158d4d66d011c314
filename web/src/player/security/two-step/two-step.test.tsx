import { screen, waitFor } from '@testing-library/react'
import { beginTwoStep, confirmTwoStep, endTwoStep, twoStep } from '@zar/contract/players/two-step'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test, vi } from 'vitest'
import { errorOf, put, typedIn } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { TwoStep } from './two-step.tsx'

type User = ReturnType<typeof render>['user']
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function open(isOn: boolean) {
  signInAda()
  server.on(twoStep, { isOn, recoveryLeft: isOn ? 1 : 0 })
  const { user } = render(<TwoStep />)
  await screen.findByText(isOn ? 'On' : 'Off')
  await press(user, `Two-step log-in: Switch ${isOn ? 'off' : 'on'}`)
  await screen.findByLabelText('Your password')
  return user
}

async function toScan() {
  const user = await open(false)
  server.on(beginTwoStep, { secret: 'ABCDEFGHIJ', url: 'otpauth://totp/zar?secret=ABCDEFGHIJ' })
  await user.type(screen.getByLabelText('Your password'), 'secret-1{Enter}')
  await screen.findByLabelText('Code of the app')
  return user
}

test('the secret is for the password: without it none is asked for, a wrong one is told', async () => {
  const user = await open(false)
  await press(user, 'Continue')
  await waitFor(() => expect(errorOf('Your password')).toBe('Enter your password'))
  expect(server.inputsOf(beginTwoStep)).toEqual([])
  server.refuse(beginTwoStep, 'wrong_password')
  await user.type(screen.getByLabelText('Your password'), 'secret-0{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.wrong_password.en)
  await press(user, 'Cancel')
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Two-step log-in: Switch on' }),
  )
})

test('the secret is there as a picture and in fours, and the focus where it is said what to do', async () => {
  await toScan()
  expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^Scan this code/)
})

test('the first code needs six digits, and a wrong one is cleared for the next', async () => {
  const user = await toScan()
  await user.type(screen.getByLabelText('Code of the app'), '12345{Enter}')
  await waitFor(() => expect(errorOf('Code of the app')).toBe('Enter all 6 digits of the code'))
  expect(server.inputsOf(confirmTwoStep)).toEqual([])
  server.refuse(confirmTwoStep, 'code_wrong')
  await user.type(screen.getByLabelText('Code of the app'), '6{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.code_wrong.en)
  await waitFor(() => expect(typedIn('Code of the app')).toBe('___-___'))
  expect(server.inputsOf(confirmTwoStep)).toEqual([{ code: '123456' }])
})

test('a secret that has run out leads back to the password', async () => {
  const user = await toScan()
  server.refuse(confirmTwoStep, 'two_step_not_begun')
  await user.type(screen.getByLabelText('Code of the app'), '123456{Enter}')
  expect(await screen.findByLabelText('Your password')).toBeTruthy()
  expect(screen.queryByLabelText('Code of the app')).toBeNull()
})

test('the recovery codes are shown once it is on, are copied together, and closed by whoever kept them', async () => {
  const user = await toScan()
  const release = server.hold(confirmTwoStep, { recoveryCodes: ['aaaaa-11111', 'bbbbb-22222'] })
  await user.type(screen.getByLabelText('Code of the app'), '123456{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Switching on' }))
  server.on(twoStep, { isOn: true, recoveryLeft: 2 })
  release()
  expect(await screen.findByText('bbbbb-22222')).toBeTruthy()
  expect(server.inputsOf(confirmTwoStep)).toHaveLength(1)
  expect(document.activeElement?.textContent).toMatch(/^If you lose your phone/)
  await press(user, 'Copy')
  expect(await navigator.clipboard.readText()).toBe('aaaaa-11111\nbbbbb-22222')
  await press(user, 'I have saved them')
  expect(screen.queryByText('bbbbb-22222')).toBeNull()
  expect(await screen.findByText('You have 2 recovery codes left.')).toBeTruthy()
})

test('a secret that cannot be copied is said to be selected by hand', async () => {
  const user = await toScan()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await press(user, 'Copy')
  expect(await screen.findByText('It could not be copied; select it by hand.')).toBeTruthy()
})

test('it is switched off, once, for the password and a code of the app or of recovery', async () => {
  const user = await open(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
  await press(user, 'Switch two-step log-in off')
  await waitFor(() =>
    expect(errorOf('Code')).toBe('Enter the code of your app, or a recovery code'),
  )
  expect(errorOf('Your password')).toBe('Enter your password')
  expect(server.inputsOf(endTwoStep)).toEqual([])
  put('Your password', 'secret-1')
  put('Code', 'aaaaa-11111')
  server.refuse(endTwoStep, 'second_step_wrong')
  await press(user, 'Switch two-step log-in off')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.second_step_wrong.en)
  const release = server.hold(endTwoStep, null, 'It is off')
  await press(user, 'Switch two-step log-in off')
  await user.click(await screen.findByRole('button', { name: 'Switching off' }))
  server.on(twoStep, { isOn: false, recoveryLeft: 0 })
  release()
  expect(await screen.findByText('Off')).toBeTruthy()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Two-step log-in: Switch on' }),
  )
  expect(server.inputsOf(endTwoStep)).toEqual([
    { password: 'secret-1', code: 'aaaaa-11111' },
    { password: 'secret-1', code: 'aaaaa-11111' },
  ])
})
