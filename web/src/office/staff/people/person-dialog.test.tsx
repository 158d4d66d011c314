import { waitFor } from '@testing-library/react'
import { unlockStaff } from '@zar/contract/office/log-in/unlock'
import {
  endStaffSessions,
  resetStaffKey,
  restoreStaff,
  suspendStaff,
} from '@zar/contract/office/people'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { readToast } from '../../parts/toasts/toasts.ts'
import { type Deed, PersonDialog } from './person-dialog.tsx'

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c14'
const DEFNE = {
  id: ID,
  name: 'defne',
  fullName: 'Defne Aksoy',
  state: 'active' as const,
  roles: [],
  scopes: [],
  seenAt: null,
  sessions: 2,
  isLocked: false,
  actions: [],
}
const WHY = 'Her phone was taken tonight.'

async function decide(deed: Deed, title: string, verb: RegExp) {
  signInStaff(['staff.suspend'])
  const onClose = vi.fn()
  const page = render(<PersonDialog deed={deed} person={DEFNE} onClose={onClose} />)
  const dialog = await findDialog(title)
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: verb }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const said = dialog.textContent
  page.unmount()
  return said
}

test('a person is suspended at once, with a reason and what it does in numbers', async () => {
  server.on(suspendStaff, { ended: 2 })
  const said = await decide('suspend', 'Suspend Defne Aksoy?', /^Suspend Defne Aksoy/)
  expect(said).toContain('2 sessions end')
  expect(server.inputsOf(suspendStaff)).toEqual([{ id: ID, reason: WHY }])
  expect(readToast()?.text).toBe('Defne Aksoy is suspended')
})

const WAITS = { outcome: 'waits', proposal: '5', lapsesAt: '2026-11-21T18:00:00.000Z' } as const

test('taking a person back, and a new log-in, are proposed', async () => {
  server.on(restoreStaff, WAITS)
  await decide('restore', 'Take Defne Aksoy back?', /^Propose to take/)
  expect(readToast()?.text).toBe('Proposed. It waits for a second approval.')
  server.on(resetStaffKey, { ...WAITS, token: null })
  await decide('keyReset', 'Reset the log-in of Defne Aksoy?', /^Propose a reset/)
  expect(server.inputsOf(resetStaffKey)).toEqual([{ id: ID, reason: WHY }])
})

test('sessions of a person are ended, with their number on the button', async () => {
  server.on(endStaffSessions, { ended: 2 })
  await decide('end', 'End the sessions of Defne Aksoy?', /^End 2 sessions/)
  expect(readToast()?.text).toBe('2 sessions ended')
})

test('AUT-04: a log-in that wrong tries have locked is unlocked, for a reason', async () => {
  server.on(unlockStaff, null)
  await decide('unlock', 'Defne Aksoy: unlock the log-in?', /^Unlock/)
  expect(server.inputsOf(unlockStaff)).toEqual([{ id: ID, reason: WHY }])
  expect(readToast()?.text).toBe('Defne Aksoy can try to log in again')
})
