import { expect, test, vi } from 'vitest'
import { errorOf } from '../../testing/field.ts'
import { render } from '../../testing/render.tsx'
import { ReasonForm } from './reason-form.tsx'

test('the log is opened for a reason of twenty characters or more', async () => {
  const onReason = vi.fn()
  const { user, getByLabelText, getByRole } = render(<ReasonForm reason="" onReason={onReason} />)
  await user.type(getByLabelText('Reason'), 'Just looking.')
  await user.click(getByRole('button', { name: 'Open the log' }))
  expect(errorOf('Reason')).toBe('Write at least 20 characters.')
  expect(onReason).not.toHaveBeenCalled()
  await user.type(getByLabelText('Reason'), ' Case 118 of the regulator. ')
  await user.click(getByRole('button', { name: 'Open the log' }))
  expect(onReason.mock.calls).toEqual([['Just looking. Case 118 of the regulator.']])
})
