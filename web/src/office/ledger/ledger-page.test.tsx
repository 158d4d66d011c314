import { waitFor, within } from '@testing-library/react'
import {
  accountRows,
  findTransfer,
  type LedgerRow,
  type LedgerState,
  type LedgerTransfer,
  ledgerState,
  roundOfTransfer,
  verifyLedger,
} from '@zar/contract/office/ledger'
import type { Right } from '@zar/contract/office/rights/rights'
import { expect, test } from 'vitest'
import { ECE_ID, signInStaff } from '../../testing/office.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { LedgerPage } from './ledger-page.tsx'

const HASH = `7ab0${'0'.repeat(56)}41c6`
const STATE: LedgerState = {
  transfers: 90_227_911,
  accounts: 2_409_118,
  seals: [
    {
      id: '4118208',
      hash: HASH,
      afterId: '90226898',
      toId: '90226921',
      transfers: 23,
      at: '2026-11-21T16:58:15.000Z',
    },
  ],
  uncovered: 12,
  isBroken: false,
  wholeAt: '2026-11-21T01:12:00.000Z',
  hourAt: null,
  check: null,
}
const WIN: LedgerTransfer = {
  id: '90226921',
  key: 'hub88:77c1-40aa',
  at: '2026-11-21T16:58:11.902Z',
  reason: 'win',
  amountE5: '1665000',
  currency: 'TRY',
  player: { id: ECE_ID, number: 'ZR 204 718', username: 'gecekusu' },
  source: { account: '1', kind: 'games', isHouse: true, beforeE5: null, afterE5: null },
  target: {
    account: '7',
    kind: 'player_cash',
    isHouse: false,
    beforeE5: '658854000',
    afterE5: '660519000',
  },
  seal: { id: '4118208', hash: HASH, afterId: '90226898', toId: '90226921' },
  request: {
    kind: 'call',
    provider: 'hub88',
    id: '77c1-40aa',
    does: 'win',
    game: 'Nar Bahçesi',
    round: '5f0c-7741',
    closesRound: true,
    refersTo: null,
    amountE5: '1665000',
    currency: 'TRY',
    outcome: 'ok',
    answeredE5: '660519000',
    at: '2026-11-21T16:58:11.902Z',
  },
  otherSide: {
    kind: 'list',
    day: '2026-11-21',
    comparedAt: '2026-11-22T01:00:00.000Z',
    differences: [],
  },
  mayRound: true,
}
const row = (change: Partial<LedgerRow>): LedgerRow => ({
  id: WIN.id,
  at: WIN.at,
  reason: 'win',
  key: WIN.key,
  player: ECE_ID,
  amountE5: '1665000',
  balanceE5: '660519000',
  holds: true,
  other: { account: '1', kind: 'games', isHouse: true },
  ...change,
})

function open(path: string, rights: Right[] = ['ledger.view'], state = STATE) {
  server.on(ledgerState, state)
  server.on(findTransfer, WIN)
  server.on(accountRows, {
    account: {
      account: '7',
      kind: 'player_cash',
      isHouse: false,
      currency: 'TRY',
      balanceE5: '841719000',
      floorE5: '0',
      player: WIN.player,
    },
    rows: [row({}), row({ id: '90226918', reason: 'bet', amountE5: '-8000000', holds: false })],
    next: null,
  })
  const page = renderScreen(LedgerPage, path, '/office/ledger')
  signInStaff(rights)
  return page
}

test('nothing is listed until a transfer is looked for; what was not found says so', async () => {
  const page = open('/office/ledger')
  expect(await page.findByText('Find a transfer')).toBeDefined()
  expect(await page.findByText('7ab0…41c6')).toBeDefined()
  expect(page.queryByRole('button', { name: 'Run the verification' })).toBeNull()
  server.refuse(findTransfer, 'not_found')
  await page.user.type(page.getByRole('searchbox'), '17')
  expect(await page.findByText('There is no such transfer')).toBeDefined()
})

