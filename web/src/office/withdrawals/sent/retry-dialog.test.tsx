import { screen, waitFor, within } from '@testing-library/react'
import {
  listSentWithdrawals,
  retryWithdrawal,
  type SentWithdrawal,
} from '@zar/contract/office/withdrawals/sent'
import { listWithdrawals } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { ECE_ID, signInStaff } from '../../../testing/office.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { WithdrawalsPage } from '../withdrawals-page.tsx'

const REASON = 'The bank says that it has no such order.'
const SENT: SentWithdrawal = {
  id: '7d6b1c1e-2f0f-4b6c-8a57-0d3f3a5b9c77',
  number: '884117',
  player: { id: ECE_ID, number: 'ZR 204 718 331', username: 'gecekusu' },
  amountE5: '24000000',
  method: 'Bank transfer',
  approvedAt: '2026-11-21T16:20:00.000Z',
  changedAt: '2026-11-21T16:22:00.000Z',
  promiseAt: '2026-11-21T16:40:00.000Z',
  reference: null,
  isRefund: false,
  actions: [{ right: 'withdrawal.retry', state: 'yes', why: null }],
}

function open(rows: SentWithdrawal[] = [SENT]) {
  server.on(listSentWithdrawals, { rows, count: rows.length, sumE5: '24000000' })
  signInStaff(['withdrawal.view'])
  return renderScreen(WithdrawalsPage, '/office/withdrawals?view=sent', '/office/withdrawals')
}

test('an order that the bank has not answered is sent again with a reason', async () => {
  const { user } = open()
  expect(await screen.findByText('past its promise')).toBeTruthy()
  expect(screen.getByText('not taken yet')).toBeTruthy()
  expect(screen.getByText('1 order at the bank · ₺240,00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  const dialog = within(await findDialog('Send the order of ₺240,00 to the bank again?'))
  const send = () => user.click(dialog.getByRole('button', { name: /^Send the order again/ }))
  await send()
  expect(server.inputsOf(retryWithdrawal)).toEqual([])
  await user.type(dialog.getByLabelText('In your words'), REASON)
  server.refuse(retryWithdrawal, 'withdrawal_not_sent')
  await send()
  expect((await dialog.findByRole('alert')).textContent).toMatch('is not at the bank')
  server.on(retryWithdrawal, null)
  await send()
  expect(await screen.findByText('The bank is being asked again')).toBeTruthy()
  expect(server.inputsOf(retryWithdrawal)).toContainEqual({ id: SENT.id, reason: REASON })
})

test('both lists are reached from each other; an empty one says so', async () => {
  const { user } = open([])
  expect(await screen.findByText('No withdrawal waits at the bank')).toBeTruthy()
  server.on(listWithdrawals, { rows: [], next: null, count: 0, sumE5: '0', stopped: null })
  await user.click(screen.getByRole('button', { name: 'Under review' }))
  await waitFor(() => expect(server.inputsOf(listWithdrawals)).not.toEqual([]))
  await user.click(screen.getByRole('button', { name: 'At the bank' }))
  expect(await screen.findByText('No withdrawal waits at the bank')).toBeTruthy()
})

test('who may only look reads who can; a list that does not come is asked for again', async () => {
  server.refuse(listSentWithdrawals, 'unavailable')
  signInStaff(['withdrawal.view'])
  const { user } = renderScreen(
    WithdrawalsPage,
    '/office/withdrawals?view=sent',
    '/office/withdrawals',
  )
  await screen.findByRole('alert', {}, { timeout: 10_000 })
  const actions = [{ right: 'withdrawal.retry', state: 'refused', why: 'no_right' }] as const
  server.on(listSentWithdrawals, {
    rows: [{ ...SENT, actions: [...actions], reference: 'bk-1', promiseAt: null }],
    count: 1,
    sumE5: '24000000',
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const button = await screen.findByRole('button', { name: 'Send again' })
  expect(button.getAttribute('aria-description')).toMatch(/Those who can: .*Cashier/)
})
