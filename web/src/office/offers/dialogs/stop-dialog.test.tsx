import { screen, waitFor, within } from '@testing-library/react'
import { stopOffer } from '@zar/contract/office/offers/offers'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openOffers, WHY } from '../testing/offers.tsx'

const press = async (page: ReturnType<typeof openOffers>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

test('an offer is stopped by one person with a reason, and the dialog says who goes on', async () => {
  const page = openOffers()
  server.on(stopOffer, null)
  await press(page, 'Stop')
  const dialog = within(await findDialog('Stop Weekend?'))
  expect(dialog.getByText(/The bonuses of 812 players go on/)).toBeDefined()
  await page.user.click(dialog.getByRole('button', { name: /Stop new claims/ }))
  expect(server.inputsOf(stopOffer)).toEqual([])
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Stop new claims/ }))
  await waitFor(() => expect(server.inputsOf(stopOffer)).toEqual([{ id: 'weekend', reason: WHY }]))
})
