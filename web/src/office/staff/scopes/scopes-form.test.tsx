import { editScopes } from '@zar/contract/office/people'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { ScopesForm } from './scopes-form.tsx'

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c14'
const WHY = 'She works in the day shift alone.'

async function open() {
  signInStaff(['scope.edit'])
  const onClose = vi.fn()
  const page = render(
    <ScopesForm
      person={{
        id: ID,
        name: 'defne',
        fullName: 'Defne Aksoy',
        state: 'active',
        roles: [{ role: 'cashier', isLead: false }],
        scopes: [{ right: null, kind: 'country', value: 'TR' }],
        seenAt: null,
        sessions: 0,
        isLocked: false,
        actions: [],
      }}
      onClose={onClose}
    />,
  )
  await findDialog('Defne Aksoy: scope')
  await page.user.type(page.getByLabelText('In your words'), WHY)
  const send = () => page.user.click(page.getByRole('button', { name: /^Propose the scope/ }))
  return { ...page, onClose, send }
}

test('what narrows a person is proposed line by line, and told in words before', async () => {
  server.on(editScopes, { outcome: 'waits', proposal: '9', lapsesAt: null })
  const { user, onClose, send, ...page } = await open()
  await send()
  expect(page.getByRole('alert').textContent).toBe('The person has this scope already.')
  await user.click(page.getByRole('button', { name: 'Add a line' }))
  const until = page.getByLabelText('Until hour')
  await user.clear(until)
  await user.type(until, '9')
  await send()
  expect(page.getByRole('alert').textContent).toContain('Line 2 is not whole')
  await user.clear(until)
  await user.type(until, '17')
  expect(page.getByText('country TR; hours 9–17.')).toBeDefined()
  await send()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(editScopes)).toEqual([
    {
      id: ID,
      scopes: [
        { right: null, kind: 'country', value: 'TR' },
        { right: null, kind: 'hours', value: { from: 9, until: 17 } },
      ],
      reason: WHY,
    },
  ])
})

test('all lines can go, so that nothing is narrowed', async () => {
  server.on(editScopes, { outcome: 'waits', proposal: '9', lapsesAt: null })
  const { user, onClose, send, ...page } = await open()
  await user.click(page.getByRole('button', { name: 'Remove line 1' }))
  expect(page.getByText('Nothing is narrowed, all is open.')).toBeDefined()
  await send()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(editScopes)).toEqual([{ id: ID, scopes: [], reason: WHY }])
})

test('a sum narrows one right that knows sums', async () => {
  server.on(editScopes, { outcome: 'waits', proposal: '9', lapsesAt: null })
  const { user, onClose, send, ...page } = await open()
  await user.selectOptions(page.getByLabelText('By what'), 'Sum')
  await user.selectOptions(page.getByLabelText('Which right'), 'Approve a withdrawal')
  await user.type(page.getByLabelText('At most, ₺'), '2.500')
  await send()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const sum = { right: 'withdrawal.approve', kind: 'amount', value: { maxE5: '250000000' } }
  expect(server.inputsOf(editScopes)).toEqual([{ id: ID, scopes: [sum], reason: WHY }])
})
