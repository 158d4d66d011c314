import { fireEvent, screen, waitFor } from '@testing-library/react'
import { deposit, detail, methods, type PaymentField, withdraw } from '@zar/contract/payment'
import { beforeEach, expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { PaymentDialog } from './payment-dialog.tsx'

const NOTE: PaymentField = { key: 'Note', mask: null, objectType: 'String', option: null }
const method = (type: 1 | 2) => ({ id: 7, type, title: 'Bank' })
function open(type: 1 | 2) {
  openDialog({ name: 'payment', ...method(type) })
  return render(<PaymentDialog {...method(type)} />)
}

beforeEach(() => {
  signInAda()
  server.on(methods, [])
})

test('8.10, 9.31: a method without fields says so, and the dialog closes after 100 ms', async () => {
  server.on(detail, [])
  stopClock()
  open(1)
  await settle()
  expect(screen.getByText('No data found')).toBeTruthy()
  await pass(99)
  expect(openedDialog()?.name).toBe('payment')
  await pass(1)
  expect(openedDialog()).toBeNull()
})

test('8.11, 9.31: a failed question for the fields shows its message and closes after 100 ms', async () => {
  server.refuse(detail, 'not_found', 'This method is gone')
  stopClock()
  open(1)
  await settle()
  expect(screen.getByText('This method is gone')).toBeTruthy()
  await pass(99)
  expect(openedDialog()?.name).toBe('payment')
  await pass(1)
  expect(openedDialog()).toBeNull()
})

test('4.58, 9.30: a withdrawal that was taken closes its dialog after 500 ms', async () => {
  server.on(detail, [NOTE])
  server.on(withdraw, null, 'On its way')
  const { user } = open(2)
  await user.type(await screen.findByLabelText('Note'), 'rent')
  stopClock()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await settle()
  expect(screen.getByText('On its way')).toBeTruthy()
  await pass(499)
  expect(openedDialog()?.name).toBe('payment')
  await pass(1)
  expect(openedDialog()).toBeNull()
})

test('an order that got no answer is sent again under the same id, a changed one under another', async () => {
  server.on(detail, [NOTE])
  server.lose(deposit)
  const { user } = open(1)
  await user.type(await screen.findByLabelText('Note'), 'one')
  const send = () => user.click(screen.getByRole('button', { name: 'Continue' }))
  await send()
  await waitFor(() => expect(server.inputsOf(deposit)).toHaveLength(1))
  await send()
  await waitFor(() => expect(server.inputsOf(deposit)).toHaveLength(2))
  await user.type(screen.getByLabelText('Note'), ' two')
  await send()
  await waitFor(() => expect(server.inputsOf(deposit)).toHaveLength(3))
  const ids = server.inputsOf(deposit).map((order) => (order as { requestId: string }).requestId)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[1])
})

test('the password is asked for where the server wants to know that it is the player', async () => {
  server.on(detail, [NOTE])
  server.refuse(withdraw, 'password_needed', 'Enter your password')
  const { user } = open(2)
  await user.type(await screen.findByLabelText('Note'), 'rent')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const password = await screen.findByLabelText('Your password')
  server.on(withdraw, null)
  await user.type(password, 'secret-1')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() =>
    expect(server.inputsOf(withdraw).at(-1)).toMatchObject({ password: 'secret-1' }),
  )
})
