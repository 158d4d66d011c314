import { act, screen } from '@testing-library/react'
import { myBonuses } from '@zar/contract/bonus'
import { methods } from '@zar/contract/payment'
import { type Identity, identity } from '@zar/contract/players/identity'
import { expect, test } from 'vitest'
import { setBalance } from '../../../lib/session/session.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

async function open(state: Identity['state']) {
  signInAda({ balance: 1_250.5 })
  server.on(methods, [])
  server.on(myBonuses, { bonuses: [], cashbacks: [], cash: 0 })
  server.on(identity, { state, askedAt: null, answeredAt: null })
  render(<WithdrawDialog />)
  await screen.findByText('No withdrawal method is available right now')
}

test('the balance that can be withdrawn stands above the ways, and moves with it', async () => {
  await open('checked')
  expect(screen.getByText('₺1.250,50')).toBeTruthy()
  act(() => setBalance(900))
  expect(screen.getByText('₺900,00')).toBeTruthy()
  expect(screen.queryByText(/need a checked identity/)).toBeNull()
})

test('who is not checked yet is told from which sum on it matters, with the way there', async () => {
  await open('unchecked')
  expect(await screen.findByText(/Withdrawals above ₺5.000,00 in all/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the identity check' }).getAttribute('href')).toBe(
    '/dashboard/account#identity',
  )
})
