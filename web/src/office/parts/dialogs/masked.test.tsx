import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { put } from '../../../testing/field.ts'
import { render } from '../../../testing/render.tsx'
import { Masked } from './masked.tsx'

test('a hidden value is read as hidden, with its end', () => {
  const { container } = render(<Masked label="Phone" masked="•••••••••82" />)
  expect(container.querySelector('.sr')?.textContent).toBe('hidden, ending in 82')
  expect(container.textContent).toContain('closed to your role')
})

test('it is shown for a reason, for sixty seconds, and hidden again', async () => {
  stopClock()
  const onReveal = vi.fn(async () => '+90 535 000 00 82')
  const { getByRole, queryByText } = render(
    <Masked label="Phone" masked="•••••••••82" onReveal={onReveal} />,
  )
  act(() => getByRole('button', { name: 'Phone: show' }).click())
  const show = () => getByRole('button', { name: 'Show' })
  act(() => show().click())
  expect(onReveal).not.toHaveBeenCalled()
  put('Why do you need to see it?', 'The player calls from another number.')
  act(() => show().click())
  await settle()
  expect(onReveal).toHaveBeenCalledWith('The player calls from another number.')
  expect(queryByText('+90 535 000 00 82')).not.toBeNull()
  await pass(59_000)
  expect(queryByText('+90 535 000 00 82')).not.toBeNull()
  await pass(2_000)
  expect(queryByText('+90 535 000 00 82')).toBeNull()
})
