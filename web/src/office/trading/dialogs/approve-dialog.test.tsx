import { screen, waitFor } from '@testing-library/react'
import type { Proposal } from '@zar/contract/office/proposals'
import * as two from '@zar/contract/office/trading/by-two'
import { expect, test } from 'vitest'
import { server } from '../../../testing/server.ts'
import { press, REASON, WAITS, words } from '../testing/dialog.ts'
import { openRoom } from '../testing/room.ts'

const proposal: Proposal = {
  id: '7',
  right: 'bet.void',
  object: 'market:21',
  reason: REASON,
  proposedBy: 'Ada',
  terms: { code: 9, from: null, to: null, seen: 'active v0 open' },
  facts: { match: 'Galata – Körfez', market: 'ft.result', line: null, bets: 3, paidKurus: 55_500 },
  proposedAt: '2026-11-21T17:00:00.000Z',
  lapsesAt: '2026-11-21T18:00:00.000Z',
  isOwn: false,
}

test('a second person sees the same facts, and approves exactly what was proposed', async () => {
  server.on(two.voidMarket, { ...WAITS, outcome: 'done' })
  const { user } = openRoom({ proposals: [proposal] })
  await press(user, 'Approve')
  expect(await screen.findByText(/9 · /)).toBeTruthy()
  await words(user)
  await press(user, /Approve ₺555/)
  await waitFor(() =>
    expect(server.inputsOf(two.voidMarket)).toEqual([
      {
        id: '21',
        seen: 'active v0 open',
        code: 9,
        from: null,
        to: null,
        reason: REASON,
        proposal: '7',
      },
    ]),
  )
})

test('who proposed takes it back and has no button to approve', async () => {
  openRoom({ proposals: [{ ...proposal, isOwn: true }] })
  expect(await screen.findByRole('button', { name: 'Withdraw proposal' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})
