import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../lib/dialog/dialog.ts'
import { signInAda } from '../testing/player.ts'
import { render } from '../testing/render.tsx'
import { DialogHost } from './dialogs.tsx'
import { useLinkedDialog } from './use-linked-dialog.ts'

function Page() {
  useLinkedDialog()
  return <DialogHost />
}

test('the dialog that is asked for is shown, and one in its place', async () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => openDialog({ name: 'support' }))
  expect(await screen.findByRole('dialog', { name: 'Support' })).toBeTruthy()
  act(() => openDialog({ name: 'login' }))
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('an address opens its dialog once, and keeps what else it says', async () => {
  render(<Page />, '/casino/slot?dialog=recovery&find=book')
  await waitFor(() => expect(openedDialog()).toEqual({ name: 'recovery' }))
  expect(location.pathname + location.search).toBe('/casino/slot?find=book')
})

test('the link of a recovery letter gives its code to the dialog, and leaves none of it in the address', async () => {
  render(<Page />, '/?dialog=recovery#l0tter')
  await waitFor(() => expect(openedDialog()).toEqual({ name: 'recovery', letter: 'l0tter' }))
  expect(location.pathname + location.search + location.hash).toBe('/')
})

test.each([
  ['a name that is none', 'game'],
  ['a name of every object', 'constructor'],
])('an address with %s opens nothing and is cleaned', async (_, name) => {
  render(<Page />, `/?dialog=${name}`)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([openedDialog(), location.search]).toEqual([null, ''])
})

test('a player has no use for the log-in, and asks to be called by an address', async () => {
  signInAda()
  const { unmount } = render(<Page />, '/?dialog=login')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(openedDialog()).toBeNull()
  unmount()
  render(<Page />, '/?dialog=call-request')
  await waitFor(() => expect(openedDialog()).toEqual({ name: 'callRequest' }))
})
