import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { takeBackTaxRate } from '@zar/contract/office/system/tax-rates'
import { expect, test } from 'vitest'
import { findDialog } from '../../../../testing/find-dialog.ts'
import { server } from '../../../../testing/server.ts'
import { REASON } from '../testing/open-licences.ts'
import { openRates, rateOf } from './testing/open-rates.ts'

test('a rate that has not begun is taken back by the typed number of its licence', async () => {
  server.on(takeBackTaxRate, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = openRates([rateOf()])
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  const dialog = within(await findDialog('Take back Slots, GGR?'))
  expect(dialog.getByText('7.25%')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('In your words'), { target: { value: REASON } })
  const send = () => user.click(dialog.getByRole('button', { name: /^Propose to take it back/ }))
  await send()
  expect(server.inputsOf(takeBackTaxRate)).toEqual([])
  await user.type(dialog.getByLabelText(/OGL/), 'OGL/2026/1')
  await send()
  await waitFor(() =>
    expect(server.inputsOf(takeBackTaxRate)).toEqual([
      { id: '9', typed: 'OGL/2026/1', reason: REASON },
    ]),
  )
})
