import { waitFor, within } from '@testing-library/react'
import { closeMethod } from '@zar/contract/office/house/methods'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { BANK, openMethods, proposal, WHY, words } from './testing/open-methods.ts'

test('AUZ-03: a closing is proposed with what players read, and what is under way is counted', async () => {
  const page = openMethods()
  server.on(closeMethod, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Propose to close' }))
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

test('AUZ-03: the second person reads what players will read, and approves exactly that', async () => {
  const terms = { closed: 'maintenance' }
  const page = openMethods({ waiting: [proposal({ object: 'method-closing:3', terms })] })
  server.on(closeMethod, { outcome: 'done', proposal: '7', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain('12 orders under way end by their own bounds.')
  await page.user.click(within(dialog).getByRole('button', { name: /close to new orders/ }))
  await waitFor(() =>
    expect(server.inputsOf(closeMethod)).toEqual([
      { id: 3, code: 'maintenance', reason: WHY, proposal: '7' },
    ]),
  )
})
