import { screen, within } from '@testing-library/react'
import { resetPlayerSecondStep } from '@zar/contract/office/player/access'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer, REASON } from '../testing/open-player.tsx'

const ACTIONS = { 'player.second_step_reset': 'second' } as const

test('the second step is proposed to be removed, where there is one', async () => {
  const { user } = openPlayer(ACTIONS, { hasTwoStep: true })
  await user.click(await screen.findByRole('button', { name: 'Remove the second step' }))
  const dialog = within(await findDialog('gecekusu: remove the second step?'))
  await user.type(dialog.getByRole('textbox'), REASON)
  server.on(resetPlayerSecondStep, { outcome: 'waits', proposal: '7', lapsesAt: null })
  await user.click(dialog.getByRole('button', { name: 'Propose to remove it' }))
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(resetPlayerSecondStep)).toEqual([{ id: ID, reason: REASON }])
})

test('of a player without one the button says so', async () => {
  openPlayer(ACTIONS)
  const button = await screen.findByRole('button', { name: 'Remove the second step' })
  expect(button.getAttribute('aria-description')).toBe('The player has no second step.')
})
