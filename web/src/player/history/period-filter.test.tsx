import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { errorOf, put } from '../../testing/field.ts'
import { render } from '../../testing/render.tsx'
import { dayOf } from './period.ts'
import { OwnDays, PeriodSelect } from './period-filter.tsx'

test('a period is chosen from the browser’s own list, by its name', async () => {
  const onChange = vi.fn()
  const { user } = render(<PeriodSelect period="week" onChange={onChange} />)
  const list = screen.getByLabelText<HTMLSelectElement>('Period')
  expect(list.selectedOptions[0]?.textContent).toBe('Last 7 days')
  await user.selectOptions(list, 'Choose dates')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ period: 'own' })
})

test('each of two days is told by itself, and none after today can be chosen', () => {
  const onChange = vi.fn()
  render(<OwnDays own={{ from: null, to: null }} onChange={onChange} />)
  put('First day', '2026-11-20')
  put('Last day', '2026-11-21')
  expect(onChange.mock.calls).toEqual([[{ from: '2026-11-20' }], [{ to: '2026-11-21' }]])
  expect(screen.getByLabelText<HTMLInputElement>('Last day').max).toBe(dayOf(new Date()))
})

test('days in the wrong order are said at the last one, a day alone is right', () => {
  const { unmount } = render(
    <OwnDays own={{ from: '2026-11-21', to: '2026-11-20' }} onChange={() => {}} />,
  )
  expect(errorOf('Last day')).toBe('The last day cannot be before the first.')
  unmount()
  render(<OwnDays own={{ from: '2026-11-21', to: null }} onChange={() => {}} />)
  expect(errorOf('Last day')).toBe('')
})
