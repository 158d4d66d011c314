import { screen, waitFor, within } from '@testing-library/react'
import { publishOffer, setBudget } from '@zar/contract/office/offers/offers'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { OFFER, openOffers, proposalOf, WHY } from '../testing/offers.tsx'

test('AUZ-03: the second person reads bounds and draft as they were proposed, and approves them', async () => {
  const bounds = { budgetE5: '60000000000', playerDayE5: null, exposureE5: null }
  const page = openOffers(OFFER, [
    proposalOf({ right: 'offer.budget', terms: bounds }),
    proposalOf({ id: '10', terms: { version: 2 } }),
  ])
  server.on(setBudget, { outcome: 'done', proposal: '9', lapsesAt: null })
  server.on(publishOffer, { outcome: 'done', proposal: '10', lapsesAt: null })
  const [publish, budget] = await screen.findAllByRole('button', { name: 'Look at it' })
  await page.user.click(budget as HTMLElement)
  const first = within(await findDialog('Weekend: bounds'))
  expect(first.getByText('₺520.000,00 → ₺600.000,00')).toBeDefined()
  await page.user.click(first.getByRole('button', { name: /Approve the bounds/ }))
  await waitFor(() =>
    expect(server.inputsOf(setBudget)).toEqual([
      { id: 'weekend', ...bounds, reason: WHY, proposal: '9' },
    ]),
  )
  await page.user.click(publish as HTMLElement)
  const second = within(await findDialog('Publish Weekend?'))
  expect(second.getByText(/50% of a deposit of ₺200,00 or more/)).toBeDefined()
  expect(second.getByText('Everybody')).toBeDefined()
  await page.user.click(second.getByRole('button', { name: /Publish, second approval/ }))
  await waitFor(() =>
    expect(server.inputsOf(publishOffer)).toEqual([{ id: 'weekend', reason: WHY, proposal: '10' }]),
  )
})
