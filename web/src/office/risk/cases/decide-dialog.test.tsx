import { screen, within } from '@testing-library/react'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import {
  decideRiskCase,
  listRiskCases,
  type RiskCase,
  readRiskCase,
} from '@zar/contract/office/risk/cases'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import {
  actionsOf,
  alertOf,
  caseOf,
  inMinutes,
  openRisk,
  playerOf,
  RISK,
} from '../testing/alerts.ts'

const WHY = 'The holder of the IBAN paid for all three.'
const one: RiskCase = {
  id: '118',
  player: playerOf(1),
  rules: ['structuring'],
  openedBy: 'Ece Polat',
  openedAt: inMinutes(-20),
  because: 'Three accounts are paid to one IBAN.',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  alerts: [{ id: '1', rule: 'structuring', at: inMinutes(-40), reasons: alertOf(1).reasons }],
  group: caseOf(alertOf(1)).group,
  actions: actionsOf({ 'case.decide': 'second', 'link.clear': 'yes' }),
}
const waiting = (isOwn: boolean): Proposal => ({
  id: '7',
  right: 'case.decide',
  object: 'risk:118',
  terms: { decision: 'blocked' },
  facts: {},
  reason: WHY,
  proposedBy: 'Ece Polat',
  proposedAt: inMinutes(-3),
  lapsesAt: inMinutes(42.5),
  isOwn,
})

function open(found: RiskCase = one, some: Proposal[] = []) {
  server.on(listRiskCases, [found])
  server.on(readRiskCase, found)
  server.on(proposals, some)
  return openRisk([caseOf(alertOf(1))], `${RISK}?tab=cases&row=118`)
}

test('AUZ-03: a decision is chosen, has words, and is proposed to a second person', async () => {
  server.on(decideRiskCase, { outcome: 'waits', proposal: '7', lapsesAt: inMinutes(60) })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Propose a decision' }))
  const dialog = within(await findDialog('Decision on case 118'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Propose the decision/ }))
  expect(await dialog.findByText('Choose a decision.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /Accounts of one person/ }))
  await user.click(dialog.getByRole('button', { name: /Propose the decision/ }))
  expect(await screen.findByText('Decision proposed, waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(decideRiskCase)).toEqual([{ id: '118', decision: 'linked', reason: WHY }])
})

test('AUZ-03: the second person reads who proposed what, and approves exactly that', async () => {
  server.on(decideRiskCase, { outcome: 'done', proposal: '7', lapsesAt: null })
  const { user } = open(one, [waiting(false)])
  expect(await screen.findByText(/Ece Polat proposed: Account blocked\. 42 min left/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve: Account blocked' }))
  const dialog = within(await findDialog('Account blocked: second approval'))
  await user.type(dialog.getByRole('textbox'), WHY)
  await user.click(dialog.getByRole('button', { name: /Approve: Account blocked/ }))
  expect(await screen.findByText('The case is decided')).toBeTruthy()
  expect(server.inputsOf(decideRiskCase)).toEqual([
    { id: '118', decision: 'blocked', reason: WHY, proposal: '7' },
  ])
})

test('one’s own proposal has no approval, and is taken back', async () => {
  server.on(withdrawProposal, null)
  const { user } = open(one, [waiting(true)])
  expect(await screen.findByText(/Your proposal waits/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Proposal taken back')).toBeTruthy()
  expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }])
})

test('a case that was decided says by whom, and has no decision to give', async () => {
  open({ ...one, decision: 'clean', decidedBy: 'Orhan Kaya', decidedAt: inMinutes(-5) })
  expect(await screen.findByText(/Clean: Orhan Kaya/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Propose a decision' })).toBeNull()
})
