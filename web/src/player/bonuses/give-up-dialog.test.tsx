import { screen, waitFor } from '@testing-library/react'
import { declineBonus } from '@zar/contract/bonus'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { openDialog, openedDialog } from '../../lib/dialog/dialog.ts'
import { signInAda } from '../../testing/player.ts'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { GiveUpDialog } from './give-up-dialog.tsx'

const ID = '0199d2a0-0000-7000-8000-000000000001'
function open() {
  signInAda()
  openDialog({ name: 'declineBonus', id: ID, title: 'Welcome', balance: 40, cash: 10 })
  return render(
    <GiveUpDialog
      title="Give it up"
      endpoint={declineBonus}
      id={ID}
      keep="Keep it"
      yes="Yes, give it up"
      busy="Giving up"
    >
      What it costs
    </GiveUpDialog>,
  )
}
const yes = () => screen.getByRole('button', { name: 'Yes, give it up' })

test('what is given up is given up once, and its dialog closes with the answer', async () => {
  const { user } = open()
  const release = server.hold(declineBonus, null, 'Given up')
  await user.click(yes())
  await user.click(await screen.findByRole('button', { name: 'Giving up' }))
  expect(openedDialog()?.name).toBe('declineBonus')
  release()
  await waitFor(() => expect(openedDialog()).toBeNull())
  expect(server.inputsOf(declineBonus)).toEqual([{ id: ID }])
})

test('a bonus that has ended meanwhile is told, and there is nothing left to ask', async () => {
  const { user } = open()
  server.refuse(declineBonus, 'bonus_ended')
  await user.click(yes())
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.bonus_ended.en)
  expect(openedDialog()).toBeNull()
})

test('where no answer comes the question stays, for another try', async () => {
  const { user } = open()
  server.lose(declineBonus)
  await user.click(yes())
  await screen.findByRole('alert')
  expect(openedDialog()?.name).toBe('declineBonus')
  expect(yes()).toBeTruthy()
})

test('an answer that comes late closes no other dialog', async () => {
  const { user, unmount } = open()
  const release = server.hold(declineBonus, null, 'Given up')
  await user.click(yes())
  unmount()
  openDialog({ name: 'deposit' })
  release()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(openedDialog()).toEqual({ name: 'deposit' })
})
