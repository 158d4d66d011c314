import { screen, waitFor } from '@testing-library/react'
import { addPasskey, beginPasskey, passkeys, removePasskey } from '@zar/contract/players/passkey'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { holdPasskeys, noKey, SIGNED } from '../../../testing/device.ts'
import { errorOf, put } from '../../../testing/field.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { Passkeys } from './passkeys.tsx'

const KEY = {
  id: '0199d2a0-0000-7000-8000-000000000001',
  name: 'My phone',
  addedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: null,
}
const BEGUN = {
  challenge: 'c2ln',
  site: { id: 'localhost', name: 'Zar' },
  user: { id: 'dXNlcg', name: 'ada' },
  known: [],
}
type User = ReturnType<typeof render>['user']
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function openForm(create: () => Promise<unknown>) {
  holdPasskeys({ create })
  signInAda()
  server.on(passkeys, [])
  const { user } = render(<Passkeys />)
  await press(user, 'Add a passkey')
  await screen.findByLabelText('Name of the key')
  return user
}

test('a passkey is not begun without a name and the password', async () => {
  const user = await openForm(async () => SIGNED)
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the key'))
  await press(user, 'Create the key')
  await waitFor(() => expect(errorOf('Name of the key')).toBe('Enter a name of 1 to 40 characters'))
  expect(errorOf('Your password')).toBe('Enter your password')
  put('Name of the key', 'x'.repeat(41))
  await waitFor(() => expect(errorOf('Name of the key')).toBe('Enter a name of 1 to 40 characters'))
  expect(server.inputsOf(beginPasskey)).toEqual([])
})

test('the key that the device made is kept under its name, once, and its form closes', async () => {
  const user = await openForm(async () => SIGNED)
  put('Name of the key', ' My phone ')
  put('Your password', 'secret-1')
  server.on(beginPasskey, BEGUN)
  const release = server.hold(addPasskey, null, 'The passkey was added')
  await press(user, 'Create the key')
  await waitFor(() => expect(server.inputsOf(addPasskey)).toHaveLength(1))
  await press(user, 'Waiting for your device')
  server.on(passkeys, [KEY])
  release()
  expect(await screen.findByText('My phone')).toBeTruthy()
  expect(server.inputsOf(beginPasskey)).toEqual([{ password: 'secret-1' }])
  expect(server.inputsOf(addPasskey)).toEqual([
    {
      name: 'My phone',
      key: {
        id: 'key-1',
        response: { clientDataJSON: 'Y2xpZW50', attestationObject: 'bWFkZQ' },
      },
    },
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passkey' }))
})

test.each([
  ['NotAllowedError', 'Your device did not create the key. You can try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
] as const)(
  'a device that answers %s is told without an alarm, and no key is kept',
  async (name, text) => {
    const user = await openForm(() => Promise.reject(noKey(name)))
    put('Name of the key', 'My phone')
    put('Your password', 'secret-1')
    server.on(beginPasskey, BEGUN)
    await press(user, 'Create the key')
    expect((await screen.findByText(text)).closest('[role=status]')).toBeTruthy()
    expect(server.inputsOf(addPasskey)).toEqual([])
    expect(screen.getByLabelText('Name of the key')).toBeTruthy()
  },
)

test('a full list is refused with its sentence before the device is asked', async () => {
  const user = await openForm(() => Promise.reject(new Error('nobody asks the device')))
  put('Name of the key', 'My phone')
  put('Your password', 'secret-1')
  server.refuse(beginPasskey, 'passkey_limit')
  await press(user, 'Create the key')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.passkey_limit.en)
})

test('a passkey is removed for the password, and Cancel keeps it', async () => {
  signInAda()
  server.on(passkeys, [KEY])
  const { user } = render(<Passkeys />)
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey My phone' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await press(user, 'Remove the passkey My phone')
  server.refuse(removePasskey, 'wrong_password')
  await user.type(await screen.findByLabelText('Your password'), 'secret-0{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.wrong_password.en)
  put('Your password', 'secret-1')
  server.on(removePasskey, null, 'Removed')
  server.on(passkeys, [])
  await press(user, 'Continue')
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
  expect(server.inputsOf(removePasskey)).toEqual([
    { id: KEY.id, password: 'secret-0' },
    { id: KEY.id, password: 'secret-1' },
  ])
})

test('passkeys that cannot be read are asked for again', async () => {
  signInAda()
  server.lose(passkeys)
  const { user } = render(<Passkeys />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(passkeys, [KEY])
  await user.click(again)
  expect(await screen.findByText('My phone')).toBeTruthy()
})
