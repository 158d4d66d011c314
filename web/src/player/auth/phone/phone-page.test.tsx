import { fireEvent, screen } from '@testing-library/react'
import { updatePhone } from '@zar/contract/players/customer'
import { expect, test } from 'vitest'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PhonePage } from './phone-page.tsx'

test('a verified number is locked until the player updates it, and Cancel brings it back', async () => {
  signInAda()
  const { user } = render(<PhonePage />)
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(phone().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Update Number' }))
  const before = phone().value
  await user.type(phone(), '{Backspace}{Backspace}')
  expect(phone().value).not.toBe(before)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(phone().value).toBe(before)
})

test('§4 Phone page: its stages, and a resend that comes back every 60 seconds', async () => {
  signInAda({ smsVerified: false })
  server.on(updatePhone, null, 'Sent')
  const { user } = render(<PhonePage />)
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
  expect(screen.getByText('Not verified')).toBeTruthy()
  expect(phone().disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Update Number' }))
  expect(phone().disabled).toBe(false)
  stopClock()
  fireEvent.click(screen.getByRole('button', { name: 'Send Code' }))
  await settle()
  expect(phone().disabled).toBe(true)
  expect(screen.getByLabelText('SMS code')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy()
  for (const count of [2, 3]) {
    expect(screen.getByText('You can ask for a new code in 60 seconds')).toBeTruthy()
    await pass(59_000)
    expect(screen.getByText('You can ask for a new code in 1 seconds')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send the code again' })).toBeNull()
    await pass(1_000)
    fireEvent.click(screen.getByRole('button', { name: 'Send the code again' }))
    await settle()
    expect(server.inputsOf(updatePhone)).toHaveLength(count)
  }
})

test('U9: a code that is asked for too soon leads to the code of before, and its minute goes on', async () => {
  signInAda({ smsVerified: false })
  const { user } = render(<PhonePage />)
  server.refuse(updatePhone, 'code_too_soon', 'A code was sent a moment ago')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(await screen.findByLabelText('SMS code')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the code again' })).toBeTruthy()
})
