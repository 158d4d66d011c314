import { screen, waitFor } from '@testing-library/react'
import { type Account, sendEmailLink } from '@zar/contract/players/account'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test, vi } from 'vitest'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { EmailRow } from './email-row.tsx'

function open(isEmailConfirmed: boolean) {
  signInAda()
  const account = { email: 'ada@zar.example', isEmailConfirmed } as Account
  const onSent = vi.fn()
  return {
    ...render(<EmailRow account={account} name="Email" change={null} onSent={onSent} />),
    onSent,
  }
}

test('the link is sent once more to an address that is not confirmed, once for a press', async () => {
  const { user, onSent } = open(false)
  const release = server.hold(sendEmailLink, null, 'Sent')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await user.click(await screen.findByRole('button', { name: 'Sending' }))
  release()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(server.inputsOf(sendEmailLink)).toHaveLength(1)
})

test('a link that cannot be sent just now says why', async () => {
  const { user, onSent } = open(false)
  server.refuse(sendEmailLink, 'code_too_soon')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.code_too_soon.en)
  expect(onSent).not.toHaveBeenCalled()
})

test('a confirmed address needs no link', () => {
  open(true)
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
