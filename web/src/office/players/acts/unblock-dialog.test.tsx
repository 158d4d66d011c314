import { screen, waitFor, within } from '@testing-library/react'
import { type PlayerPage as Page, readPlayer, unblockPlayer } from '@zar/contract/office/players'
import { type Proposal, proposals, withdrawProposal } from '@zar/contract/office/proposals'
import { expect, test } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { renderScreen } from '../../parts/testing/render-screen.tsx'
import { PlayerPage } from '../player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from '../testing/desk.tsx'

const REASON = 'The owner has proved who they are.'
const OFFERED = { 'player.unblock': 'second', 'player.message': 'yes' } as const
const BLOCK: Page['standing'][number] = {
  kind: 'block',
  beganAt: '2026-11-21T10:00:00.000Z',
  by: 'Derya Ak',
  because: 'The account was taken over.',
  endsAt: null,
  endedAt: null,
}
const blocked = () => playerOf(OFFERED, { state: 'blocked', standing: [BLOCK] })
const free = () => playerOf({ 'player.block': 'yes' })

const proposalOf = (more: Partial<Proposal> = {}): Proposal => ({
  id: '7',
  right: 'player.unblock',
  object: `player:${ID}`,
  terms: {},
  facts: { isBlocked: true },
  reason: REASON,
  proposedBy: 'Derya Ak',
  proposedAt: new Date().toISOString(),
  lapsesAt: new Date(Date.now() + 42 * 60_000 - 5_000).toISOString(),
  isOwn: true,
  ...more,
})
const open = () => renderScreen(PlayerPage, PLAYER_PATH, '/office/players/:id')

test('AUZ-03: a block is proposed to be lifted, waits for a second person, and is taken back', async () => {
  server.on(readPlayer, blocked())
  server.on(proposals, [])
  server.on(unblockPlayer, () => {
    server.on(proposals, [proposalOf()])
    return { outcome: 'waits' as const, proposal: '7', lapsesAt: '2026-11-21T18:00:00Z' }
  })
  server.on(withdrawProposal, () => {
    server.on(proposals, [])
    return null
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Propose to lift the block' }))
  const dialog = await findDialog('Lift the block of gecekusu?')
  expect(within(dialog).getByText('The account was taken over.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox'), REASON)
  await user.click(within(dialog).getByRole('button', { name: 'Propose to lift the block' }))
  expect(await screen.findByText('Waits for a second person, 42 min left.')).toBeTruthy()
  expect(server.inputsOf(unblockPlayer)).toEqual([{ id: ID, reason: REASON }])
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Propose to lift the block' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Your proposal is taken back, nothing has changed')).toBeTruthy()
  expect(server.inputsOf(withdrawProposal)).toEqual([{ id: '7' }])
  expect(await screen.findByRole('button', { name: 'Propose to lift the block' })).toBeTruthy()
})

test('AUZ-03: the second person sees the same facts, and approves this very proposal', async () => {
  server.on(readPlayer, blocked())
  server.on(proposals, [proposalOf({ isOwn: false })])
  server.on(unblockPlayer, () => {
    server.on(readPlayer, free())
    server.on(proposals, [])
    return { outcome: 'done' as const, proposal: '7', lapsesAt: null }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = await findDialog('You lift the block of gecekusu together')
  for (const fact of ['blocked', 'Derya Ak', REASON])
    expect(within(dialog).getByText(fact)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Approve, lift the block' }))
  expect(await screen.findByText('The block of gecekusu is lifted')).toBeTruthy()
  expect(server.inputsOf(unblockPlayer)).toEqual([{ id: ID, reason: REASON, proposal: '7' }])
  expect(await screen.findByRole('button', { name: 'Block' })).toBeTruthy()
})

test('AUZ-03: an approval that comes too late says so, and the page is read anew', async () => {
  server.on(readPlayer, blocked())
  server.on(proposals, [proposalOf({ isOwn: false })])
  server.refuse(unblockPlayer, 'decided_meanwhile')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = await findDialog('You lift the block of gecekusu together')
  server.on(readPlayer, free())
  await user.click(within(dialog).getByRole('button', { name: 'Approve, lift the block' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Somebody else has just decided this.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Open')).toBeTruthy()
})

test('who may not approve reads what waits, with a button that says why not', async () => {
  server.on(
    readPlayer,
    playerOf(
      { 'player.unblock': 'refused', 'player.message': 'yes' },
      { state: 'blocked', standing: [BLOCK] },
    ),
  )
  server.on(proposals, [proposalOf({ isOwn: false })])
  const { user } = open()
  const approve = await screen.findByRole('button', { name: 'Look at it' })
  expect(approve.getAttribute('aria-disabled')).toBe('true')
  await user.click(approve)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a proposal whose time is over is shown no more', async () => {
  server.on(readPlayer, blocked())
  server.on(proposals, [proposalOf({ lapsesAt: new Date(Date.now() - 1_000).toISOString() })])
  open()
  await screen.findByRole('heading', { name: 'gecekusu' })
  await waitFor(() => expect(screen.queryByText(/second person/)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})
