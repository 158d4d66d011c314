import { screen } from '@testing-library/react'
import { confirmEmail } from '@zar/contract/players/auth'
import { expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

test('H7: the link of an email confirms the address, and leads on to the log-in or the account', async () => {
  server.on(confirmEmail, null)
  const { unmount } = render(<ConfirmEmailPage />, '/confirm-email#secret')
  expect(await screen.findByText('Your email address is confirmed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/?dialog=login')
  expect(server.inputsOf(confirmEmail)).toEqual([{ token: 'secret' }])
  unmount()
  signInAda()
  render(<ConfirmEmailPage />, '/confirm-email#secret')
  expect(await screen.findByRole('link', { name: 'Go to your account' })).toBeTruthy()
})

test('a link without its token, a stale one and a taken address are told apart', async () => {
  const first = render(<ConfirmEmailPage />, '/confirm-email')
  expect(screen.getByText('This link is incomplete')).toBeTruthy()
  first.unmount()
  server.refuse(confirmEmail, 'email_link_invalid', 'no')
  const second = render(<ConfirmEmailPage />, '/confirm-email#old')
  expect(await screen.findByText('This link is not valid')).toBeTruthy()
  second.unmount()
  server.refuse(confirmEmail, 'email_taken', 'no')
  render(<ConfirmEmailPage />, '/confirm-email#taken')
  expect(await screen.findByText('This address is confirmed for another account')).toBeTruthy()
})

test('a confirmation that cannot be asked for may be tried again', async () => {
  server.lose(confirmEmail)
  const { user } = render(<ConfirmEmailPage />, '/confirm-email#secret')
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(confirmEmail, null)
  await user.click(again)
  expect(await screen.findByText('Your email address is confirmed')).toBeTruthy()
})
