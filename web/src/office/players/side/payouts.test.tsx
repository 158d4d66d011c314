import { act, screen } from '@testing-library/react'
import { revealPayout } from '@zar/contract/office/player/payouts'
import type { PlayerPage } from '@zar/contract/office/players'
import { expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

const SHOW = 'Show the account numbers and their holders'
const lastAt = '2026-11-20T10:00:00.000Z'
const idOf = (end: number) => `5b0e9c50-4a4c-4a44-9a52-5c1a4b1f000${end}`
const PAYOUTS: PlayerPage['payouts'] = [
  { id: idOf(2), account: 'TR33 •••• 1326', method: 'Bank transfer', lastAt, paid: 3 },
  { id: idOf(3), account: '•••• a7c5', method: 'Crypto', lastAt, paid: 1 },
]
const panel = () => screen.getByRole('heading', { name: 'Payout accounts' }).closest('section')

test('AUZ-02: account numbers are shown whole for a reason, and hidden again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { user } = openPlayer({ 'player.reveal_payout': 'yes' }, { payouts: PAYOUTS })
  server.on(revealPayout, {
    accounts: [
      {
        id: idOf(2),
        account: 'TR330006100519786457841326',
        network: null,
        holder: 'DENIZ YILMAZ',
        isOfBank: true,
      },
      { id: idOf(3), account: '0x7d1fa7c5', network: 'doruk', holder: null, isOfBank: false },
    ],
  })
  expect(await screen.findByText('hidden, ending in 1326')).toBeTruthy()
  expect(screen.getByText(/paid 3 times/)).toBeTruthy()
  expect(screen.getByText(/paid 1 time ·/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: SHOW }))
  await user.type(screen.getByRole('textbox'), 'short')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(server.inputsOf(revealPayout)).toEqual([])
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), REASON)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('TR330006100519786457841326')).toBeTruthy()
  expect(screen.getByText('the bank: DENIZ YILMAZ')).toBeTruthy()
  expect(screen.getByText('doruk · holder not known')).toBeTruthy()
  expect(server.inputsOf(revealPayout)).toEqual([{ id: ID, reason: REASON }])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText('TR330006100519786457841326')).toBeNull()
  expect(screen.queryByText(/DENIZ/)).toBeNull()
})

test('a refused look says why in its place, and shows nothing', async () => {
  const { user } = openPlayer({ 'player.reveal_payout': 'yes' }, { payouts: PAYOUTS })
  server.refuse(revealPayout, 'out_of_scope')
  await user.click(await screen.findByRole('button', { name: SHOW }))
  await user.type(screen.getByRole('textbox'), REASON)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect((await screen.findByRole('alert')).textContent).toContain('outside your scope')
  expect(screen.getByText('hidden, ending in 1326')).toBeTruthy()
})

test('who may not reveal them sees their ends, and whose role sees no payments nothing', async () => {
  const first = openPlayer({ 'player.reveal_payout': 'refused' }, { payouts: PAYOUTS })
  expect(await screen.findByText('hidden, ending in a7c5')).toBeTruthy()
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull()
  expect(panel()?.textContent).toContain('closed to your role')
  first.unmount()
  const second = openPlayer({}, { payouts: null })
  await screen.findByRole('heading', { name: 'Payout accounts' })
  expect(panel()?.textContent).toBe('Payout accountsclosed to your role')
  second.unmount()
  openPlayer({ 'player.reveal_payout': 'yes' }, { payouts: [] })
  expect(await screen.findByText('No withdrawal was asked for to any account.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: SHOW })).toBeNull()
})