test('a transfer has four hops that the arrows walk, and the case tells of the chosen one', async () => {
  const page = open('/office/ledger?q=90226921')
  const trail = await page.findByRole('group', { name: 'Trail of the money' })
  const panel = page.getByRole('complementary', { name: 'Transfer 90226921' })
  expect(panel.textContent).toContain('₺6.588,54 → ₺6.605,19')
  within(trail).getByRole('button', { pressed: true }).focus()
  await page.user.keyboard('{ArrowRight}')
  expect(panel.textContent).toContain('5f0c-7741')
  await page.user.keyboard('{ArrowRight}{ArrowRight}')
  expect(within(trail).getByRole('button', { pressed: true }).textContent).toContain('Other side')
  expect(panel.textContent).toContain('Both sides say the same.')
})

test('a row whose balance does not follow from the one before is told, and counted below', async () => {
  const page = open('/office/ledger?q=90226921')
  expect(await page.findByLabelText('the balance before ± sum does not come to this')).toBeDefined()
  expect(page.getByText('does not hold in 1 row')).toBeDefined()
})

test('the round is read once it is asked for', async () => {
  const page = open('/office/ledger?q=90226921')
  server.on(roundOfTransfer, {
    provider: 'hub88',
    game: 'Nar Bahçesi',
    round: '5f0c-7741',
    rollback: null,
    movements: [
      {
        id: 'a',
        does: 'bet',
        amountE5: '8000000',
        movesCash: true,
        closesRound: false,
        at: WIN.at,
      },
    ],
  })
  await page.user.click(await page.findByRole('button', { name: 'Open the round' }))
  expect(await page.findByText('Round 5f0c-7741')).toBeDefined()
  expect(server.inputsOf(roundOfTransfer)).toHaveLength(1)
})

test('a verification tells how far it is, and what it found', async () => {
  const check = {
    askedAt: WIN.at,
    endedAt: null,
    toSeal: '10',
    atSeal: '4',
    transfers: 40_000,
    findings: null,
  }
  const page = open('/office/ledger', ['ledger.view', 'ledger.verify'])
  server.on(verifyLedger, { isNew: true })
  const press = await page.findByRole('button', { name: 'Run the verification' })
  server.on(ledgerState, { ...STATE, check })
  await page.user.click(press)
  expect(await page.findByText('Seal 4 of 10 · 40,000 transfers')).toBeDefined()
  const seal = {
    id: '3',
    afterId: '90226898',
    toId: '90226921',
    stored: `ab01${'0'.repeat(56)}ef23`,
    computed: `cd45${'0'.repeat(56)}6789`,
    covered: 23,
    found: 22,
    isAsSigned: true,
    first: { id: '90226901', says: 'transfer 90226901 says it left 5, the transfers come to 6' },
  }
  const findings = [
    { rule: 'LED-12', sentence: 'checkpoint 3 is broken', seal },
    { rule: 'LED-02', sentence: 'account 7 holds 5', seal: null },
  ]
  server.on(ledgerState, {
    ...STATE,
    isBroken: true,
    check: { ...check, endedAt: WIN.at, findings },
  })
  await waitFor(() => expect(page.getByRole('alert').textContent).toContain('checkpoint 3'), {
    timeout: 4_000,
  })
  expect(page.getByText('Broken')).toBeDefined()
  const said = page.getByRole('alert')
  expect(said.textContent).toContain('account 7 holds 5')
  for (const text of [seal.stored, seal.computed])
    expect(within(said).getByText(text)).toBeDefined()
  expect(said.textContent).toContain('its transfers were changed')
  expect(said.textContent).toContain('23 covered, 22 found')
  await page.user.click(within(said).getByRole('link', { name: /Transfer 90,226,901/ }))
  await waitFor(() => expect(server.addressesOf(findTransfer).at(-1)).toMatch(/\?q=90226901$/))
})
