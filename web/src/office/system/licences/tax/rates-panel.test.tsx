import { screen } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { listTaxRates } from '@zar/contract/office/system/tax-rates'
import { expect, test } from 'vitest'
import { server } from '../../../../testing/server.ts'
import { renderScreen } from '../../../parts/testing/render-screen.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { openRates, rateOf } from './testing/open-rates.ts'

test('rates stand below the licences, each with what it is of, who wanted it and how it stands', async () => {
  openRates([
    rateOf(),
    rateOf({ id: '8', fromDay: '2026-03-01', state: 'applies', actions: [], ratePpm: 50_000 }),
    rateOf({
      id: '7',
      base: 'winnings',
      ratePpm: 0,
      lineE5: '150000000',
      currency: 'TRY',
      state: 'takenBack',
      takenBack: { by: 'cem', approvedBy: 'defne', because: 'the law was not passed' },
      actions: [],
    }),
  ])
  const row = (await screen.findByText('7.25%')).closest('tr')
  for (const said of ['Slots, GGR', 'OGL/2026/1', 'ayla, bora', 'Not begun', '2027-01-01'])
    expect(row?.textContent).toContain(said)
  expect(screen.getByText('Applies')).toBeTruthy()
  expect(screen.getByText('₺1.500,00')).toBeTruthy()
  expect(screen.getByText(/by cem and defne: the law was not passed/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Take back' })).toHaveLength(1)
})

test('without a licence nothing can be entered, and without a rate the list says what that means', async () => {
  openRates([], { licences: [] })
  expect(await screen.findByText('No rate of tax was entered')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Enter a rate' })
  expect(button.getAttribute('aria-disabled') ?? `${button.hasAttribute('disabled')}`).toBe('true')
})

test('a list that is refused has its sentence', async () => {
  server.refuse(listTaxRates, 'out_of_scope')
  server.on(proposals, [])
  renderScreen(RatesPanel, '/office/system', '/office/system')
  expect(await screen.findByText(/outside your scope/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Enter a rate' })).toBeNull()
})
