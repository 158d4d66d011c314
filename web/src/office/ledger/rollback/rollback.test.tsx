import { screen, waitFor, within } from '@testing-library/react'
import { askRollback, type RoundRollback } from '@zar/contract/office/house/rollback-requests'
import type { LedgerRound } from '@zar/contract/office/ledger'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { Rollback } from './rollback.tsx'

const OBJECT = 'round:hub88:77c1-40aa'
const REASON = 'The game broke off, and the supplier confirms the fault.'
const TITLE = 'Ask for the rollback of round 5f0c-7741'
const round: LedgerRound = {
  provider: 'hub88',
  game: 'Nar Bahçesi',
  round: '5f0c-7741',
  movements: [],
  rollback: null,
}
const open: RoundRollback = {
  object: OBJECT,
  standing: 'stands',
  stakesE5: '8000000',
  request: null,
  actions: [{ right: 'round.ask_rollback', state: 'second', why: null }],
}
const request = {
  id: '4',
  askedBy: 'Derya Ak',
  approvedBy: 'Kerem Us',
  because: REASON,
  askedAt: '2026-11-21T10:00:00.000Z',
}
const proposal: Proposal = {
  id: '7',
  right: 'round.ask_rollback',
  object: OBJECT,
  terms: {},
  facts: { standing: 'stands' },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
}

let shown: RoundRollback = open
const Screen = () => <Rollback transfer="12" round={round} rollback={shown} />

function show(rollback: RoundRollback, waiting: Proposal[] = []) {
  server.on(proposals, waiting)
  shown = rollback
  return renderScreen(Screen, '/office/ledger')
}

test('a rollback is proposed with enough words, and the dialog says that no money moves', async () => {
  const { user } = show(open)
  server.on(askRollback, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'Ask for a rollback' }))
  const dialog = within(await findDialog(TITLE))
  expect(dialog.getByText(/No money moves/)).toBeTruthy()
  expect(dialog.getByText('₺80,00')).toBeTruthy()
  await user.type(dialog.getByLabelText('In your words'), 'Too short.')
  await user.click(dialog.getByRole('button', { name: /Propose the request/ }))
  expect(server.inputsOf(askRollback)).toEqual([])
  await user.clear(dialog.getByLabelText('In your words'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  await user.click(dialog.getByRole('button', { name: /Propose the request/ }))
  expect(await screen.findByText('Proposed, it waits for a second person')).toBeTruthy()
  expect(server.inputsOf(askRollback)).toEqual([{ transfer: '12', reason: REASON }])
})

test('AUZ-03: the second person sees the same facts and approves this very proposal', async () => {
  const { user } = show(open, [proposal])
  server.on(askRollback, { outcome: 'done', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog(TITLE))
  expect(dialog.getByText('5f0c-7741')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Ask the supplier/ }))
  await waitFor(() =>
    expect(server.inputsOf(askRollback)).toEqual([
      { transfer: '12', reason: REASON, proposal: '7' },
    ]),
  )
  expect(await screen.findByText(/The request is kept/)).toBeTruthy()
})

test('who may not ask reads why', async () => {
  show({ ...open, actions: [{ right: 'round.ask_rollback', state: 'refused', why: 'no_right' }] })
  const button = await screen.findByRole('button', { name: 'Ask for a rollback' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toMatch(/Risk/)
})

test('one that was asked for says who, why and how its stakes stand, and is not asked for again', async () => {
  show({ ...open, request, standing: 'partly', actions: [] })
  expect(await screen.findByText('Some are rolled back.')).toBeTruthy()
  expect(screen.getByText(/Derya Ak and Kerem Us/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a round whose stakes are back needs no request', async () => {
  show({ ...open, standing: 'back', actions: [] })
  expect(await screen.findByText('All are rolled back')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
