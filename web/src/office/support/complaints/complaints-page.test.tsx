import { screen, waitFor, within } from '@testing-library/react'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import {
  type Complaint,
  decideComplaint,
  listComplaints,
  readComplaint,
} from '@zar/contract/office/support/complaints'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { complaintOf, HOSTILE, inMinutes } from '../testing/cases.ts'
import { ComplaintsPage } from './complaints-page.tsx'

const LIST = '/office/complaints'
const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'complaint.decide',
  object: 'complaint:2001',
  terms: { outcome: 'for_player', text: 'You are right about the bet.' },
  facts: { version: 3 },
  reason: 'The facts of the feed say so.',
  proposedBy: 'Uyum',
  proposedAt: inMinutes(-1),
  lapsesAt: inMinutes(41.5),
  isOwn: false,
  ...more,
})

function open(one: Complaint, waiting: Proposal[] = [], path = `${LIST}?row=2001`) {
  const { steps: _s, actions: _a, ...row } = one
  server.on(listComplaints, { rows: [row], next: null })
  server.on(readComplaint, one)
  server.on(proposals, waiting)
  return renderScreen(ComplaintsPage, path, LIST)
}
const button = (name: string) => screen.findByRole('button', { name })

test('a complaint tells what happened, by whom, and leads to its ticket', async () => {
  open(complaintOf({ summary: HOSTILE }))
  await button('Propose a decision')
  const panel = within(await screen.findByRole('complementary', { name: 'Complaint 2001' }))
  expect(await panel.findByText(HOSTILE)).toBeTruthy()
  expect(panel.getByText(/Opened · Selin/)).toBeTruthy()
  expect(panel.getByRole('link', { name: 'of ticket #1001' }).getAttribute('href')).toContain(
    '/office/tickets?row=1001',
  )
  expect(document.querySelector('img')).toBeNull()
})

test('AUZ-03: the second person reads the decision and the words of the player, and approves just that', async () => {
  const { user } = open(complaintOf(), [proposalOf()])
  server.on(decideComplaint, { outcome: 'done', proposal: '7', lapsesAt: null })
  expect(await screen.findByText('Waits for a second person, 42 min left.')).toBeTruthy()
  await user.click(await button('Look at it'))
  const dialog = within(await findDialog('Approve the decision: complaint 2001'))
  expect(dialog.getByText('You are right about the bet.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve: The player is right' }))
  await screen.findByText('Decided, the player was told')
  expect(server.inputsOf(decideComplaint)).toEqual([
    {
      id: 2001,
      version: 3,
      outcome: 'for_player',
      text: 'You are right about the bet.',
      reason: 'The facts of the feed say so.',
      proposal: '7',
    },
  ])
})

test('who proposed takes it back and cannot approve; who handled it reads why they may not decide', async () => {
  const states = { 'complaint.decide': 'refused' } as const
  const { user } = open(complaintOf({}, states), [proposalOf({ isOwn: true })])
  server.on(withdrawProposal, null)
  await user.click(await button('Take back'))
  await waitFor(() => expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }]))
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
  expect((await button('Propose a decision')).getAttribute('aria-disabled')).toBe('true')
})

test('no open complaint is said, and those that ended have their view', async () => {
  server.on(listComplaints, { rows: [], next: null })
  server.on(proposals, [])
  const { user } = renderScreen(ComplaintsPage, LIST)
  expect(await screen.findByText('No complaint is open')).toBeTruthy()
  await user.click(await button('Ended'))
  expect(location.search).toBe('?view=ended')
  expect(await screen.findByText('No complaint has ended')).toBeTruthy()
})
