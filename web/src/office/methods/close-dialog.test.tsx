import { waitFor, within } from '@testing-library/react'
import { closeMethod } from '@zar/contract/office/house/methods'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { BANK, openMethods, WHY, words } from './testing/open-methods.ts'

test('it is closed at once with what players read, and what is under way is counted', async () => {
  const page = openMethods()
  server.on(closeMethod, null)
  await page.user.click(await page.findByRole('button', { name: 'Close now' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain(BANK)
  expect(dialog.textContent).toContain('12 orders under way end by their own bounds.')
  const verb = within(dialog).getByRole('button', { name: /close to new orders/ })
  await page.user.click(verb)
  expect(server.inputsOf(closeMethod)).toEqual([])
  await page.user.selectOptions(within(dialog).getByLabelText('Players read'), 'maintenance')
  await page.user.type(words(dialog), WHY)
  await page.user.click(verb)
  await waitFor(() =>
    expect(server.inputsOf(closeMethod)).toEqual([{ id: 3, code: 'maintenance', reason: WHY }]),
  )
})
