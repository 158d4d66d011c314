import { screen, waitFor } from '@testing-library/react'
import { type RealityCheck, seeRealityCheck } from '@zar/contract/protection'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { RealityDialog } from './reality-dialog.tsx'

const CHECK: RealityCheck = {
  everyMinutes: 60,
  minutes: 61,
  staked: 120,
  won: 100,
  net: -20,
  isDue: true,
  againInSeconds: 0,
}
function open() {
  signInAda()
  openDialog({ name: 'realityCheck', check: CHECK, leaveTo: '/casino/slot' })
  return render(<RealityDialog check={CHECK} leaveTo="/casino/slot" />)
}

test('LIM-06: the reminder says how long and how much, and goes on only when told so', async () => {
  const { user } = open()
  expect(screen.getByText('You have played for 61 minutes')).toBeTruthy()
  expect(screen.getByText(formatMoney(120))).toBeTruthy()
  expect(openedDialog()?.name).toBe('realityCheck')
  server.on(seeRealityCheck, { ...CHECK, isDue: false, againInSeconds: 3_600 })
  await user.click(screen.getByRole('button', { name: 'Keep playing' }))
  await waitFor(() => expect(openedDialog()).toBeNull())
})

test('LIM-06: a reminder that the server did not take down stays', async () => {
  const { user } = open()
  server.lose(seeRealityCheck)
  await user.click(screen.getByRole('button', { name: 'Keep playing' }))
  expect(await screen.findByText(/The server could not be reached/)).toBeTruthy()
  expect(openedDialog()?.name).toBe('realityCheck')
})

test('LIM-06: Esc leaves the game, and leads back to the games', async () => {
  const { user } = open()
  server.on(seeRealityCheck, { ...CHECK, isDue: false })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname).toBe('/casino/slot'))
  expect(openedDialog()).toBeNull()
})
