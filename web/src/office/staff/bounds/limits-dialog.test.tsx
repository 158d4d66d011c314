import { fireEvent } from '@testing-library/react'
import { setApprovalLimits } from '@zar/contract/office/house/bounds'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { LimitsDialog } from './limits-dialog.tsx'
import { LIMITS } from './testing/bounds.ts'

const WHY = 'A quiet month, less at once.'

test('limits are proposed in whole lira; none changed, and one above two, are told', async () => {
  signInStaff(['approval.limits'])
  const onClose = vi.fn()
  const { user, getByLabelText, getByRole } = render(
    <LimitsDialog set={LIMITS} onClose={onClose} />,
  )
  await findDialog('Change the limits of approval?')
  const press = () => user.click(getByRole('button', { name: 'Propose the change' }))
  const type = (value: string) =>
    fireEvent.change(getByLabelText(/^(?!Manager).*: Withdrawal, one person$/), {
      target: { value },
    })
  await user.type(getByLabelText('In your words'), WHY)
  await press()
  expect(getByRole('alert').textContent).toBe('No limit has changed.')
  type('60000')
  await press()
  expect(getByRole('alert').textContent).toContain('whole lira')
  expect(server.inputsOf(setApprovalLimits)).toEqual([])
  type('5.000')
  server.on(setApprovalLimits, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await press()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(setApprovalLimits)).toEqual([
    {
      cashier: { ...LIMITS.cashier, withdrawalAlone: 5_000 },
      manager: LIMITS.manager,
      reason: WHY,
    },
  ])
})
