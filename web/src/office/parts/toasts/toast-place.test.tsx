import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pass, stopClock } from '../../../testing/clock.ts'
import { render } from '../../../testing/render.tsx'
import { ToastPlace } from './toast-place.tsx'
import { dismiss, notify } from './toasts.ts'

test('what was done can be taken back by z, once', async () => {
  const undo = vi.fn()
  const { user, getByRole, queryByText } = render(<ToastPlace />)
  act(() => notify('#884126 approved, ₺5.250,00', undo))
  expect(getByRole('button', { name: 'Undo' }).getAttribute('aria-keyshortcuts')).toBe('z')
  await user.keyboard('zz')
  expect(undo).toHaveBeenCalledOnce()
  expect(queryByText('#884126 approved, ₺5.250,00')).toBeNull()
})

test('it stands for ten seconds, and a later one takes its place', async () => {
  stopClock()
  const { queryByText } = render(<ToastPlace />)
  act(() => notify('first'))
  await pass(6_000)
  act(() => notify('second'))
  expect(queryByText('first')).toBeNull()
  await pass(6_000)
  expect(queryByText('second')).not.toBeNull()
  await pass(5_000)
  expect(queryByText('second')).toBeNull()
  act(dismiss)
})
