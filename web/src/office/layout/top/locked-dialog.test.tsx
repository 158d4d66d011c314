import { lockedStaff, unlockStaff } from '@zar/contract/office/log-in/unlock'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { LockedDialog } from './locked-dialog.tsx'

const WHY = 'They called from the number that we know.'
const OZAN = { id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c11', name: 'ozan', fullName: 'Ozan Kara' }

test('AUT-04: a lead unlocks one of their desk, for a reason', async () => {
  signInStaff(['role.approve'])
  server.on(lockedStaff, [OZAN])
  const onClose = vi.fn()
  const { user, findByLabelText, getByLabelText, getByRole } = render(
    <LockedDialog onClose={onClose} />,
  )
  const who = await findByLabelText('Who')
  const press = () => user.click(getByRole('button', { name: 'Unlock' }))
  await user.type(getByLabelText('In your words'), WHY)
  await press()
  expect(getByRole('alert').textContent).toBe('Choose whose log-in is unlocked.')
  await user.selectOptions(who, 'Ozan Kara (ozan)')
  server.on(unlockStaff, null)
  await press()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.inputsOf(unlockStaff)).toEqual([{ id: OZAN.id, reason: WHY }])
})

test('where nobody is locked out it says so, and a list that did not come is asked for again', async () => {
  signInStaff(['role.approve'])
  server.lose(lockedStaff)
  const { user, findByRole, findByText } = render(<LockedDialog onClose={vi.fn()} />)
  await findDialog('Locked log-ins')
  const again = await findByRole('button', { name: /again/i })
  server.on(lockedStaff, [])
  await user.click(again)
  expect(await findByText('Nobody of your desk is locked out.')).toBeTruthy()
})
