import { confirmDevice, readDeviceCode, refuseDevice } from '@zar/contract/office/log-in/device'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { DeviceDialog } from './device-dialog.tsx'

const ASKED = {
  machine: 'desk-1',
  place: '198.51.100.x',
  isSamePlace: false,
  askedAt: '2026-11-21T17:20:00.000Z',
  expiresAt: '2026-11-21T17:30:00.000Z',
}

async function open() {
  signInStaff([])
  const onClose = vi.fn()
  const view = render(<DeviceDialog onClose={onClose} />)
  await findDialog('Let a command line sign in')
  const type = async (code: string) => {
    await view.user.type(view.getByLabelText('Code of eight digits'), code)
    await view.user.click(view.getByRole('button', { name: 'Next' }))
  }
  return { ...view, onClose, type }
}

test('the person sees which machine asks and from where, and confirms with six digits', async () => {
  server.on(readDeviceCode, ASKED)
  server.refuse(confirmDevice, 'staff_wrong')
  const { user, type, onClose, findByText, findByRole, getByText, getByLabelText } = await open()
  await type('1234-5678')
  expect(await findByText('desk-1')).toBeTruthy()
  expect(getByText('198.51.100.x')).toBeTruthy()
  expect(getByText(/not at the address that you are at/)).toBeTruthy()
  await user.type(getByLabelText('Six digits of your app'), '000000')
  expect(await findByRole('alert')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  server.on(confirmDevice, null)
  await user.type(getByLabelText('Six digits of your app'), '123456')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(confirmDevice)).toEqual([
    { code: '1234-5678', totp: '000000' },
    { code: '1234-5678', totp: '123456' },
  ])
})

test('a code that is none is not sent, and one that nobody waits by is told', async () => {
  server.refuse(readDeviceCode, 'device_code_unknown')
  const { type, findByText } = await open()
  await type('1234')
  expect(await findByText('The code has eight digits: 1234-5678.')).toBeTruthy()
  expect(server.inputsOf(readDeviceCode)).toEqual([])
  await type('5678')
  expect(await findByText(/No command line waits for you/)).toBeTruthy()
  expect(server.inputsOf(readDeviceCode)).toEqual([{ code: '12345678' }])
})

test('who did not ask for it refuses it', async () => {
  server.on(readDeviceCode, { ...ASKED, isSamePlace: true })
  server.on(refuseDevice, null)
  const { user, type, onClose, findByRole, queryByText } = await open()
  await type('12345678')
  await user.click(await findByRole('button', { name: 'Not me, refuse' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(queryByText(/not at the address/)).toBeNull()
  expect(server.inputsOf(refuseDevice)).toEqual([{ code: '12345678' }])
})
