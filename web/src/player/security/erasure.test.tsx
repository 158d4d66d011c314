import { screen, waitFor } from '@testing-library/react'
import { askErasure, beforeErasure } from '@zar/contract/players/account'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { session } from '../../lib/session/session.ts'
import { errorOf } from '../../testing/field.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { Erasure } from './erasure.tsx'

const close = () => screen.getByRole('button', { name: 'Close and delete my account' })
async function open() {
  signInAda()
  const view = render(<Erasure />)
  await view.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await screen.findByRole('heading', { name: 'What goes' })
  return view
}

test('the erasure begins, for the eye and the screen reader, with what goes', async () => {
  server.on(beforeErasure, { unfinished: [], balance: 0 })
  await open()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What goes' }))
  expect(await screen.findByLabelText('Your password')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What goes' }))
})

test('what is unfinished is named with the way to it, and no password is asked for', async () => {
  server.on(beforeErasure, { unfinished: ['withdrawal', 'balance', 'rounds'], balance: 12.5 })
  await open()
  expect(await screen.findByText('There is ₺12,50 in your balance.')).toBeTruthy()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    '/dashboard/financial-activities',
    '/dashboard/withdraw',
    '/dashboard/game-history',
  ])
  expect(screen.queryByLabelText('Your password')).toBeNull()
})

test('a rest that cannot be paid out is said to be lost before the account goes', async () => {
  server.on(beforeErasure, { unfinished: [], balance: 0.4 })
  await open()
  expect(await screen.findByText(/The ₺0,40 in your balance is too little/)).toBeTruthy()
  expect(close()).toBeTruthy()
})

test('an account is not closed without the password, nor where the server refuses', async () => {
  server.on(beforeErasure, { unfinished: [], balance: 0 })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Close and delete my account' }))
  await waitFor(() => expect(errorOf('Your password')).toBe('Enter your password'))
  expect(server.inputsOf(askErasure)).toEqual([])
  server.refuse(askErasure, 'erasure_rounds_open')
  await user.type(screen.getByLabelText('Your password'), 'secret-1')
  await user.click(close())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.erasure_rounds_open.en)
  expect(session()?.username).toBe('ada')
})

test('an erasure is asked for once, and then this browser knows nobody', async () => {
  server.on(beforeErasure, { unfinished: [], balance: 0 })
  const release = server.hold(askErasure, null, 'Your account is closed')
  const { user } = await open()
  await user.type(await screen.findByLabelText('Your password'), 'secret-1{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Closing' }))
  await user.type(screen.getByLabelText('Your password'), '{Enter}')
  release()
  await waitFor(() => expect(session()).toBeNull())
  expect(server.inputsOf(askErasure)).toEqual([{ password: 'secret-1' }])
  expect(localStorage.getItem('auth')).toBeNull()
})

test('what stands in the way is asked for again where the call failed, and Cancel leads back', async () => {
  server.refuse(beforeErasure, 'unavailable')
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(beforeErasure, { unfinished: [], balance: 0 })
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
})
