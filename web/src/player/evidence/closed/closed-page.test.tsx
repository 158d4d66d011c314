import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { ClosedPage } from './closed-page.tsx'

test('the link’s file is asked for with the password of the account', async () => {
  render(<ClosedPage />, '/closed-evidence#1.secret')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('your closed account')
  expect(await screen.findByLabelText('Your password')).toBeTruthy()
})

test('a link that was cut off is told so, and nothing is asked', () => {
  render(<ClosedPage />, '/closed-evidence')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is not complete')
  expect(screen.queryByLabelText('Your password')).toBeNull()
})
