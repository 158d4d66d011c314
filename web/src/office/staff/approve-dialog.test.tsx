import { waitFor } from '@testing-library/react'
import {
  approveRoles,
  inviteStaff,
  refuseRoles,
  resetStaffKey,
  restoreStaff,
} from '@zar/contract/office/people'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { readToast } from '../parts/toasts/toasts.ts'
import { ApproveDialog, type Decided, RefuseDialog } from './approve-dialog.tsx'

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c14'
const WHY = 'Agreed with the lead of her desk.'
const of = { id: '311', name: 'Defne Aksoy', login: 'defne' }
const DONE = { outcome: 'done', proposal: '311', lapsesAt: null } as const

async function approve(decided: Decided, verb: RegExp) {
  signInStaff(['role.approve'])
  const onClose = vi.fn()
  const onLink = vi.fn()
  const page = render(<ApproveDialog of={decided} onLink={onLink} onClose={onClose} />)
  await findDialog('Defne Aksoy: approve')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: verb }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  page.unmount()
  return onLink
}

test('the second person’s yes goes out with their own reason, and says whether more is due', async () => {
  const answer = { proposal: '311', lapsesAt: null, missing: [], effectiveAt: null }
  server.on(approveRoles, { ...answer, outcome: 'waits' })
  await approve({ ...of, kind: 'roles' }, /^Give Defne Aksoy the roles/)
  expect(server.inputsOf(approveRoles)).toEqual([{ proposal: '311', reason: WHY }])
  expect(readToast()?.text).toBe('Your approval is in; another one is due')
})

test('who approves an invitation or a reset gets its link, once', async () => {
  server.on(inviteStaff, { ...DONE, token: 'secret-of-an-invitation' })
  const link = await approve({ ...of, kind: 'invite' }, /^Invite Defne Aksoy/)
  expect(link.mock.calls).toEqual([[{ token: 'secret-of-an-invitation', name: 'Defne Aksoy' }]])
  expect(server.inputsOf(inviteStaff)).toEqual([
    { name: 'defne', fullName: 'Defne Aksoy', reason: WHY, proposal: '311' },
  ])
  server.on(resetStaffKey, { ...DONE, token: 'secret-of-a-reset-of-keys' })
  const reset = await approve({ ...of, kind: 'keyReset', personId: ID }, /^Reset the log-in/)
  expect(reset).toHaveBeenCalledOnce()
})

test('taking a person back is approved without a link', async () => {
  server.on(restoreStaff, DONE)
  const link = await approve({ ...of, kind: 'restore', personId: ID }, /^Take Defne Aksoy back/)
  expect(link).not.toHaveBeenCalled()
  expect(server.inputsOf(restoreStaff)).toEqual([{ id: ID, reason: WHY, proposal: '311' }])
})

test('a no goes out with its reason', async () => {
  server.on(refuseRoles, null)
  signInStaff(['role.approve'])
  const onClose = vi.fn()
  const page = render(<RefuseDialog of={{ ...of, kind: 'roles' }} onClose={onClose} />)
  await findDialog('Defne Aksoy: refuse')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.user.click(page.getByRole('button', { name: /^Refuse Defne Aksoy the roles/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(refuseRoles)).toEqual([{ proposal: '311', reason: WHY }])
})
