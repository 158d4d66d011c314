import { screen, waitFor } from '@testing-library/react'
import { changeEmail } from '@zar/contract/players/account'
import { expect, test, vi } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { EmailChangeForm } from './email-change.tsx'

type User = ReturnType<typeof render>['user']
async function fill(user: User, email: string, password: string) {
  if (email) await user.type(screen.getByLabelText('New email'), email)
  if (password) await user.type(screen.getByLabelText('Your password'), password)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
}

test('a new address is sent with the password only, in its right shape', async () => {
  signInAda()
  const { user } = render(<EmailChangeForm onChanged={() => {}} onCancel={() => {}} />)
  await fill(user, 'ada@', '')
  expect(await screen.findByText('Enter an address like name@mail.com')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  expect(server.inputsOf(changeEmail)).toEqual([])
})

test('a new address becomes the player’s with the code that was mailed there', async () => {
  signInAda()
  const onChanged = vi.fn()
  const { user } = render(<EmailChangeForm onChanged={onChanged} onCancel={() => {}} />)
  server.on(changeEmail, null)
  await fill(user, 'ada@new.example', 'secret-1')
  await user.type(await screen.findByLabelText('Email code'), '123456')
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(server.inputsOf(changeEmail)).toEqual([
    { step: 1, email: 'ada@new.example', password: 'secret-1' },
    { step: 2, email: 'ada@new.example', code: '123456' },
  ])
})

test('an address that belongs to another account is marked at its field', async () => {
  signInAda()
  const { user } = render(<EmailChangeForm onChanged={() => {}} onCancel={() => {}} />)
  server.refuse(changeEmail, 'email_taken', 'This address is taken')
  await fill(user, 'eve@mail.example', 'secret-1')
  await waitFor(() =>
    expect(screen.getByLabelText('New email').getAttribute('aria-invalid')).toBe('true'),
  )
})
