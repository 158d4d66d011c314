import { screen, waitFor, within } from '@testing-library/react'
import { enterTaxRate, takeBackTaxRate } from '@zar/contract/office/system/tax-rates'
import { expect, test } from 'vitest'
import { findDialog } from '../../../../testing/find-dialog.ts'
import { server } from '../../../../testing/server.ts'
import { REASON } from '../testing/open-licences.ts'
import { openRates, rateOf, rateProposal } from './testing/open-rates.ts'

const done = { outcome: 'done', proposal: '7', lapsesAt: null } as const

test('AUZ-03: the second person sees the whole rate and what it replaces, and records exactly this', async () => {
  server.on(enterTaxRate, done)
  const { user } = openRates([], { waiting: [rateProposal()] })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('A new rate of tax'))
  for (const fact of [
    'Winnings above the line',
    '10%',
    '₺1.500,00',
    '5%, since 2026-03-01',
    'Uyum',
  ])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'OGL/2026/1')
  await user.click(dialog.getByRole('button', { name: /^Record the rate of 10%/ }))
  await waitFor(() =>
    expect(server.inputsOf(enterTaxRate)).toEqual([
      {
        licence: '4',
        base: 'winnings',
        product: 'slot',
        ratePpm: 100_000,
        lineE5: '150000000',
        fromDay: '2027-01-01',
        typed: 'OGL/2026/1',
        reason: REASON,
        proposal: '7',
      },
    ]),
  )
})

test('a first rate replaces none, and one of deposits is sent without a product', async () => {
  server.on(enterTaxRate, done)
  const terms = { licence: '4', base: 'deposits', ratePpm: 0, fromDay: '2027-01-01' }
  const facts = { before: null, beforePpm: null, beforeFrom: null }
  const waiting = [rateProposal({ terms: { ...terms, product: null, lineE5: null }, facts })]
  const { user } = openRates([], { waiting })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('A new rate of tax'))
  expect(dialog.getByText('none')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'OGL/2026/1')
  await user.click(dialog.getByRole('button', { name: /^Record the rate of 0%/ }))
  const said = { typed: 'OGL/2026/1', reason: REASON, proposal: '7' }
  await waitFor(() => expect(server.inputsOf(enterTaxRate)).toEqual([{ ...terms, ...said }]))
})

test('the second person takes back what was proposed to be', async () => {
  server.on(takeBackTaxRate, done)
  const waiting = [rateProposal({ object: 'tax-rate:9', terms: { does: 'takeBack' } })]
  const { user } = openRates([rateOf()], { waiting })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Take back Slots, GGR?'))
  await user.type(dialog.getByRole('textbox'), 'OGL/2026/1')
  await user.click(dialog.getByRole('button', { name: /^Take back the rate/ }))
  await waitFor(() =>
    expect(server.inputsOf(takeBackTaxRate)).toEqual([
      { id: '9', typed: 'OGL/2026/1', reason: REASON, proposal: '7' },
    ]),
  )
})
