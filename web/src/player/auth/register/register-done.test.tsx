import { fireEvent, screen } from '@testing-library/react'
import { defineTrialBonus } from '@zar/contract/bonus'
import { expect, test, vi } from 'vitest'
import { openDialog, openedDialog } from '../../../lib/dialog/dialog.ts'
import { pass, settle, stopClock } from '../../../testing/clock.ts'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { RegisterDone } from './register-done.tsx'

vi.mock('./confetti.ts', () => ({ throwConfetti: async () => {} }))

test('4.34, 9.27: the celebration closes one second after the trial bonus was accepted', async () => {
  signInAda()
  openDialog({ name: 'register' })
  server.on(defineTrialBonus, null, 'Added')
  render(<RegisterDone bonus={100} />)
  stopClock()
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await settle()
  expect(screen.getByText('Added')).toBeTruthy()
  await pass(999)
  expect(openedDialog()?.name).toBe('register')
  await pass(1)
  expect(openedDialog()).toBeNull()
})

test('a trial bonus that is refused is told, and the way on is shown', async () => {
  signInAda()
  server.refuse(defineTrialBonus, 'bonus_taken', 'There is no bonus')
  const { user } = render(<RegisterDone bonus={100} />)
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('There is no bonus')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeTruthy()
})
