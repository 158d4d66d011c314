import { waitFor, within } from '@testing-library/react'
import { orderMethods } from '@zar/contract/office/house/methods'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { openMethods, WHY, words } from './testing/open-methods.ts'

test('the order is moved by arrows and proposed; as it was it is not sent', async () => {
  const page = openMethods()
  server.on(orderMethods, { outcome: 'waits', proposal: '8', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Change the order' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(words(dialog), WHY)
  const verb = within(dialog).getByRole('button', { name: 'Propose the new order' })
  await page.user.click(verb)
  expect(server.inputsOf(orderMethods)).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: 'Method 1: one up' }))
  await page.user.click(verb)
  await waitFor(() => expect(server.inputsOf(orderMethods)).toEqual([{ ids: [1, 3], reason: WHY }]))
})
