import { fireEvent, waitFor, within } from '@testing-library/react'
import { approvalLimits } from '@zar/contract/office/house/bounds'
import {
  listStaff,
  mySessions,
  roleProposals,
  type StaffMember,
  staffSessions,
} from '@zar/contract/office/people'
import { proposals } from '@zar/contract/office/proposals'
import { type Right, ROLES } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { put } from '../../testing/field.ts'
import { ECE_ID, signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { LIMITS } from './bounds/testing/bounds.ts'
import { StaffPage } from './staff-page.tsx'

const DEFNE = '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c14'
const person = (change: Partial<StaffMember>): StaffMember => ({
  id: DEFNE,
  name: 'defne',
  fullName: 'Defne Aksoy',
  state: 'active',
  roles: [{ role: 'cashier', isLead: false }],
  scopes: [],
  seenAt: null,
  sessions: 1,
  isLocked: false,
  actions: [
    { right: 'role.propose', state: 'second', why: null },
    { right: 'staff.suspend', state: 'yes', why: null },
    { right: 'staff.key_reset', state: 'refused', why: 'no_right' },
  ],
  ...change,
})

function open(tab: string, people: StaffMember[] = [person({})]) {
  signInStaff(['staff.view'])
  server.on(listStaff, people)
  server.on(roleProposals, [])
  server.on(proposals, [])
  server.on(staffSessions, [
    {
      id: ECE_ID,
      name: 'defne',
      ip: '10.4.•.•',
      agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      startedAt: '2026-11-21T15:00:00.000Z',
      seenAt: '2026-11-21T17:00:00.000Z',
      isThis: false,
    },
  ])
  server.on(mySessions, [])
  server.on(approvalLimits, LIMITS)
  return render(<StaffPage />, `/office/staff?tab=${tab}`)
}

/** How each role has a right; asked of the page itself, since thousands of cells are slow to ask by role. */
async function holdsOf(page: ReturnType<typeof open>, right: Right): Promise<(string | null)[]> {
  const head = await waitFor(() => {
    const found = page.container.querySelector(`th[title="${right}"]`)
    if (!found) throw new Error(`no line of ${right}`)
    return found
  })
  return [...(head.parentElement?.querySelectorAll('td') ?? [])].map(
    (cell) =>
      cell.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      cell.querySelector('.sr')?.textContent ??
      cell.textContent,
  )
}

test('the matrix has every role, and says how each has a right', async () => {
  const page = open('roles')
  expect(await holdsOf(page, 'player.view')).toContain('part')
  expect(await holdsOf(page, 'player.unblock')).toContain('with a second person')
  await page.user.click(page.getByRole('button', { name: 'Money' }))
  expect(await holdsOf(page, 'withdrawal.approve')).toEqual(
    ROLES.map((role) => (['cashier', 'manager'].includes(role) ? 'does' : 'none')),
  )
  fireEvent.click(page.getByTitle('Show the role Manager'))
  await waitFor(() =>
    expect(page.container.querySelector('.o-facts')?.textContent).toContain('up to ₺250.000'),
  )
})

test('a right is found in all areas, by its words and by its name in the log', async () => {
  const page = open('roles')
  const named = (right: Right) => page.container.querySelector(`th[title="${right}"]`)
  await holdsOf(page, 'player.view')
  expect(named('withdrawal.consent')).toBeNull()
  put('Search this list', 'withdrawal.consent')
  await waitFor(() => expect(named('withdrawal.consent')).not.toBeNull())
  expect(named('player.view')).toBeNull()
  put('Search this list', 'take a person')
  await waitFor(() => expect(named('staff.restore')).not.toBeNull())
})

test('people are listed with what the server lets be done with the chosen one', async () => {
  const page = open('people')
  await page.user.click(await page.findByRole('row', { name: /Defne Aksoy/ }))
  const panel = page.getByRole('complementary', { name: 'Defne Aksoy' })
  expect(
    within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['Propose roles', 'End sessions', 'Suspend'])
  expect(location.search).toBe(`?tab=people&person=${DEFNE}`)
})

test('what may not be done now stays, and says why', async () => {
  const actions = person({}).actions.map((one) => ({
    ...one,
    state: 'refused' as const,
    why: 'self',
  }))
  const page = open('people', [person({ actions })])
  await page.user.click(await page.findByRole('row', { name: /Defne Aksoy/ }))
  const button = page.getByRole('button', { name: 'Suspend' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-description')).toBe('You cannot decide on your own rights.')
})

test('sessions are told by person and device', async () => {
  const page = open('sessions')
  expect(await page.findByText('Firefox, Linux')).toBeDefined()
  expect(page.getByRole('rowheader', { name: /Defne Aksoy/ })).toBeDefined()
})

test('an invitation is offered to who may invite', async () => {
  const page = open('people')
  await page.findByRole('row', { name: /Defne Aksoy/ })
  expect(page.queryByRole('button', { name: 'Invite' })).toBeNull()
})

test('what did not come can be asked for again', async () => {
  signInStaff(['staff.view'])
  server.lose(listStaff)
  server.on(roleProposals, [])
  server.on(proposals, [])
  server.on(staffSessions, [])
  server.on(mySessions, [])
  const page = render(<StaffPage />, '/office/staff?tab=people')
  expect((await page.findByRole('alert')).textContent).toMatch('could not be reached')
  server.on(listStaff, [person({})])
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  expect(await page.findByRole('row', { name: /Defne Aksoy/ })).toBeDefined()
})
