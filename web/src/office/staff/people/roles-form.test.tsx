import { waitFor } from '@testing-library/react'
import { proposeRoles } from '@zar/contract/office/people'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { RolesForm } from './roles-form.tsx'

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c14'
const WHY = 'She leads the desk while Ayla is away.'

async function open() {
  signInStaff(['role.propose'])
  const onClose = vi.fn()
  const page = render(
    <RolesForm
      person={{
        id: ID,
        name: 'defne',
        fullName: 'Defne Aksoy',
        state: 'active',
        roles: [{ role: 'cashier', isLead: false }],
        scopes: [],
        seenAt: null,
        sessions: 0,
        isLocked: false,
        actions: [],
      }}
      onClose={onClose}
    />,
  )
  await findDialog('Defne Aksoy: roles')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  const send = () => page.user.click(page.getByRole('button', { name: /^Propose roles/ }))
  return { ...page, onClose, send }
}

test('all roles that a person is to have are proposed, with who leads', async () => {
  server.on(proposeRoles, {
    outcome: 'waits',
    proposal: '9',
    lapsesAt: null,
    missing: ['price.set'],
    effectiveAt: null,
  })
  const page = await open()
  await page.user.click(page.getByLabelText('lead of Cashier'))
  await page.user.click(page.getByLabelText('Trader'))
  await page.send()
  await waitFor(() => expect(page.onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(proposeRoles)).toEqual([
    {
      id: ID,
      reason: WHY,
      roles: [
        { role: 'cashier', isLead: true },
        { role: 'trader', isLead: false },
      ],
    },
  ])
})

test('roles that none may hold together, and the same roles, are not sent', async () => {
  const page = await open()
  await page.send()
  expect(page.getByRole('alert').textContent).toBe('They have these roles already.')
  await page.user.click(page.getByLabelText('Manager'))
  await page.send()
  expect(page.getByRole('alert').textContent).toMatch('Two roles at most')
  expect(server.inputsOf(proposeRoles)).toEqual([])
})
