import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { enterTaxRate } from '@zar/contract/office/system/tax-rates'
import { expect, test } from 'vitest'
import { findDialog } from '../../../../testing/find-dialog.ts'
import { server } from '../../../../testing/server.ts'
import { REASON } from '../testing/open-licences.ts'
import { openRates } from './testing/open-rates.ts'

test('a rate is proposed whole: percent, line, product and a day of its licence; what is missing goes nowhere', async () => {
  server.on(enterTaxRate, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = openRates([])
  await user.click(await screen.findByRole('button', { name: 'Enter a rate' }))
  const dialog = within(await findDialog('A new rate of tax'))
  const set = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } })
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose the rate/ }))
  set('In your words', REASON)
  await user.type(dialog.getByLabelText(/type OGL/), 'OGL/2026/1')
  await user.selectOptions(dialog.getByLabelText('Base'), 'winnings')
  await user.selectOptions(dialog.getByLabelText('Product'), 'slot')
  set('Rate, %', '7,25')
  set('First day', '2027-01-01')
  for (const wrong of ['', '999,99']) {
    set('Line, ₺', wrong)
    await send()
    expect(dialog.getByText(/Fill all fields/)).toBeTruthy()
  }
  set('Line, ₺', '1.500')
  for (const wrong of ['2026-02-28', '2027-03-01']) {
    set('First day', wrong)
    await send()
  }
  expect(server.inputsOf(enterTaxRate)).toEqual([])
  set('First day', '2027-01-01')
  await send()
  const said = { licence: '4', ratePpm: 72_500, fromDay: '2027-01-01', typed: 'OGL/2026/1' }
  await waitFor(() =>
    expect(server.inputsOf(enterTaxRate)).toEqual([
      { ...said, base: 'winnings', product: 'slot', lineE5: '150000000', reason: REASON },
    ]),
  )
})

test('deposits are of no product and no line, and what the server refuses is told in the dialog', async () => {
  server.refuse(enterTaxRate, 'tax_rate_day')
  const { user } = openRates([])
  await user.click(await screen.findByRole('button', { name: 'Enter a rate' }))
  const dialog = within(await findDialog('A new rate of tax'))
  const set = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } })
  await user.selectOptions(dialog.getByLabelText('Base'), 'deposits')
  expect(dialog.queryByLabelText('Product')).toBeNull()
  expect(dialog.queryByLabelText('Line, ₺')).toBeNull()
  set('Rate, %', '1')
  set('First day', '2026-03-01')
  set('In your words', REASON)
  await user.type(dialog.getByLabelText(/type OGL/), 'OGL/2026/1')
  await user.click(dialog.getByRole('button', { name: /^Propose the rate/ }))
  expect(await dialog.findByText(/Check the day/)).toBeTruthy()
  expect(server.inputsOf(enterTaxRate)).toMatchObject([{ base: 'deposits', ratePpm: 10_000 }])
  expect(server.inputsOf(enterTaxRate)[0]).not.toHaveProperty('product')
})
