import { screen } from '@testing-library/react'
import { declineBonus } from '@zar/contract/bonus'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { DeclineDialog } from './decline-dialog.tsx'

const BONUS = { id: '11', title: 'Welcome', balance: 40, cash: 10 }
function open() {
  signInAda()
  openDialog({ name: 'declineBonus', ...BONUS })
  return render(<DeclineDialog {...BONUS} />)
}

test('what giving a bonus up costs is said before, and keeping it sends nothing', async () => {
  const { user } = open()
  expect(screen.getByText(/If you give up Welcome, you lose the ₺40/)).toBeTruthy()
  const [keep] = screen.getAllByRole('button').filter((one) => one.closest('.giveup__acts'))
  await user.click(keep as HTMLElement)
  expect(openedDialog()).toBeNull()
  expect(server.inputsOf(declineBonus)).toEqual([])
})

test('a bonus is given up by the second button, and the server’s word is told', async () => {
  const { user } = open()
  server.on(declineBonus, null, 'The bonus was given up')
  const [, yes] = screen.getAllByRole('button').filter((one) => one.closest('.giveup__acts'))
  await user.click(yes as HTMLElement)
  expect(await screen.findByText('The bonus was given up')).toBeTruthy()
  expect(server.inputsOf(declineBonus)).toEqual([{ id: '11' }])
  expect(openedDialog()).toBeNull()
})
