import { screen } from '@testing-library/react'
import { methods, type PaymentMethod } from '@zar/contract/payment'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { DepositDialog } from './deposit-dialog.tsx'

const method = (id: number, title: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  type: 1,
  title,
  note: 'At any hour',
  icon: 'landmark',
  group: 'bank',
  min: 100,
  max: 50_000,
  minutes: 5,
  closed: null,
  isLastUsed: false,
  ...change,
})
const titles = () =>
  screen.getAllByRole('listitem').map((one) => one.querySelector('b')?.textContent)

test('the ways to pay in are found by their kind, and one opens its form', async () => {
  signInAda()
  server.on(methods, [
    method(1, 'Transfer'),
    method(2, 'Card', { group: 'card', isLastUsed: true }),
    method(3, 'Coins', { group: 'crypto' }),
    method(4, 'Payout', { type: 2 }),
  ])
  const { user } = render(<DepositDialog />)
  await screen.findByText('Transfer')
  expect(titles()).toEqual(['Transfer', 'Card', 'Coins'])
  expect(screen.getByText('Last used').closest('button')?.textContent).toContain('Card')
  await user.click(screen.getByRole('button', { name: /^Crypto/ }))
  expect(titles()).toEqual(['Coins'])
  await user.click(screen.getByRole('button', { name: /^Coins/ }))
  expect(openedDialog()).toEqual({ name: 'payment', id: 3, type: 1, title: 'Coins' })
})

test('methods of one kind are not sorted by it', async () => {
  signInAda()
  server.on(methods, [method(1, 'Transfer'), method(2, 'Branch')])
  render(<DepositDialog />)
  await screen.findByText('Branch')
  expect(screen.queryByRole('group', { name: 'Kind of method' })).toBeNull()
})

test('methods that cannot be had say why and are asked for again, and none at all say so', async () => {
  signInAda()
  server.refuse(methods, 'unavailable')
  const { user } = render(<DepositDialog />)
  expect(await screen.findByText(REFUSALS.unavailable.en)).toBeTruthy()
  server.on(methods, [method(4, 'Payout', { type: 2 })])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No deposit method is available right now')).toBeTruthy()
})

test('a method that is closed says why in its place, and opens nothing', async () => {
  signInAda()
  server.on(methods, [method(1, 'Transfer', { closed: 'In maintenance.' }), method(2, 'Branch')])
  const { user } = render(<DepositDialog />)
  const card = await screen.findByRole('button', { name: /Transfer/ })
  expect(card.textContent).toContain('In maintenance.')
  expect(card.getAttribute('aria-disabled')).toBe('true')
  const before = openedDialog()
  await user.click(card)
  expect(openedDialog()).toEqual(before)
  await user.click(screen.getByRole('button', { name: /Branch/ }))
  expect(openedDialog()).toMatchObject({ name: 'payment', id: 2 })
})
