import { screen, waitFor, within } from '@testing-library/react'
import {
  explainPaymentDifference,
  listPaymentDifferences,
  type PaymentDifference,
} from '@zar/contract/office/house/payment-differences'
import { listStatements } from '@zar/contract/office/house/statements'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { listDifferences, listSuppliers } from '@zar/contract/office/suppliers'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { SuppliersPage } from '../suppliers-page.tsx'
import { PaymentDifferences } from './payment-differences.tsx'

const ID = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c77'
const REASON = 'The bank’s list of the next day has it.'
const TITLE = 'Explain the difference: Withdrawal, ₺240,00'
const one: PaymentDifference = {
  id: ID,
  kind: 'withdrawal',
  player: 'ZR 204 718 331',
  amountE5: '24000000',
  what: 'paid here and not there',
  foundAt: '2026-11-21T00:40:00.000Z',
  actions: [{ right: 'reconcile.explain', state: 'second', why: null }],
}
const proposal: Proposal = {
  id: '7',
  right: 'reconcile.explain',
  object: `payment-difference:${ID}`,
  terms: { explanation: REASON },
  facts: { what: one.what, amountE5: one.amountE5 },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
}

function open(rows: PaymentDifference[] = [one], waiting: Proposal[] = []) {
  server.on(listPaymentDifferences, rows)
  server.on(proposals, waiting)
  return renderScreen(PaymentDifferences, '/office/suppliers')
}

test('a difference says what differs, and is proposed to be closed with enough words', async () => {
  const { user } = open()
  server.on(explainPaymentDifference, { outcome: 'waits', proposal: '7', lapsesAt: null })
  expect(await screen.findByText('Paid here and not there')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Propose an explanation' }))
  const dialog = within(await findDialog(TITLE))
  const send = () => user.click(dialog.getByRole('button', { name: /Propose to close it/ }))
  await user.type(dialog.getByLabelText('In your words'), 'Too short.')
  await send()
  expect(server.inputsOf(explainPaymentDifference)).toEqual([])
  await user.clear(dialog.getByLabelText('In your words'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await send()
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
  expect(server.inputsOf(explainPaymentDifference)).toEqual([{ id: ID, reason: REASON }])
})

test('AUZ-03: the second person sees the same facts and approves this very proposal', async () => {
  const { user } = open([one], [proposal])
  server.on(explainPaymentDifference, () => {
    server.on(listPaymentDifferences, [])
    return { outcome: 'done' as const, proposal: '7', lapsesAt: null }
  })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog(TITLE))
  for (const fact of [ID, 'ZR 204 718 331', 'Derya Ak', REASON])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Close it with this explanation/ }))
  await waitFor(() =>
    expect(server.inputsOf(explainPaymentDifference)).toEqual([
      { id: ID, reason: REASON, proposal: '7' },
    ]),
  )
  expect(await screen.findByText('No payment differs')).toBeTruthy()
})

test('one that is explained already is told in the dialog', async () => {
  const { user } = open()
  server.refuse(explainPaymentDifference, 'not_found')
  await user.click(await screen.findByRole('button', { name: 'Propose an explanation' }))
  const dialog = within(await findDialog(TITLE))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: /Propose to close it/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

test('who may only look reads who can, and a list that does not come is asked for again', async () => {
  server.refuse(listPaymentDifferences, 'unavailable')
  server.on(proposals, [])
  const { user } = renderScreen(PaymentDifferences, '/office/suppliers')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  const actions = [{ right: 'reconcile.explain', state: 'refused', why: 'no_right' }] as const
  server.on(listPaymentDifferences, [{ ...one, actions: [...actions] }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const button = await screen.findByRole('button', { name: 'Propose an explanation' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*Manager/)
})

test('who sees differences and no suppliers has the screen without their cards', async () => {
  server.on(listPaymentDifferences, [one])
  server.on(proposals, [])
  server.on(listDifferences, { rows: [], next: null, open: 0 })
  server.on(listStatements, { statements: [], unmatched: [], actions: [] })
  renderScreen(SuppliersPage, '/office/suppliers')
  signInStaff(['difference.view'])
  expect(await screen.findByText('Paid here and not there')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Suppliers' })).toBeTruthy()
  expect(server.inputsOf(listSuppliers)).toEqual([])
})
