import { screen, waitFor } from '@testing-library/react'
import { passkeyChallenge, passkeyLogin } from '@zar/contract/players/passkey'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { session } from '../../../lib/session/session.ts'
import { holdPasskeys, noKey, SIGNED } from '../../../testing/device.ts'
import { ADA } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PasskeyButton } from './passkey-button.tsx'

const CHALLENGE = { challenge: 'c2ln', siteId: 'localhost' }
const button = () => screen.getByRole('button', { name: 'Log in with a passkey' })

test('a browser without passkeys is not offered to log in with one', () => {
  render(<PasskeyButton />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the device has signed opens the session and closes the dialog', async () => {
  holdPasskeys({ get: async () => SIGNED })
  server.on(passkeyChallenge, CHALLENGE)
  const release = server.hold(passkeyLogin, ADA)
  openDialog({ name: 'login' })
  const { user } = render(<PasskeyButton />)
  await user.click(button())
  await waitFor(() => expect(server.inputsOf(passkeyLogin)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Waiting for your device' }))
  release()
  await waitFor(() => expect(session()?.username).toBe('ada'))
  expect(openedDialog()).toBeNull()
  expect(server.inputsOf(passkeyLogin)).toEqual([
    {
      signature: {
        id: 'key-1',
        response: {
          clientDataJSON: 'Y2xpZW50',
          authenticatorData: 'ZGV2aWNl',
          signature: 'c2lnbmVk',
        },
      },
    },
  ])
})

test('whoever changes their mind at the device is told of the password, and nothing is sent', async () => {
  holdPasskeys({ get: () => Promise.reject(noKey('NotAllowedError')) })
  server.on(passkeyChallenge, CHALLENGE)
  const { user } = render(<PasskeyButton />)
  await user.click(button())
  expect(
    await screen.findByText('No passkey was used. You can log in with your password.'),
  ).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(server.inputsOf(passkeyLogin)).toEqual([])
  expect(button()).toBeTruthy()
})

test('a key that the server does not take is told in an alert, and may be tried again', async () => {
  holdPasskeys({ get: async () => SIGNED })
  server.on(passkeyChallenge, CHALLENGE)
  server.refuse(passkeyLogin, 'passkey_refused')
  const { user } = render(<PasskeyButton />)
  await user.click(button())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.passkey_refused.en)
  server.on(passkeyLogin, ADA)
  await user.click(button())
  await waitFor(() => expect(session()?.username).toBe('ada'))
})
