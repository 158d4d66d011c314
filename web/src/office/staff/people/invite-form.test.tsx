import { waitFor } from '@testing-library/react'
import { inviteStaff } from '@zar/contract/office/people'
import { expect, test, vi } from 'vitest'
import { errorOf, typedIn } from '../../../testing/field.ts'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { InviteForm } from './invite-form.tsx'

const WHY = 'One more person for the summer.'

async function open() {
  signInStaff(['staff.invite'])
  const onClose = vi.fn()
  const page = render(<InviteForm onClose={onClose} />)
  await findDialog('Invite a person')
  const send = () => page.user.click(page.getByRole('button', { name: /^Propose the invitation/ }))
  return { ...page, onClose, send }
}

test('an invitation is proposed by name and reason', async () => {
  server.on(inviteStaff, {
    outcome: 'waits',
    proposal: '4',
    lapsesAt: '2026-11-21T18:00:00.000Z',
    token: null,
  })
  const page = await open()
  await page.user.type(page.getByLabelText('Full name'), 'Derya Ak')
  await page.user.type(page.getByLabelText('User name'), 'derya')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.send()
  await waitFor(() => expect(page.onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(inviteStaff)).toEqual([
    { name: 'derya', fullName: 'Derya Ak', reason: WHY },
  ])
})

test('what is wrong is told by field, nothing is sent, and what was typed is kept', async () => {
  const page = await open()
  await page.user.type(page.getByLabelText('User name'), 'Derya Ak')
  await page.send()
  expect(errorOf('Full name')).toMatch('2 to 80')
  expect(errorOf('User name')).toMatch('Small letters')
  expect(errorOf('In your words')).toBe('20 more characters.')
  expect(server.inputsOf(inviteStaff)).toEqual([])
  page.unmount()
  await open()
  expect(typedIn('User name')).toBe('Derya Ak')
})

test('a name that is taken is told, and the form stays', async () => {
  server.refuse(inviteStaff, 'staff_name_taken')
  const page = await open()
  await page.user.type(page.getByLabelText('Full name'), 'Derya Ak')
  await page.user.type(page.getByLabelText('User name'), 'derya')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  await page.send()
  expect((await page.findByRole('alert')).textContent).not.toBe('')
  expect(page.onClose).not.toHaveBeenCalled()
})
