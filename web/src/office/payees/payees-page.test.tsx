import { screen, within } from '@testing-library/react'
import { listPayees, readPayee, takePayee } from '@zar/contract/office/risk/payees'
import { expect, test } from 'vitest'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { PayeesPage } from './payees-page.tsx'
import { openPayees, PAYEES, payeeOf } from './testing/payees.ts'

test('an account says what is known of it, and what the clock does', async () => {
  openPayees(payeeOf())
  const panel = within(await screen.findByRole('complementary', { name: /TR28/ }))
  expect(panel.getByText('Other players who named it')).toBeTruthy()
  expect(panel.getByText(/the bank says whose it is/)).toBeTruthy()
  expect(panel.getByText(/2[.,]500/)).toBeTruthy()
  expect(screen.getByText('1 account waits')).toBeTruthy()
})

test('a doubted one says that the money goes back, and who has it open', async () => {
  const takenBy = { id: 'x', name: 'Ece Er' }
  openPayees(payeeOf({ isDoubted: true, atEnd: 'returned', takenBy }))
  expect(await screen.findByText('Ece Er is looking at this account.')).toBeTruthy()
  expect(screen.getByText(/unless somebody confirms it/)).toBeTruthy()
})

test('u takes it; who may not decide sees why', async () => {
  server.on(takePayee, null)
  const { user } = openPayees(
    payeeOf({ actions: [{ right: 'payee.confirm', state: 'refused', why: 'no_right' }] }),
  )
  await screen.findByRole('button', { name: /It is the player’s/ })
  await user.keyboard('u')
  expect(await screen.findByText('Taken for 5 minutes')).toBeTruthy()
  expect(server.inputsOf(takePayee)).toEqual([{ id: payeeOf().id, caseId: '101' }])
  const confirm = screen.getByRole('button', { name: /It is the player’s/ })
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
})

test('an empty queue says so, and one that ended meanwhile has nothing to press', async () => {
  server.on(listPayees, [])
  server.refuse(readPayee, 'decided_meanwhile')
  renderScreen(PayeesPage, `${PAYEES}?row=${payeeOf().id}`, PAYEES)
  expect(await screen.findByText('No account waits')).toBeTruthy()
  expect(await screen.findByText('The account waits no more')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Refuse/ })).toBeNull()
})
