import { screen, waitFor, within } from '@testing-library/react'
import {
  type PlayerPayment,
  playerDeposits,
  playerWithdrawals,
} from '@zar/contract/office/player-tabs'
import type { Action } from '@zar/contract/office/staff'
import { holdWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { ID, PLAYER_PATH } from '../testing/desk.tsx'
import { Payments } from './payments.tsx'

const REASON = 'The bank is asked about the payer.'
const [TO_PAY, AT_BANK] = [ID.replace(/1$/, '8'), ID.replace(/1$/, '9')]
const paymentOf = (more: Partial<PlayerPayment>): PlayerPayment => ({
  id: AT_BANK,
  number: '884116',
  at: '2026-11-21T17:00:00.000Z',
  changedAt: '2026-11-21T17:05:00.000Z',
  method: 'Havale',
  amountE5: '1850000000',
  state: 'pending',
  hold: null,
  actions: [],
  ...more,
})
const here = { isHere: true, needsSecond: false, refusal: undefined }
const Screen = () => <Payments id={ID} offers={() => here} />

function open(state: Action['state'] = 'yes') {
  const why = state === 'refused' ? 'no_right' : null
  const actions: Action[] = [{ right: 'withdrawal.hold', state, why }]
  const rows = [paymentOf({ id: TO_PAY, number: '884117', actions }), paymentOf({})]
  server.on(playerWithdrawals, { rows, next: null })
  return renderScreen(Screen, PLAYER_PATH, '/office/players/:id')
}

test('one that is to be paid is held for whole hours, with a code and words', async () => {
  const { user } = open()
  server.on(holdWithdrawal, null)
  // The one that the bank has carries no button.
  expect(await screen.findAllByRole('button', { name: 'Hold' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Hold' }))
  const dialog = within(await findDialog('Hold #884117? ₺18.500,00'))
  expect(dialog.getByText(/If nobody decides in that time, it is paid/)).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Ground'), 'payee')
  expect(dialog.getByText(/the sum goes back to the player/)).toBeTruthy()
  await user.type(dialog.getByLabelText('In your words'), REASON)
  const hours = dialog.getByLabelText('Hours')
  for (const wrong of ['25', '0', '1.5']) {
    await user.clear(hours)
    await user.type(hours, wrong)
    await user.click(dialog.getByRole('button', { name: /^Hold/ }))
    expect(dialog.getByText('Type whole hours from 1 to 24.')).toBeTruthy()
  }
  expect(server.inputsOf(holdWithdrawal)).toEqual([])
  await user.clear(hours)
  await user.type(hours, '6')
  await user.click(dialog.getByRole('button', { name: /Hold it for 6 hours/ }))
  expect(await screen.findByText('#884117 is held for 6 hours')).toBeTruthy()
  expect(server.inputsOf(holdWithdrawal)).toEqual([
    { id: TO_PAY, code: 'payee', hours: 6, reason: REASON },
  ])
})

test('what was decided meanwhile is told in the dialog, and the list is read anew', async () => {
  const { user } = open()
  server.refuse(holdWithdrawal, 'withdrawal_decided')
  await user.click(await screen.findByRole('button', { name: 'Hold' }))
  const dialog = within(await findDialog('Hold #884117? ₺18.500,00'))
  await user.type(dialog.getByLabelText('In your words'), REASON)
  const read = server.inputsOf(playerWithdrawals).length
  await user.click(dialog.getByRole('button', { name: /Hold it for 4 hours/ }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/decided/)
  await waitFor(() => expect(server.inputsOf(playerWithdrawals).length).toBeGreaterThan(read))
})

test('who has not the right has no button, and deposits have none', async () => {
  const { user } = open('refused')
  server.on(playerDeposits, { rows: [paymentOf({ state: 'confirmed' })], next: null })
  expect(await screen.findByText('#884117')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Deposits' }))
  expect(await screen.findByText('Done')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Decision' })).toBeNull()
})
