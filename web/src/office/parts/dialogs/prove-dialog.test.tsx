import { waitFor } from '@testing-library/react'
import { suspendStaff } from '@zar/contract/office/people'
import { passkeyChallenge, proveAgain } from '@zar/contract/office/staff'
import { expect, test } from 'vitest'
import { holdPasskeys, noKey, SIGNED } from '../../../testing/device.ts'
import { typedIn } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { ECE_ID, signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { Refused } from '../api/call.ts'
import { callProven } from './prove.ts'
import { ProveHost } from './prove-dialog.tsx'

const PURPOSE = { right: 'staff.suspend', object: 'staff:ada', amountE5: null } as const
const INPUT = { id: ECE_ID, reason: 'Seen at the door of another house.' }
const TITLE = 'Prove that it is you'

/** The server asks for a proof, and then does what it was asked. */
function askForProof(): void {
  server.refuse(suspendStaff, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(suspendStaff, { ended: 2 })
    return { provenUntil: '2026-11-21T17:20:00.000Z' }
  })
}

test('AUT-07: a proof is asked for where one is due, names its purpose, and the call is made again', async () => {
  signInStaff([])
  askForProof()
  const { user, getByLabelText } = render(<ProveHost />)
  const called = callProven(suspendStaff, INPUT, PURPOSE)
  await findDialog(TITLE)
  await user.type(getByLabelText('Six-digit code'), '123456')
  expect(await called).toEqual({ ended: 2 })
  expect(server.inputsOf(proveAgain)).toEqual([{ for: PURPOSE, code: '123456' }])
  expect(server.inputsOf(suspendStaff)).toEqual([INPUT, INPUT])
})

test('a passkey proves too, and one that the device did not give is told', async () => {
  signInStaff([])
  askForProof()
  server.on(passkeyChallenge, { challenge: 'Y2g', siteId: 'zar.example' })
  holdPasskeys({ get: () => Promise.reject(noKey('NotAllowedError')) })
  const { user, getByRole, findByRole } = render(<ProveHost />)
  const called = callProven(suspendStaff, INPUT, PURPOSE)
  await findDialog(TITLE)
  await user.click(getByRole('button', { name: 'Prove by passkey' }))
  expect((await findByRole('alert')).textContent).toMatch('did not confirm')
  holdPasskeys({ get: async () => SIGNED })
  await user.click(getByRole('button', { name: 'Prove by passkey' }))
  expect(await called).toEqual({ ended: 2 })
})

test('whoever closes it has proved nothing, and reads the refusal', async () => {
  signInStaff([])
  server.refuse(suspendStaff, 'reauthenticate')
  const { user, getByRole, queryByRole } = render(<ProveHost />)
  const called = callProven(suspendStaff, INPUT, PURPOSE).catch((error: unknown) => error)
  await findDialog(TITLE)
  await user.click(getByRole('button', { name: 'Close' }))
  expect(await called).toBeInstanceOf(Refused)
  await waitFor(() => expect(queryByRole('dialog')).toBeNull())
})

test('a wrong code is told, and the cells are empty for the next', async () => {
  signInStaff([])
  server.refuse(suspendStaff, 'reauthenticate')
  server.refuse(proveAgain, 'staff_wrong')
  const { user, getByLabelText, findByRole, getByRole } = render(<ProveHost />)
  const called = callProven(suspendStaff, INPUT, PURPOSE).catch((error: unknown) => error)
  await findDialog(TITLE)
  await user.type(getByLabelText('Six-digit code'), '000000')
  expect((await findByRole('alert')).textContent).toMatch('is wrong')
  expect(typedIn('Six-digit code')).toBe('')
  await user.click(getByRole('button', { name: 'Close' }))
  await called
})
