import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PasswordField } from './field-password.tsx'

const Page = () => {
  const [typed, setTyped] = useState('')
  return (
    <PasswordField
      label="Password"
      measured={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

test('a password is hidden until its button shows it, and the button says which it does', async () => {
  const { user } = render(<PasswordField label="Password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field.type).toBe('password')
})

test('a new password is measured while it is typed, told in words', async () => {
  const { user } = render(<Page />)
  expect(screen.getByRole('img', { name: 'Password strength: 0 of 6' })).toBeTruthy()
  await user.type(screen.getByLabelText('Password'), 'a')
  const weak = screen.getByRole('img').getAttribute('aria-label')
  await user.type(screen.getByLabelText('Password'), 'B3-cherry-Garden')
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toBe(weak)
})

test('a password that is only asked for again is not measured', () => {
  render(<PasswordField label="Password" />)
  expect(screen.queryByRole('img')).toBeNull()
})
