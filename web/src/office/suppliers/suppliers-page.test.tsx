import { waitFor, within } from '@testing-library/react'
import { listPaymentDifferences } from '@zar/contract/office/house/payment-differences'
import { listStatements } from '@zar/contract/office/house/statements'
import { supplierControl } from '@zar/contract/office/house/supplier-control'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import type { Right } from '@zar/contract/office/rights/rights'
import {
  explainDifference,
  killSupplier,
  listDifferences,
  listSuppliers,
  type OfficeDifference,
  type OfficeSupplier,
  reconcileExplain,
  reconcileState,
  restartGaming,
  restoreSupplier,
  stopGaming,
} from '@zar/contract/office/suppliers'
import { expect, test } from 'vitest'
import { signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { SuppliersPage } from './suppliers-page.tsx'

const WHY = 'Its wallet calls time out since eight.'
const may = (...rights: Right[]) =>
  rights.map((right) => ({ right, state: 'yes' as const, why: null }))
const supplier = (change: Partial<OfficeSupplier> = {}): OfficeSupplier => ({
  provider: 'amusnet',
  name: 'Amusnet',
  state: 'works',
  p95Ms: [80, null, 90],
  lastP95Ms: 84,
  calls: 1_000,
  failed: 2,
  openRounds: 37,
  oldestRoundAt: '2026-11-21T16:52:00.000Z',
  differences: 1,
  gamesOpen: 412,
  launches: 30,
  launchesFailed: 0,
  comparedDay: '2026-11-20',
  failure: null,
  closing: null,
  keys: [],
  actions: may('supplier.kill', 'supplier.restore'),
  ...change,
})
const difference: OfficeDifference = {
  id: '2217',
  provider: 'amusnet',
  name: 'Amusnet',
  transaction: '88a0-21',
  what: 'missing_there',
  day: '2026-11-20',
  ours: {
    does: 'win',
    amountE5: '24000000',
    currency: 'TRY',
    round: 'r1',
    at: '2026-11-20T10:00:00Z',
  },
  theirs: null,
  favourE5: '24000000',
  foundAt: '2026-11-21T00:40:00.000Z',
  closedAt: null,
  explanation: null,
  explanationCode: null,
  explainedBy: null,
  explainedAt: null,
  standing: {
    caseId: '1',
    state: 'found',
    isUrgent: false,
    openedAt: '2026-11-21T00:40:00.000Z',
    promiseAt: '2099-11-22T00:40:00.000Z',
    clockAt: '2099-11-22T00:40:00.000Z',
    owner: null,
    takenBy: null,
    escalation: 0,
    version: 0,
  },
  actions: may('difference.explain'),
}
const CLOSING = { at: '2026-11-21T17:00:00.000Z', by: 'Kerem', because: WHY }
const proposal = (change: Partial<Proposal>): Proposal => ({
  id: '7',
  right: 'supplier.restore',
  object: 'supplier:amusnet',
  terms: {},
  facts: { since: CLOSING.at, by: 'Kerem', because: WHY, games: 412 },
  reason: 'They have mended it, tried for an hour.',
  proposedBy: 'Selin',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 3_000_000).toISOString(),
  isOwn: false,
  ...change,
})

function open({
  path = '/office/suppliers?supplier=amusnet',
  one = supplier(),
  waiting = [] as Proposal[],
  closing = null as typeof CLOSING | null,
  differs = difference,
} = {}) {
  server.on(listSuppliers, {
    suppliers: [one],
    gaming: { closing, actions: may('gaming.stop', 'gaming.restart') },
  })
  server.on(listDifferences, { rows: [differs], next: null, open: 1 })
  server.on(listPaymentDifferences, [])
  server.on(listStatements, { statements: [], unmatched: [], actions: [] })
  server.on(proposals, waiting)
  server.on(supplierControl, { settings: [], keys: [], actions: [] })
  server.on(reconcileState, {
    checks: [],
    firstDay: '2026-08-22',
    lastDay: '2026-11-20',
    actions: may('reconcile.run'),
  })
  const page = renderScreen(SuppliersPage, path, '/office/suppliers')
  signInStaff(['supplier.view', 'difference.view'])
  return page
}

test('a card tells state, latency, errors, rounds and differences in words', async () => {
  const page = open()
  const card = await page.findByRole('button', { name: /Amusnet/ })
  for (const part of ['Works', '84 ms', '0.2%', '37', '1']) expect(card.textContent).toContain(part)
})

test('keys are told by name, age and hash, with the command that changes them', async () => {
  const key = {
    name: 'amusnet-password',
    since: '2026-11-01T10:00:00.000Z',
    by: 'start',
    fingerprint: '9f3c0a71d2e4b586',
  }
  const page = open({ one: supplier({ keys: [key] }) })
  const list = await page.findByRole('region', { name: 'Files of keys' })
  for (const part of ['amusnet-password', '9f3c 0a71 d2e4 b586', '1.Nov.26'])
    expect(list.textContent).toContain(part)
  expect(list.textContent).toContain('npm run office -- keys changed FILE')
})

