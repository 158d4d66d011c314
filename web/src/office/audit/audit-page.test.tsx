import { waitFor, within } from '@testing-library/react'
import {
  type AuditRow,
  auditState,
  myAudit,
  searchAudit,
  verifyAudit,
} from '@zar/contract/office/audit'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { ECE_ID, signInStaff } from '../../testing/office.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { AuditPage } from './audit-page.tsx'

const WHY = 'Case 118 of the regulator.'
const row = (change: Partial<AuditRow>): AuditRow => ({
  id: '4812049',
  at: '2026-11-21T17:11:52.660Z',
  actorKind: 'staff',
  actor: ECE_ID,
  actorName: 'Defne Aksoy',
  roles: ['cashier'],
  elevation: null,
  does: 'withdrawal.approve',
  right: 'withdrawal.approve',
  outcome: 'done',
  code: null,
  object: 'withdrawal:884097',
  player: { id: ECE_ID, number: 'ZR 204 718' },
  before: { state: 'waits' },
  after: { state: 'sent' },
  reason: 'The same account for three months.',
  linked: null,
  seen: null,
  request: '77d0a1c2-1c2e-4b6c-8a57-0d3f3a5b9c11',
  session: null,
  ip: '10.4.•.•',
  agent: 'Firefox',
  mac: 'e91c07d46b3f55aa1122334421aa904f',
  previousMac: '13b740ee9a0255aa112233445cd188aa',
  ...change,
})
const CHECK = {
  beganAt: '2026-11-21T17:09:22.000Z',
  endedAt: '2026-11-21T17:10:00.000Z',
  rows: 4_812_055,
  findings: [],
}

function open(rights: Right[], path = '/office/audit') {
  signInStaff(rights)
  server.on(myAudit, { rows: [row({})], next: null })
  server.on(searchAudit, ({ kind }) => ({
    rows: kind === 'money' ? [row({})] : [row({}), row({ id: '4812048', outcome: 'refused' })],
    next: null,
  }))
  return render(<AuditPage />, path)
}

test('who may read their own rows alone is shown no more', async () => {
  const page = open(['audit.own'])
  await page.findByText('Approve a withdrawal')
  expect(page.queryByRole('button', { name: 'The whole log' })).toBeNull()
  expect(page.queryByRole('button', { name: 'Verify the chain' })).toBeNull()
  expect(server.inputsOf(searchAudit)).toEqual([])
})

test('all rows are read for a reason that goes with each search', async () => {
  const page = open(['audit.own', 'audit.view'])
  await page.user.type(page.getByLabelText('Reason'), WHY)
  await page.user.click(page.getByRole('button', { name: 'Open the log' }))
  await waitFor(() => expect(page.getAllByText('Approve a withdrawal')).toHaveLength(2))
  await page.user.click(page.getByRole('button', { name: 'Money' }))
  await waitFor(() => expect(page.getAllByText('Approve a withdrawal')).toHaveLength(1))
  expect(server.inputsOf(searchAudit)).toEqual([{ reason: WHY }, { reason: WHY, kind: 'money' }])
  expect(location.search).toBe('?kind=money')
})

test('a row is told whole: who, what changed, why, and the hashes that hold it', async () => {
  const page = open(['audit.own'])
  await page.findByText('Approve a withdrawal')
  await page.user.keyboard('j')
  const panel = await page.findByRole('complementary', { name: 'Audit log 4812049' })
  for (const part of [
    '− state: waits',
    '+ state: sent',
    '20:11:52.660',
    'ZR 204 718',
    '“The same account for three months.”',
    '13b7 40ee 9a02 … 5cd1 88aa',
    'e91c 07d4 6b3f … 21aa 904f',
  ]) {
    expect(panel.textContent).toContain(part)
  }
  expect(within(panel).getByText('Sealed')).toBeDefined()
  expect(location.search).toBe('?row=4812049')
})

test('a chain that holds says when it was verified', async () => {
  server.on(auditState, { rows: 4_812_055, check: CHECK, headAt: null })
  const page = open(['audit.own', 'audit.verify'])
  expect(await page.findByText('The chain holds')).toBeDefined()
  expect(page.getByText(/4,812,055 rows hashed anew in 38 s/)).toBeDefined()
})

test('a broken chain is told with the first broken row and both hashes', async () => {
  const finding = {
    id: '4812040',
    says: 'is not the one that was sealed',
    stored: 'aa11',
    computed: 'bb22',
  }
  server.on(auditState, { rows: 5, check: { ...CHECK, findings: [finding] }, headAt: null })
  const page = open(['audit.own', 'audit.verify'])
  const { textContent } = await page.findByRole('alert')
  expect(textContent).toContain('First broken row 4812040: is not the one that was sealed')
  expect(textContent).toContain('Stored aa11 · Computed bb22')
})

test('a verification runs until its end is told', async () => {
  server.on(auditState, { rows: 5, check: CHECK, headAt: null })
  server.on(verifyAudit, null)
  const page = open(['audit.own', 'audit.verify'])
  await page.findByText('The chain holds')
  server.on(auditState, {
    rows: 6,
    check: { ...CHECK, beganAt: '2026-11-21T17:12:00.000Z', endedAt: '2026-11-21T17:12:09.000Z' },
    headAt: null,
  })
  await page.user.click(page.getByRole('button', { name: 'Verify the chain' }))
  expect(await page.findByText(/hashed anew in 9 s/)).toBeDefined()
  expect(
    page.getByRole('button', { name: 'Verify the chain' }).getAttribute('aria-busy'),
  ).toBeNull()
})

test('an empty log says what will stand there', async () => {
  server.on(myAudit, { rows: [], next: null })
  signInStaff(['audit.own'])
  const page = render(<AuditPage />, '/office/audit')
  expect(await page.findByText('No row')).toBeDefined()
})
