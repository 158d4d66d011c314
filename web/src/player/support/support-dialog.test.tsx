import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { render } from '../../testing/render.tsx'
import { SupportDialog } from './support-dialog.tsx'

function open() {
  openDialog({ name: 'support' })
  return render(<SupportDialog />)
}

test('a visitor is led to the chat by the log-in', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Live Chat/ }))
  expect(openedDialog()).toEqual({ name: 'login' })
})

test('a visitor who wants to be called logs in first', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: /^Call request/ }))
  await waitFor(() => expect(openedDialog()).toEqual({ name: 'login' }))
})

test('the tickets open beside the page, and are said to; the rules open in it', async () => {
  const { user } = open()
  const tickets = screen.getByRole('link', { name: /^Tickets.*\(opens in a new tab\)/ })
  expect(tickets.getAttribute('target')).toBe('_blank')
  const rules = screen.getByRole('link', { name: /^General terms/ })
  expect(rules.getAttribute('href')).toBe('/pages/1')
  await user.click(rules)
  expect(openedDialog()).toBeNull()
})
