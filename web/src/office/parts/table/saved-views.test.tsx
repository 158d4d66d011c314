import { expect, test } from 'vitest'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { SavedViews } from './saved-views.tsx'

test('a view is kept under a name for one person, and a digit leads back to it', async () => {
  signInStaff([])
  const page = render(<SavedViews screen="audit" />, '/office/audit?kind=money&row=4')
  await page.user.click(page.getByRole('button', { name: 'Save view' }))
  await page.user.type(page.getByLabelText('Name of the view'), 'Money only{Enter}')
  const chip = page.getByRole('button', { name: 'Money only' })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  page.unmount()
  const other = render(<SavedViews screen="audit" />, '/office/audit')
  await other.user.keyboard('1')
  expect(location.search).toBe('?kind=money')
  await other.user.click(other.getByRole('button', { name: 'Delete the view Money only' }))
  expect(other.queryByRole('button', { name: 'Money only' })).toBeNull()
  other.unmount()
  signInStaff([], { id: '22222222-2f0f-4b6c-8a57-0d3f3a5b9c11' })
  const stranger = render(<SavedViews screen="audit" />, '/office/audit')
  expect(stranger.queryByRole('button')).toBeNull()
})
