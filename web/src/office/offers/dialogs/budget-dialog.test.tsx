import { screen, waitFor, within } from '@testing-library/react'
import { setBudget } from '@zar/contract/office/offers/offers'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openOffers, WHY } from '../testing/offers.tsx'

const press = async (page: ReturnType<typeof openOffers>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

test('bounds are proposed in lira; an empty one is none, and what is no sum is told', async () => {
  const page = openOffers()
  server.on(setBudget, { outcome: 'waits', proposal: '3', lapsesAt: null })
  await press(page, 'Change the bounds')
  const dialog = within(await findDialog('Weekend: bounds'))
  const budget = dialog.getByLabelText('Budget')
  await page.user.clear(budget)
  await page.user.type(budget, 'much')
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Propose the bounds/ }))
  expect(dialog.getByText(/Type a sum above zero/)).toBeDefined()
  await page.user.clear(budget)
  await page.user.type(budget, '1.250,50')
  await page.user.click(dialog.getByRole('button', { name: /Propose the bounds/ }))
  await waitFor(() =>
    expect(server.inputsOf(setBudget)).toEqual([
      { id: 'weekend', budgetE5: '125050000', exposureE5: null, playerDayE5: null, reason: WHY },
    ]),
  )
})
