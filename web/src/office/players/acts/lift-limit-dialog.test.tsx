import { screen, within } from '@testing-library/react'
import { readPlayer } from '@zar/contract/office/players'
import { type Proposal, proposals } from '@zar/contract/office/proposals'
import { liftHouseLimit } from '@zar/contract/office/risk/register'
import type { Action } from '@zar/contract/office/staff'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const REASON = 'Three months without a single marker.'
const LIMIT = {
  kind: 'loss' as const,
  period: 'week' as const,
  isOfHouse: true,
  most: '50000000',
  used: null,
}

function open(state: Action['state'], some: Proposal[] = []) {
  const own = { ...LIMIT, isOfHouse: false, most: '90000000' }
  server.on(readPlayer, playerOf({ 'limit.house_lift': state }, { limits: [own, LIMIT] }))
  server.on(proposals, some)
  return renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')
}

test('LIM-07: a limit of the house is proposed to be lifted; the player’s own has no such button', async () => {
  server.on(liftHouseLimit, { outcome: 'waits', proposal: '7', lapsesAt: null })
  const { user } = open('second')
  await user.click(await screen.findByRole('button', { name: 'Lift' }))
  const dialog = within(await findDialog('Lift the limit of the house? Losses, week'))
  await user.type(dialog.getByRole('textbox'), REASON)
  await user.click(dialog.getByRole('button', { name: /Propose to lift the limit of 500/ }))
  expect(await screen.findByText('The proposal waits for a second approval')).toBeTruthy()
  expect(server.inputsOf(liftHouseLimit)).toEqual([
    { id: ID, kind: 'loss', period: 'week', reason: REASON },
  ])
})

test('AUZ-03: the second person approves this very proposal', async () => {
  server.on(liftHouseLimit, { outcome: 'done', proposal: '7', lapsesAt: null })
  const { user } = open('second', [
    {
      id: '7',
      right: 'limit.house_lift',
      object: `player:${ID}:loss:week`,
      terms: {},
      facts: {},
      reason: REASON,
      proposedBy: 'Derya Ak',
      proposedAt: new Date().toISOString(),
      lapsesAt: new Date(Date.now() + 42 * 60_000).toISOString(),
      isOwn: false,
    },
  ])
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  expect(screen.queryByRole('button', { name: 'Lift' })).toBeNull()
  const dialog = within(await findDialog('You lift a limit of gecekusu together'))
  await user.click(dialog.getByRole('button', { name: /Approve, lift the limit of 500/ }))
  expect(await screen.findByText('The limit of the house is lifted: Losses, week')).toBeTruthy()
  expect(server.inputsOf(liftHouseLimit)).toEqual([
    { id: ID, kind: 'loss', period: 'week', reason: REASON, proposal: '7' },
  ])
})

test('a role that never lifts a limit has no button', async () => {
  open('refused')
  expect(await screen.findAllByText(/^Losses, week/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lift' })).toBeNull()
})