test('the kill switch names the games on its button and wants the typed name', async () => {
  const page = open()
  server.on(killSupplier, { games: 412 })
  await page.user.click(await page.findByRole('button', { name: 'Close…' }))
  const dialog = page.getByRole('dialog')
  const verb = within(dialog).getByRole('button', { name: /Amusnet: close 412 games/ })
  await page.user.type(within(dialog).getByRole('textbox', { name: /reason|words|why/i }), WHY)
  await page.user.click(verb)
  expect(server.inputsOf(killSupplier)).toEqual([])
  await page.user.type(within(dialog).getByRole('textbox', { name: /Amusnet/ }), 'Amusnet')
  await page.user.click(verb)
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(server.inputsOf(killSupplier)).toEqual([
    { provider: 'amusnet', typed: 'Amusnet', reason: WHY },
  ])
})

test('a closed supplier is restored by a second person who sees why it was closed', async () => {
  const closing = { ...CLOSING, games: 412 }
  const page = open({ one: supplier({ state: 'closed', closing }), waiting: [proposal({})] })
  server.on(restoreSupplier, { outcome: 'done', proposal: '7', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Look at it' }))
  const dialog = page.getByRole('dialog')
  expect(dialog.textContent).toContain(WHY)
  await page.user.type(within(dialog).getByRole('textbox'), 'Amusnet')
  await page.user.click(within(dialog).getByRole('button', { name: /Open Amusnet/ }))
  await waitFor(() =>
    expect(server.inputsOf(restoreSupplier)).toMatchObject([{ proposal: '7', typed: 'Amusnet' }]),
  )
})

test('one’s own proposal is taken back, and not approved', async () => {
  const page = open({
    one: supplier({ state: 'closed', closing: { ...CLOSING, games: 412 } }),
    waiting: [proposal({ isOwn: true })],
  })
  server.on(withdrawProposal, null)
  expect(await page.findByText(/You proposed/)).toBeDefined()
  expect(page.queryByRole('button', { name: 'Look at it' })).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }]))
})

test('all gaming is stopped by its typed name, and a strip tells it until two open it', async () => {
  const page = open()
  server.on(stopGaming, null)
  await page.user.click(await page.findByRole('button', { name: 'Stop all gaming' }))
  const dialog = page.getByRole('dialog')
  const [words, name] = within(dialog).getAllByRole('textbox')
  if (!words || !name) throw new Error('two fields are asked for')
  await page.user.type(words, WHY)
  await page.user.type(name, 'Zar')
  server.on(listSuppliers, {
    suppliers: [],
    gaming: { closing: CLOSING, actions: may('gaming.restart') },
  })
  await page.user.click(within(dialog).getByRole('button', { name: /Stop all stakes/ }))
  expect((await page.findByRole('alert')).textContent).toContain('All gaming is closed.')
  server.on(restartGaming, { outcome: 'waits', proposal: '8', lapsesAt: null })
  expect(page.getByRole('button', { name: 'Propose to open' })).toBeDefined()
})

test('a difference says what its clock does, and is closed with words by two', async () => {
  const page = open({ path: '/office/suppliers?row=2217' })
  server.on(explainDifference, { outcome: 'waits', proposal: '9', lapsesAt: null })
  const panel = await page.findByRole('complementary', { name: 'Difference 2217' })
  expect(panel.textContent).toContain('what is better for the player stands')
  expect(panel.textContent).toContain('For the player +240,00')
  await page.user.click(within(panel).getByRole('button', { name: 'Propose words' }))
  const dialog = page.getByRole('dialog')
  await page.user.type(within(dialog).getByRole('textbox'), 'Listed on the day after, ticket 7.')
  await page.user.click(within(dialog).getByRole('button', { name: /Propose to close/ }))
  await waitFor(() =>
    expect(server.inputsOf(explainDifference)).toEqual([
      { id: '2217', reason: 'Listed on the day after, ticket 7.' },
    ]),
  )
})

test('a difference past its clock is closed with a code and words, which the second person sees', async () => {
  const { standing } = difference
  const differs: OfficeDifference = {
    ...difference,
    standing: standing && { ...standing, state: 'asked', clockAt: null },
    actions: may('difference.explain', 'reconcile.explain'),
  }
  const words = 'Claimed from them by mail, ticket 7.'
  const page = open({
    path: '/office/suppliers?row=2217',
    differs,
    waiting: [
      proposal({
        right: 'reconcile.explain',
        object: 'difference:2217',
        terms: { explanation: words, code: 'claimed' },
        reason: words,
      }),
    ],
  })
  server.on(reconcileExplain, { outcome: 'waits', proposal: '9', lapsesAt: null })
  await page.user.click(await page.findByRole('button', { name: 'Propose words' }))
  const asked = within(page.getByRole('dialog'))
  await page.user.type(asked.getByRole('textbox'), words)
  await page.user.click(asked.getByRole('button', { name: /Propose to close/ }))
  expect(server.inputsOf(reconcileExplain)).toEqual([])
  await page.user.selectOptions(asked.getByRole('combobox'), 'claimed')
  await page.user.click(asked.getByRole('button', { name: /Propose to close/ }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  await page.user.click(page.getByRole('button', { name: 'Look at it' }))
  const second = page.getByRole('dialog')
  expect(second.textContent).toContain('Claimed from the supplier')
  await page.user.click(within(second).getByRole('button', { name: /Close it with these words/ }))
  await waitFor(() =>
    expect(server.inputsOf(reconcileExplain)).toEqual([
      { id: '2217', code: 'claimed', reason: words },
      { id: '2217', code: 'claimed', reason: words, proposal: '7' },
    ]),
  )
})
