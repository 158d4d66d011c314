import { listStaff, type RoleProposal, roleProposals } from '@zar/contract/office/people'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { ECE_ID, signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Waiting } from './waiting.tsx'

const TIMES = {
  proposedBy: 'Levent Koru',
  proposedAt: '2026-11-21T16:20:00.000Z',
  lapsesAt: '2999-11-21T17:20:00.000Z',
}
const CHANGE: RoleProposal = {
  ...TIMES,
  id: '311',
  person: { id: ECE_ID, name: 'defne', fullName: 'Defne Aksoy' },
  before: [{ role: 'cashier', isLead: false }],
  after: [{ role: 'cashier', isLead: true }],
  reason: 'She leads the desk for a month.',
  approvedBy: ['Kerem Tuna'],
  missing: ['price.set', 'market.suspend', 'market.open', 'bet.view'],
  effectiveAt: null,
  actions: [{ right: 'role.approve', state: 'second', why: null }],
}
const INVITATION: Proposal = {
  ...TIMES,
  id: '312',
  right: 'staff.invite',
  object: 'staff:derya',
  terms: { name: 'derya', fullName: 'Derya Ak' },
  facts: {},
  reason: 'One more person for the summer.',
  isOwn: true,
}

function open(roles: RoleProposal[], others: Proposal[]) {
  signInStaff(['staff.view'])
  server.on(roleProposals, roles)
  server.on(proposals, others)
  server.on(listStaff, [])
  return render(<Waiting />)
}

test('the second person sees the same facts: before, after, who, why, and what is missing', async () => {
  const page = open([CHANGE], [])
  const text = (await page.findByRole('listitem')).textContent
  for (const part of [
    'Defne Aksoy: Cashier → Cashier (lead).',
    'Proposed by Levent Koru, 19:20.',
    'She leads the desk for a month.',
    'Approved by Kerem Tuna.',
    'Set a price within 25%, Suspend a market, Open a market again and 1 more right',
  ]) {
    expect(text).toContain(part)
  }
  await page.user.click(page.getByRole('button', { name: 'Approve' }))
  await page.findByRole('dialog', { name: 'Defne Aksoy: approve' })
})

test('whoever proposed has no yes, and can take it back', async () => {
  server.on(withdrawProposal, null)
  const page = open([], [INVITATION])
  await page.findByText('Invite Derya Ak (derya).')
  expect(page.queryByRole('button', { name: 'Approve' })).toBeNull()
  server.on(proposals, [])
  await page.user.click(page.getByRole('button', { name: 'Withdraw' }))
  expect(await page.findByText('Nothing waits for approval')).toBeDefined()
  expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '312' }])
})

test('what did not come says so, and can be asked for again', async () => {
  signInStaff(['staff.view'])
  server.lose(roleProposals)
  server.on(proposals, [])
  server.on(listStaff, [])
  const page = render(<Waiting />)
  await page.findByRole('alert')
  server.on(roleProposals, [CHANGE])
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByText('Defne Aksoy: Cashier → Cashier (lead).')).toBeDefined()
})
