import { act, screen, waitFor, within } from '@testing-library/react'
import { proveAgain } from '@zar/contract/office/staff'
import {
  approveWithdrawal,
  readWithdrawal,
  releaseWithdrawal,
  takeWithdrawal,
} from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test, vi } from 'vitest'
import { pass, settle, stopClock } from '../../testing/clock.ts'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { caseOf, idOf, inMinutes, LIST, openQueue, rowOf } from './testing/cases.ts'

const one = caseOf(rowOf(1))
const next = caseOf(rowOf(2))
const open = (first = one) => openQueue([first, next], `${LIST}?row=${first.id}`)
const button = (name: string) => screen.findByRole('button', { name })

test('AUZ-03: a pays after a proof for this sum, with the version that was seen, and the next row is chosen', async () => {
  server.refuse(approveWithdrawal, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(approveWithdrawal, { outcome: 'done' })
    return { provenUntil: inMinutes(5) }
  })
  const { user } = open()
  await button('Pay ₺18.500,00')
  await user.keyboard('a')
  const dialog = await findDialog('Prove that it is you')
  await user.type(within(dialog).getAllByRole('textbox')[0] as HTMLElement, '123456')
  expect(await screen.findByText('₺18.500,00 was sent to the bank')).toBeTruthy()
  expect(server.inputsOf(proveAgain)).toEqual([
    {
      for: {
        right: 'withdrawal.approve',
        object: `withdrawal:${one.id}`,
        amountE5: one.amountE5,
      },
      code: '123456',
    },
  ])
  expect(server.inputsOf(approveWithdrawal)).toEqual([
    { id: one.id, version: 1 },
    { id: one.id, version: 1 },
  ])
  await waitFor(() => expect(location.search).toBe(`?row=${idOf(2)}`))
})

test('AUZ-03: a high one takes two people, and the first of them cannot be the second', async () => {
  server.on(approveWithdrawal, { outcome: 'waits' })
  const { user, unmount } = open(caseOf(rowOf(1), { 'withdrawal.approve': 'second' }))
  await user.click(await button('Pay ₺18.500,00, first approval'))
  expect(await screen.findByText(/your approval is written, the second is awaited/)).toBeTruthy()
  unmount()
  const row = rowOf(1, { state: 'first_approved', firstApprover: 'Ece Polat', isFirstOwn: true })
  const again = open(caseOf(row, { 'withdrawal.approve': 'second' }))
  const pay = await button('Pay ₺18.500,00, second approval')
  expect(pay.getAttribute('aria-description')).toContain(
    'The second has to come from somebody else',
  )
  await again.user.click(pay)
  await again.user.keyboard('a')
  expect(server.inputsOf(approveWithdrawal)).toHaveLength(1)
})

test('one to an account that is new is approved and goes by itself later: nobody is told that it was sent', async () => {
  server.on(approveWithdrawal, { outcome: 'timed' })
  const { user } = open()
  await user.click(await button('Pay ₺18.500,00'))
  expect(await screen.findByText(/is approved; the account is new/)).toBeTruthy()
  expect(screen.queryByText(/was sent to the bank/)).toBeNull()
})

test('what waits its time asks nobody for an approval', async () => {
  open(caseOf(rowOf(1, { state: 'timed', hold: 'new_account' })))
  const pay = await button('Pay ₺18.500,00')
  expect(pay.getAttribute('aria-description')).toContain('No approval is due')
  expect(within(screen.getByRole('table')).getByText('Waits its time')).toBeTruthy()
})

test('who decides second reads what the first has decided', async () => {
  server.refuse(approveWithdrawal, 'withdrawal_was_returned')
  const { user } = open()
  await button('Pay ₺18.500,00')
  server.refuse(readWithdrawal, 'not_found')
  await user.keyboard('a')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/rejected/i)
  expect(location.search).toBe(`?row=${one.id}`)
})

test('without a connection no money moves: the buttons say why and letters do nothing', async () => {
  const { user } = open()
  const pay = await button('Pay ₺18.500,00')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(pay.getAttribute('aria-description')).toContain('There is no connection')
  await user.click(pay)
  await user.keyboard('ar')
  expect(server.inputsOf(approveWithdrawal)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/Connection lost/)).toBeTruthy()
  line.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(pay.getAttribute('aria-disabled')).toBeNull()
})

test('a role that decides nothing reads who can', async () => {
  open(
    caseOf(rowOf(1), {
      'withdrawal.approve': 'refused',
      'withdrawal.reject_fact': 'refused',
      'withdrawal.reject_judged': 'refused',
    }),
  )
  const pay = await button('Pay ₺18.500,00')
  expect(pay.getAttribute('aria-description')).toContain('Cashier')
  expect((await button('Reject')).getAttribute('aria-disabled')).toBe('true')
})

test('an open case is taken after a moment, renewed, and given back with u', async () => {
  stopClock()
  const { unmount } = open()
  await settle()
  expect(screen.getByRole('button', { name: 'Take' })).toBeTruthy()
  expect(server.inputsOf(takeWithdrawal)).toEqual([])
  await pass(2_000)
  expect(server.inputsOf(takeWithdrawal)).toEqual([{ id: one.id }])
  unmount()
  const owner = { name: 'Ece Polat', isOwn: true, until: inMinutes(30) }
  open(caseOf(rowOf(1, { owner })))
  await settle()
  await pass(121_000)
  expect(server.inputsOf(takeWithdrawal)).toHaveLength(2)
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'u' })))
  await settle()
  expect(server.inputsOf(releaseWithdrawal)).toEqual([{ id: one.id }])
})

test('whose case it is stands in the row and in the case, and is not taken from them', async () => {
  stopClock()
  const owner = { name: 'Kerem Tuna', isOwn: false, until: inMinutes(5) }
  open(caseOf(rowOf(1, { owner })))
  await settle()
  await pass(3_000)
  expect(screen.getByText('Kerem Tuna has it open.')).toBeTruthy()
  expect(within(screen.getByRole('table')).getByText('Kerem Tuna')).toBeTruthy()
  expect(server.inputsOf(takeWithdrawal)).toEqual([])
})
