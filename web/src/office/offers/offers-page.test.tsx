import { screen, waitFor, within } from '@testing-library/react'
import { listOffers, setCashback } from '@zar/contract/office/offers/offers'
import { proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { OffersPage } from './offers-page.tsx'
import { LIST, OFFER, openOffers, WHY } from './testing/offers.tsx'

const press = async (page: ReturnType<typeof openOffers>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

test('an offer is listed with its budget, and its case says what players read and what is used', async () => {
  openOffers()
  const sentence =
    '50% of a deposit of ₺200,00 or more, ₺1.000,00 at most. 10× wagering, 7 days; stakes from the bonus up to ₺50,00; no upper limit on winnings.'
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByText('More than eighty percent of a bound is used')).toBeDefined()
  expect(screen.getByText(/Taken by 812; their bonuses keep its terms/)).toBeDefined()
  expect(screen.getByText(/31% finish; the house’s lower bound is 35%/)).toBeDefined()
  expect(screen.getByText(/Who takes a bonus changes what they do/)).toBeDefined()
})

test('an offer for a segment names it and its version, in the list, the case and its versions', async () => {
  const segment = { id: '7', name: 'Paid in 500', version: 3 }
  const versions = OFFER.versions.map((one) => ({ ...one, segment: { ...segment, version: 2 } }))
  openOffers({ ...OFFER, segment, versions })
  const link = await screen.findByRole('link', { name: 'Paid in 500, version 3' })
  expect(link.getAttribute('href')).toBe('/office/segments?row=7')
  expect(screen.getByText(/Paid in 500, version 2/)).toBeDefined()
})

test('the cashback is proposed with whole figures alone', async () => {
  const page = openOffers()
  server.on(setCashback, { outcome: 'waits', proposal: '3', lapsesAt: null })
  await press(page, 'Change')
  const dialog = within(await findDialog('Cashback'))
  const share = dialog.getByLabelText('Percent of the loss')
  await page.user.clear(share)
  await page.user.type(share, '101')
  await page.user.type(dialog.getByLabelText('In your words'), WHY)
  await page.user.click(dialog.getByRole('button', { name: /Propose the new figures/ }))
  expect(dialog.getByText(/The share is a whole number/)).toBeDefined()
  await page.user.clear(share)
  await page.user.type(share, '15')
  await page.user.click(dialog.getByRole('button', { name: /Propose the new figures/ }))
  const figures = { isOpen: true, leastE5: '1000000', mostE5: '50000000' }
  await waitFor(() =>
    expect(server.inputsOf(setCashback)).toEqual([{ ...figures, sharePercent: 15, reason: WHY }]),
  )
})

test('a list that did not come can be asked for again', async () => {
  server.lose(listOffers)
  const page = renderScreen(OffersPage, '/office/bonus')
  const again = await page.findByRole('button', { name: 'Try again' })
  server.on(listOffers, LIST)
  server.on(proposals, [])
  await page.user.click(again)
  expect((await page.findAllByText('Weekend')).length).toBeGreaterThan(0)
})
