import { waitFor } from '@testing-library/react'
import {
  editScopes,
  listStaff,
  type RoleProposal,
  roleProposals,
  type StaffMember,
} from '@zar/contract/office/people'
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

const DEFNE: StaffMember = {
  id: ECE_ID,
  name: 'defne',
  fullName: 'Defne Aksoy',
  state: 'active',
  roles: [],
  scopes: [],
  seenAt: null,
  sessions: 0,
  isLocked: false,
  actions: [],
}

function open(roles: RoleProposal[], others: Proposal[], people: StaffMember[] = []) {
  signInStaff(['staff.view'])
  server.on(roleProposals, roles)
  server.on(proposals, others)
  server.on(listStaff, people)
  return render(<Waiting />)
}

test('a scope is approved as it was proposed, told in words', async () => {
  server.on(editScopes, { outcome: 'done', proposal: '313', lapsesAt: null })
  const scope: Proposal = {
    ...INVITATION,
    id: '313',
    right: 'scope.edit',
    object: 'staff:defne',
    terms: { scopes: '* hours 9–18, withdrawal.approve amount 250000000' },
    isOwn: false,
  }
  const page = open([], [scope], [DEFNE])
  expect((await page.findByRole('listitem')).textContent).toContain(
    'Defne Aksoy, scope: hours 9–18; Approve a withdrawal: not above ₺2.500,00.',
  )
  await page.user.click(await page.findByRole('button', { name: 'Approve' }))
  await page.findByRole('dialog', { name: 'Defne Aksoy: approve' })
  await page.user.type(page.getByLabelText('In your words'), 'The day shift ends at six.')
  await page.user.click(page.getByRole('button', { name: /^Change the scope of Defne/ }))
  await waitFor(() => expect(server.inputsOf(editScopes)).toHaveLength(1))
  expect(server.inputsOf(editScopes)[0]).toMatchObject({
    id: ECE_ID,
    proposal: '313',
    scopes: [
      { right: null, kind: 'hours', value: { from: 9, until: 18 } },
      { right: 'withdrawal.approve', kind: 'amount', value: { maxE5: '250000000' } },
    ],
  })
})

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
