import { screen, waitFor, within } from '@testing-library/react'
import {
  giveUpDeposit,
  listDeposits,
  type OfficeDeposit,
  refundDeposit,
} from '@zar/contract/office/house/deposits'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { ECE_ID, signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { DepositsPage } from './deposits-page.tsx'

const REASON = 'The payer has asked their bank for it.'
const PAID: OfficeDeposit = {
  id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c77',
  number: '884117',
  player: { id: ECE_ID, number: 'ZR 204 718 331', username: 'gecekusu' },
  method: 'Bank transfer',
  amountE5: '100000000',
  state: 'confirmed',
  at: '2026-11-21T16:20:00.000Z',
  changedAt: '2026-11-21T16:22:00.000Z',
  reference: 'bk-5512',
  isPayerOwn: false,
  back: null,
  actions: [
    { right: 'deposit.refund', state: 'second', why: null },
    { right: 'deposit.give_up', state: 'yes', why: null },
  ],
}
const OPEN: OfficeDeposit = {
  ...PAID,
  id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c78',
  number: '884118',
  state: 'pending',
  isPayerOwn: null,
}
const PROPOSAL: Proposal = {
  id: '7',
  right: 'deposit.refund',
  object: `deposit:${PAID.id}`,
  terms: { deposit: PAID.id },
  facts: { amountE5: '100000000', takesE5: '60000000', leavesE5: '40000000' },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
}

function open(rows: OfficeDeposit[], waiting: Proposal[] = [], path = '/office/deposits') {
  server.on(listDeposits, { rows, next: null })
  server.on(proposals, waiting)
  signInStaff(['deposit.view', 'player.view'])
  return renderScreen(DepositsPage, path, '/office/deposits')
}
const type = async (user: ReturnType<typeof open>['user'], dialog: HTMLElement) => {
  await user.type(within(dialog).getByLabelText('In your words'), REASON)
}

test('a paid deposit is proposed to go back, and what does not go is told', async () => {
  const { user } = open([PAID])
  server.on(refundDeposit, {
    outcome: 'waits',
    proposal: '7',
    lapsesAt: null,
    takesE5: '60000000',
    leavesE5: '40000000',
  })
  expect(await screen.findByText('other name')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Propose to send it back' }))
  const dialog = await findDialog('Send deposit #884117 back to its source?')
  await type(user, dialog)
  await user.click(within(dialog).getByRole('button', { name: /^Propose to send it back/ }))
  expect(
    await screen.findByText(/₺600,00 will go back, ₺400,00 is not in the balance/),
  ).toBeTruthy()
  expect(server.inputsOf(refundDeposit)).toEqual([{ id: PAID.id, reason: REASON }])
})

test('AUZ-03: the second person sees both sums and sends exactly that', async () => {
  const { user } = open([PAID], [PROPOSAL])
  server.on(refundDeposit, {
    outcome: 'done',
    proposal: '7',
    lapsesAt: null,
    takesE5: '60000000',
    leavesE5: '40000000',
  })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  expect(screen.queryByRole('button', { name: 'Propose to send it back' })).toBeNull()
  const dialog = await findDialog('Send deposit #884117 back to its source?')
  for (const fact of ['₺1.000,00', '₺600,00', '₺400,00', 'bk-5512', 'Derya Ak'])
    expect(within(dialog).getByText(fact)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: /^Send ₺600,00 back/ }))
  await waitFor(() =>
    expect(server.inputsOf(refundDeposit)).toEqual([
      { id: PAID.id, reason: REASON, proposal: '7' },
    ]),
  )
  expect(await screen.findByText('₺600,00 was sent back')).toBeTruthy()
})

test('one that nobody paid is closed with its reason; a refusal is told in the dialog', async () => {
  const { user } = open([OPEN])
  server.refuse(giveUpDeposit, 'deposit_over')
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  const dialog = await findDialog('Close deposit #884118?')
  await type(user, dialog)
  const send = () =>
    user.click(within(dialog).getByRole('button', { name: /^Close it as not paid/ }))
  await send()
  expect((await within(dialog).findByRole('alert')).textContent).toMatch('is not open')
  server.on(giveUpDeposit, null)
  await send()
  expect(await screen.findByText('#884118 is closed')).toBeTruthy()
  expect(server.inputsOf(giveUpDeposit)).toContainEqual({ id: OPEN.id, reason: REASON })
})

test('states are chosen, and one is looked for by its number', async () => {
  const back = { amountE5: '100000000', state: 'pending' } as const
  const { user } = open([{ ...PAID, back }])
  expect(await screen.findByText('₺1.000,00 is going back')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Over' }))
  await waitFor(() => expect(server.addressesOf(listDeposits).at(-1)).toMatch(/\?list=over$/))
  server.on(listDeposits, { rows: [], next: null })
  await user.type(screen.getByRole('searchbox'), '17')
  expect(await screen.findByText('There is no such deposit')).toBeTruthy()
  expect(server.addressesOf(listDeposits).at(-1)).toMatch(/\?list=open&q=17$/)
})

test('who may only look reads who can; a list that does not come is asked for again', async () => {
  server.refuse(listDeposits, 'unavailable')
  server.on(proposals, [])
  signInStaff(['deposit.view'])
  const { user } = renderScreen(DepositsPage, '/office/deposits')
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  const actions = [{ right: 'deposit.refund', state: 'refused', why: 'no_right' }] as const
  server.on(listDeposits, { rows: [{ ...PAID, actions: [...actions] }], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const button = await screen.findByRole('button', { name: 'Propose to send it back' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*Manager/)
})
