import { act, screen, waitFor, within } from '@testing-library/react'
import { proveAgain } from '@zar/contract/office/staff'
import { approveWithdrawals, togetherOf } from '@zar/contract/office/withdrawals/bulk'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { caseOf, idOf, inMinutes, openQueue, rowOf } from './testing/cases.ts'

const plain = (at: number, lira = 8_000) =>
  caseOf(rowOf(at, { canGoTogether: true, amountE5: `${lira}00000` }))
const box = (name: string) => screen.findByRole('checkbox', { name: `${name}: pay with others` })
const pay = () => screen.getByRole('button', { name: /^Pay \d/ })

test('AUZ-03: marked rows are paid by one press after a proof for these and their sum, and each result is told', async () => {
  server.refuse(approveWithdrawals, 'reauthenticate')
  const why = 'A colleague approved this withdrawal while you looked at it.'
  server.on(proveAgain, () => {
    server.on(approveWithdrawals, {
      results: [
        { id: idOf(1), outcome: 'done', why: null },
        { id: idOf(2), outcome: 'refused', why },
      ],
    })
    return { provenUntil: inMinutes(5) }
  })
  const { user } = openQueue([plain(1), plain(2, 9_000), caseOf(rowOf(3))])
  await user.click(await box('player1'))
  await user.click(await box('player2'))
  expect(screen.queryByRole('checkbox', { name: /player3/ })).toBeNull()
  const bar = within(screen.getByRole('region', { name: 'Chosen withdrawals' }))
  expect(bar.getByText('2 withdrawals chosen · ₺17.000,00')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Pay 2 withdrawals, ₺17.000,00' }))
  const dialog = await findDialog('Prove that it is you')
  await user.type(within(dialog).getAllByRole('textbox')[0] as HTMLElement, '123456')
  expect(await screen.findByText('1 withdrawal was sent to the bank: ₺8.000,00')).toBeTruthy()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('1 withdrawal was not paid.')
  expect(alert.textContent).toContain(`player2: ${why}`)
  const ids = [idOf(1), idOf(2)]
  expect(server.inputsOf(proveAgain)).toMatchObject([
    {
      for: {
        right: 'withdrawal.bulk_approve',
        object: togetherOf(ids),
        amountE5: '1700000000',
      },
    },
  ])
  expect(server.inputsOf(approveWithdrawals).at(-1)).toEqual({
    withdrawals: [
      { id: idOf(1), version: 1 },
      { id: idOf(2), version: 2 },
    ],
  })
})

test('AUZ-03: more than the bound of one press is not sent, and says why', async () => {
  const { user } = openQueue([plain(1, 30_000), plain(2, 30_000)])
  await user.click(await box('player1'))
  await user.click(await box('player2'))
  expect(pay().getAttribute('aria-description')).toBe('Together at most ₺50.000,00 are paid.')
  await user.click(pay())
  expect(server.inputsOf(approveWithdrawals)).toEqual([])
})

test('without a connection nothing is sent, and the choice stays', async () => {
  const { user } = openQueue([plain(1)])
  await user.click(await box('player1'))
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await waitFor(() => expect(pay().getAttribute('aria-description')).toContain('no connection'))
  line.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(pay().getAttribute('aria-description')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear the choice' }))
  expect(screen.queryByRole('region', { name: 'Chosen withdrawals' })).toBeNull()
})
