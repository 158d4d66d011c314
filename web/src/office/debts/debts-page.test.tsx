import { screen, waitFor, within } from '@testing-library/react'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import type { Action } from '@zar/contract/office/staff'
import { type Debt, listDebts, writeOffDebt } from '@zar/contract/office/trading/debts'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { DebtsPage } from './debts-page.tsx'

const PATH = '/office/debts'
const REASON = 'The player has not played for a year.'
const TITLE = 'kervan61: write off ₺555,00?'
const action = (state: Action['state']): Action => ({
  right: 'debt.write_off',
  state,
  why: state === 'refused' ? 'no_right' : null,
})
const debtOf = (more: Partial<Debt> = {}): Debt => ({
  betId: '41',
  username: 'kervan61',
  owedKurus: 55_500,
  since: '2026-07-21T17:00:00.000Z',
  isDue: true,
  actions: [action('second')],
  ...more,
})
const proposalOf = (isOwn: boolean): Proposal => ({
  id: '7',
  right: 'debt.write_off',
  object: 'bet:41',
  terms: {},
  facts: {},
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn,
})

function open(debts: Debt[], waiting: Proposal[] = []) {
  server.on(listDebts, debts)
  server.on(proposals, waiting)
  return renderScreen(DebtsPage, PATH, PATH)
}
const writeOff = () => screen.findByRole('button', { name: 'Propose to write off' })

test('a debt that is old enough is proposed to be written off; a young one has no button', async () => {
  const young = debtOf({ betId: '42', username: 'deniz', isDue: false })
  const { user } = open([debtOf(), young])
  server.on(writeOffDebt, () => {
    server.on(proposals, [proposalOf(true)])
    return { outcome: 'waits' as const, proposal: '7', lapsesAt: null }
  })
  expect(await screen.findByText('Under 90 days')).toBeTruthy()
  // One button of two rows.
  await user.click(await writeOff())
  const dialog = within(await findDialog(TITLE))
  const send = () => user.click(dialog.getByRole('button', { name: /Propose to write off ₺555/ }))
  await send()
  expect(server.inputsOf(writeOffDebt)).toEqual([])
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await send()
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
  expect(server.inputsOf(writeOffDebt)).toEqual([{ id: '41', reason: REASON }])
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose to write off' })).toBeNull()
})

test('AUZ-03: the second person sees bet, player and sum, and approves this very proposal', async () => {
  const { user } = open([debtOf()], [proposalOf(false)])
  server.on(writeOffDebt, () => {
    server.on(listDebts, [])
    server.on(proposals, [])
    return { outcome: 'done' as const, proposal: '7', lapsesAt: null }
  })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog(TITLE))
  for (const fact of ['k-41', 'kervan61', '₺555,00', 'Derya Ak'])
    expect(dialog.getByText(fact)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /^Write off ₺555/ }))
  await waitFor(() =>
    expect(server.inputsOf(writeOffDebt)).toEqual([{ id: '41', reason: REASON, proposal: '7' }]),
  )
  expect(await screen.findByText('No player owes anything')).toBeTruthy()
})

test('a refusal is told in the dialog', async () => {
  const { user } = open([debtOf()])
  server.refuse(writeOffDebt, 'debt_not_due')
  await user.click(await writeOff())
  const dialog = within(await findDialog(TITLE))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: /Propose to write off ₺555/ }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

test('who may only look reads who can, and a list that does not come is asked for again', async () => {
  server.refuse(listDebts, 'unavailable')
  server.on(proposals, [])
  const { user } = renderScreen(DebtsPage, PATH, PATH)
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  server.on(listDebts, [debtOf({ actions: [action('refused')] })])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await writeOff()).getAttribute('aria-description')).toMatch(/Those who can: .*Manager/)
})
