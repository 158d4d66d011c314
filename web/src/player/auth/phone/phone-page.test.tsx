import { screen } from '@testing-library/react'
import { updatePhone } from '@zar/contract/players/customer'
import { expect, test } from 'vitest'
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

test('U9: a code that is asked for too soon leads to the code of before, and its minute goes on', async () => {
  signInAda({ smsVerified: false })
  const { user } = render(<PhonePage />)
  server.refuse(updatePhone, 'code_too_soon', 'A code was sent a moment ago')
  await user.click(screen.getByRole('button', { name: 'Send Code' }))
  expect(await screen.findByLabelText('SMS code')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send the code again' })).toBeTruthy()
})
