import { act, screen, waitFor, within } from '@testing-library/react'
import { listWithdrawals, readWithdrawal } from '@zar/contract/office/withdrawals/withdrawals'
import { expect, test, vi } from 'vitest'
import { pass, settle, stopClock } from '../../testing/clock.ts'
import { server } from '../../testing/server.ts'
import { setWindow } from '../../testing/window.ts'
import { caseOf, idOf, inMinutes, LIST, openQueue, pageOf, rowOf } from './testing/cases.ts'

const late = caseOf(rowOf(1, { promiseAt: inMinutes(-3.5), hold: 'linked' }))
const soon = caseOf(rowOf(2))
const rowsOf = () => screen.getAllByRole('row').slice(1)

test('the queue stands as the server orders it, with what is left of each promise', async () => {
  openQueue([late, soon])
  await screen.findByText('player1')
  const [first, second] = rowsOf()
  expect(within(first as HTMLElement).getByText('−3 min')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('Linked account')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('4 min')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('18.500,00')).toBeTruthy()
  expect(screen.getByText(/2 waiting · ₺37\.000,00/).textContent).toContain('1 past their promise')
})

test('a promise runs down without a reload, and is late when it is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  openQueue([caseOf(rowOf(1, { promiseAt: inMinutes(1.5) }))])
  expect(await screen.findByText('1 min')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('30 s')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(91_000))
  expect(screen.getByText(/^−1 min$/)).toBeTruthy()
})

test('what somebody else has decided stands in its row, and says so', async () => {
  stopClock()
  openQueue([late, soon])
  await settle()
  expect(screen.getByText('player1')).toBeTruthy()
  server.on(listWithdrawals, pageOf([soon]))
  await pass(20_000)
  await settle()
  const row = screen.getByText('player1').closest('tr')
  expect(row?.textContent).toContain('Decided')
  expect(screen.getByText('player2').closest('tr')?.textContent).not.toContain('Decided')
})

test('a row is heard with name, sum, promise, reason and state', async () => {
  const { user } = openQueue([late, soon])
  await screen.findByText('player1')
  await user.keyboard('jj')
  expect(
    await screen.findByText('player2, ₺18.500,00, promised in 4 minutes, Above the bound, Waits'),
  ).toBeTruthy()
  expect(location.search).toBe(`?row=${idOf(2)}`)
})

test('the case tells how it ends, what the player reads, the facts and who was first', async () => {
  const one = caseOf(
    rowOf(1, { state: 'first_approved', firstApprover: 'Kerem Tuna', atEnd: 'returned' }),
  )
  openQueue([one], `${LIST}?row=${one.id}`)
  await screen.findByRole('button', { name: 'Pay ₺18.500,00, second approval' })
  const panel = within(screen.getByRole('complementary', { name: 'Withdrawal #5b0e9c51' }))
  expect(
    await panel.findByText(/If nobody decides, it is back in the player’s balance (at|on) /),
  ).toBeTruthy()
  expect(panel.getByText('1 h 30 min left')).toBeTruthy()
  expect(
    panel.getByText('“A person looks at withdrawals above ₺5.000.”', { exact: false }),
  ).toBeTruthy()
  expect(panel.getByText('First approval: Kerem Tuna.')).toBeTruthy()
  expect(panel.getByText('The sum is ₺18.500,00; the bound is ₺5.000,00.')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Pay ₺18.500,00, second approval' })).toBeTruthy()
})

test('what one person proposed waits with its words until it lapses', async () => {
  const waiting = {
    kind: 'extend' as const,
    by: 'Derya Ak',
    isOwn: false,
    code: 'risk',
    hours: 4,
    because: 'The bank is asked about the payer.',
    lapsesAt: inMinutes(42.5),
  }
  const one = caseOf(rowOf(1, { waiting: [waiting] }))
  openQueue([one], `${LIST}?row=${one.id}`)
  expect(await screen.findByText('Derya Ak proposed 4 hours more: Risk review.')).toBeTruthy()
  expect(screen.getByText('Waits for a second person, 42 min left.')).toBeTruthy()
})

test('an empty queue is the goal, and one that a state left empty gives its filter back', async () => {
  server.on(listWithdrawals, pageOf([]))
  const { user } = openQueue([])
  expect(await screen.findByText('The queue is empty')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Held by law' }))
  expect(location.search).toBe('?state=law')
  await user.click(await screen.findByRole('button', { name: 'Remove filters' }))
  expect(location.search).toBe('')
})

test('a queue that does not come says why with its request, and is asked again', async () => {
  const { user } = openQueue([soon], LIST, () => server.refuse(listWithdrawals, 'out_of_hours'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Request [\da-f-]{8}/)
  server.on(listWithdrawals, pageOf([soon]))
  server.on(readWithdrawal, soon)
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('player2')).toBeTruthy()
})

test('on a phone the chosen card carries its two decisions, and leads into the case', async () => {
  setWindow('phone')
  const { user } = openQueue([soon, late])
  await user.click(await screen.findByRole('button', { name: /player2.*18\.500/ }))
  expect(await screen.findByRole('button', { name: 'Pay ₺18.500,00' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open the case' }))
  expect(await screen.findByRole('complementary')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the list' }))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
})
