import { screen, within } from '@testing-library/react'
import {
  approvalLimits,
  editAddresses,
  officeAddresses,
  setApprovalLimits,
} from '@zar/contract/office/house/bounds'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { Bounds } from './bounds.tsx'
import { ADDRESSES, LIMITS } from './testing/bounds.ts'

const REASON = 'The office moved to its new line.'
const DONE = { outcome: 'done', proposal: '7', lapsesAt: null } as const
const proposed = (more: Pick<Proposal, 'right' | 'object' | 'terms' | 'facts'>): Proposal => ({
  id: '7',
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 42 * 60_000).toISOString(),
  isOwn: false,
  ...more,
})
function open(waiting: Proposal[] = []) {
  server.on(officeAddresses, ADDRESSES)
  server.on(approvalLimits, LIMITS)
  server.on(proposals, waiting)
  return renderScreen(Bounds, '/office/staff', '/office/staff', ['staff.view'])
}

test('each role has its list or works from everywhere, and one knows where one is', async () => {
  open()
  expect(await screen.findByText('203.0.113.0/24')).toBeTruthy()
  expect(screen.getAllByText('from everywhere').length).toBeGreaterThan(5)
  expect(screen.getByText('You are at 203.0.113.9 now.')).toBeTruthy()
  expect(await screen.findByText('those of a new house')).toBeTruthy()
})

test('AUZ-03: the second person sees both lists and changes them', async () => {
  const { user } = open([
    proposed({
      right: 'iplist.edit',
      object: 'iplist:cashier',
      terms: { networks: '198.51.100.0/24' },
      facts: { networks: '203.0.113.0/24' },
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('Cashier: you change the list of addresses together'))
  expect(dialog.getByText('198.51.100.0/24')).toBeTruthy()
  server.on(editAddresses, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText(/The list of addresses of .* is changed/)).toBeTruthy()
  expect(server.inputsOf(editAddresses)).toEqual([
    { role: 'cashier', networks: ['198.51.100.0/24'], reason: REASON, proposal: '7' },
  ])
})

test('AUZ-03: the second person sees what changes of the limits, and sets them', async () => {
  const terms = {
    cashier_withdrawalAlone: 5_000,
    cashier_withdrawalTwo: 50_000,
    cashier_adjustmentDay: 2_000,
    manager_withdrawalAlone: 10_000,
    manager_withdrawalTwo: 250_000,
    manager_adjustmentDay: 20_000,
  }
  const facts = { ...terms, cashier_withdrawalAlone: 10_000 }
  const { user } = open([
    proposed({ right: 'approval.limits', object: 'limits:approval', terms, facts }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('You change the limits of approval together'))
  expect(dialog.getByText(/10\.000.* → .*5\.000/)).toBeTruthy()
  server.on(setApprovalLimits, DONE)
  await user.click(dialog.getByRole('button', { name: /Approve/ }))
  expect(await screen.findByText('The limits of approval are changed')).toBeTruthy()
  expect(server.inputsOf(setApprovalLimits)).toEqual([
    {
      cashier: { withdrawalAlone: 5_000, withdrawalTwo: 50_000, adjustmentDay: 2_000 },
      manager: LIMITS.manager,
      reason: REASON,
      proposal: '7',
    },
  ])
})
