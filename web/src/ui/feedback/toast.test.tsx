import { act, screen } from '@testing-library/react'
import { TIMINGS, TOASTS_MAX } from '@zar/contract/limits'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { notify } from './toast.tsx'

const shown = () => [...document.querySelectorAll('.toast:not(.is-leaving)')]

test('a toast leaves after four seconds', () => {
  vi.useFakeTimers()
  render(null)
  act(() => void notify.success('Saved'))
  act(() => void vi.advanceTimersByTime(TIMINGS.toastMs - 100))
  expect(shown()).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(shown()).toHaveLength(0)
  expect(TIMINGS.toastMs).toBe(4_000)
})

test('the same sentence counts up in place of a second toast', () => {
  render(null)
  act(() => void notify.error('No connection'))
  act(() => void notify.error('No connection'))
  expect(shown()).toHaveLength(1)
  expect(screen.getByText('2 times')).toBeTruthy()
})

test('five toasts are shown at most, the newest of them', () => {
  render(null)
  for (let one = 1; one <= TOASTS_MAX + 2; one += 1) act(() => void notify.info(`Number ${one}`))
  expect(shown()).toHaveLength(5)
  expect(screen.getByText('Number 7')).toBeTruthy()
})

test('an error is an alert, everything else a status', () => {
  render(null)
  act(() => {
    notify.error('Refused')
    notify.success('Saved')
  })
  expect(screen.getByRole('alert').textContent).toContain('Refused')
  expect(screen.getByRole('status').textContent).toContain('Saved')
})
