import {
  addMyPasskey,
  beginMyPasskey,
  myPasskeys,
  removeMyPasskey,
} from '@zar/contract/office/log-in/passkeys'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PasskeysDialog } from './passkeys-dialog.tsx'

const NEW = { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } }
vi.mock('../../../lib/session/passkey.ts', async (original) => ({
  ...(await original<object>()),
  hasPasskeys: () => true,
  makeKey: async () => NEW,
}))

const KEY = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Phone',
  addedAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
}
async function open(keys: (typeof KEY)[]) {
  signInStaff([])
  server.on(myPasskeys, keys)
  const view = render(<PasskeysDialog onClose={vi.fn()} />)
  await findDialog('Your passkeys')
  return view
}

test('AUT-07: a key is added under a name for six digits, and none without them', async () => {
  const { user, findByText, getByLabelText, getByRole, getByText } = await open([])
  expect(await findByText(/You have no passkey yet/)).toBeTruthy()
  const add = () => user.click(getByRole('button', { name: 'Add a key' }))
  await add()
  expect(getByText('Give the key a name.')).toBeTruthy()
  await user.type(getByLabelText('Name of the new key'), 'Spare')
  await add()
  expect(getByText('Type six digits.')).toBeTruthy()
  await user.type(getByLabelText('Six-digit code'), '123456')
  server.refuse(beginMyPasskey, 'staff_wrong')
  await add()
  expect(getByRole('alert')).toBeTruthy()
  expect((getByLabelText('Six-digit code') as HTMLInputElement).value).toBe('')
  server.on(beginMyPasskey, {
    challenge: 'c',
    site: { id: 'localhost', name: 'Zar' },
    user: { id: 'u', name: 'Ece' },
    known: [],
  })
  server.on(addMyPasskey, null)
  server.on(myPasskeys, [{ ...KEY, name: 'Spare' }])
  await user.type(getByLabelText('Six-digit code'), '654321')
  await add()
  expect(await findByText('Spare')).toBeTruthy()
  expect(server.inputsOf(beginMyPasskey).at(-1)).toEqual({ code: '654321' })
  expect(server.inputsOf(addMyPasskey)).toEqual([{ name: 'Spare', newKey: NEW }])
})

test('a key is taken away for six digits, and the list is read anew', async () => {
  const { user, findByText, getByLabelText, getByRole } = await open([KEY])
  expect(await findByText('Phone')).toBeTruthy()
  server.on(removeMyPasskey, null)
  server.on(myPasskeys, [])
  await user.type(getByLabelText('Six-digit code'), '123456')
  await user.click(getByRole('button', { name: 'Remove the key Phone' }))
  expect(await findByText(/You have no passkey yet/)).toBeTruthy()
  expect(server.inputsOf(removeMyPasskey)).toEqual([{ id: KEY.id, code: '123456' }])
})

test('a list that cannot be read says so, and is asked for again', async () => {
  signInStaff([])
  server.lose(myPasskeys)
  const { user, findByRole, findByText } = render(<PasskeysDialog onClose={vi.fn()} />)
  const again = await findByRole('button', { name: /again/i })
  server.on(myPasskeys, [KEY])
  await user.click(again)
  expect(await findByText('Phone')).toBeTruthy()
})
