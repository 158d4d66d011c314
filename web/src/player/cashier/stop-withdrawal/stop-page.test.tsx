import { screen, waitFor } from '@testing-library/react'
import {
  endSessionsByLink,
  type StoppedWithdrawal,
  stopState,
  stopWithdrawal,
} from '@zar/contract/payment'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openedDialog } from '../../../lib/dialog/dialog.ts'
import { session } from '../../../lib/session/session.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { StopPage } from './stop-page.tsx'

const being = (state: StoppedWithdrawal['state']): StoppedWithdrawal => ({
  state,
  amount: 3_000,
  account: 'TR•• 1326',
  askedAt: '2026-11-25T08:00:00Z',
  until: null,
})
function open(state: StoppedWithdrawal['state']) {
  server.on(stopState, being(state))
  return render(<StopPage />, '/stop-withdrawal#link-1')
}
const stop = () => screen.getByRole('button', { name: 'Stop the withdrawal' })

test('a withdrawal is stopped once, and the focus reads what became of it', async () => {
  const { user } = open('open')
  await screen.findByRole('heading', { name: 'Did you ask for this withdrawal?' })
  expect(screen.queryByRole('heading', { name: 'Secure your account' })).toBeNull()
  const release = server.hold(stopWithdrawal, being('stopped'))
  await user.click(stop())
  await user.click(await screen.findByRole('button', { name: 'Stopping' }))
  release()
  const heading = await screen.findByRole('heading', { name: 'The withdrawal is stopped' })
  expect(document.activeElement).toBe(heading)
  expect(server.inputsOf(stopWithdrawal)).toEqual([{ token: 'link-1' }])
  expect(screen.queryByRole('button', { name: 'Stop the withdrawal' })).toBeNull()
})

test('a stop that is refused or lost is told, and its button stays', async () => {
  const { user } = open('open')
  await screen.findByRole('heading', { level: 1 })
  server.refuse(stopWithdrawal, 'unavailable')
  await user.click(stop())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.unavailable.en)
  expect(stop()).toBeTruthy()
})

test('what can no longer be stopped leads to securing the account', async () => {
  signInAda()
  const { user } = open('paid')
  await screen.findByRole('heading', { name: 'This withdrawal was paid' })
  expect(screen.queryByRole('button', { name: 'Stop the withdrawal' })).toBeNull()
  server.on(endSessionsByLink, { ended: 2 })
  await user.click(screen.getByRole('button', { name: 'End all log-ins' }))
  expect(await screen.findByText('All log-ins were ended.')).toBeTruthy()
  expect(session()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Set a new password' }))
  expect(openedDialog()).toEqual({ name: 'recovery' })
})

test('log-ins that could not be ended are told, and this one goes on', async () => {
  signInAda()
  const { user } = open('sent')
  server.lose(endSessionsByLink)
  await user.click(await screen.findByRole('button', { name: 'End all log-ins' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  expect(session()?.username).toBe('ada')
})

test('a link without its end asks nothing, an old one says so, one that cannot be asked about is asked again', async () => {
  const none = render(<StopPage />, '/stop-withdrawal')
  expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeTruthy()
  expect(server.inputsOf(stopState)).toEqual([])
  none.unmount()
  server.on(stopState, being('expired'))
  const old = render(<StopPage />, '/stop-withdrawal#link-2')
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy()
  old.unmount()
  server.refuse(stopState, 'unavailable')
  const { user } = render(<StopPage />, '/stop-withdrawal#link-3')
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.refuse(stopState, 'stop_link_invalid')
  await user.click(again)
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This link is not valid' })).toBeTruthy(),
  )
})
