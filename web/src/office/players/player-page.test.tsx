import { act, screen, waitFor, within } from '@testing-library/react'
import { playerWithdrawals } from '@zar/contract/office/player-tabs'
import {
  endPlayerSessions,
  playerMovements,
  readPlayer,
  revealContact,
  revealIdentity,
  writeNote,
} from '@zar/contract/office/players'
import { proposals } from '@zar/contract/office/proposals'
import { proveAgain } from '@zar/contract/office/staff'
import { beforeEach, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { server } from '../../testing/server.ts'
import { renderScreen } from '../parts/testing/render-screen.tsx'
import { PlayerPage } from './player-page.tsx'
import { ID, PLAYER_PATH, playerOf } from './testing/desk.tsx'

const REASON = 'The player asked to be called back.'
const open = (path = PLAYER_PATH) => renderScreen(PlayerPage, path, '/office/players/:id')
const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('div')?.parentElement as HTMLElement)

beforeEach(() => server.on(proposals, []))

test('AUZ-02: phone and address are masked, shown for a reason, and masked again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server.on(readPlayer, playerOf({ 'player.reveal_contact': 'yes' }))
  server.on(revealContact, { phone: '+905350004816', email: 'elif@posta.example' })
  const { user } = open()
  expect(await screen.findByText('hidden, ending in 16')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show phone and e-mail' }))
  await user.type(screen.getByRole('textbox'), 'short')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(server.inputsOf(revealContact)).toEqual([])
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), REASON)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(await screen.findByText('+905350004816')).toBeTruthy()
  expect(screen.getByText('elif@posta.example')).toBeTruthy()
  expect(server.inputsOf(revealContact)).toEqual([{ id: ID, reason: REASON }])
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(screen.getByText('+905350004816')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText('+905350004816')).toBeNull()
  expect(screen.queryByText('elif@posta.example')).toBeNull()
})

test('an identity number is asked for again once the person has proved that it is they', async () => {
  server.on(readPlayer, playerOf({ 'player.reveal_identity': 'yes' }))
  server.refuse(revealIdentity, 'reauthenticate')
  server.on(proveAgain, () => {
    server.on(revealIdentity, { personalNo: '10000000146', birthDate: '1993-03-14' })
    return { provenUntil: '2026-11-21T20:19:00Z' }
  })
  const { user } = open()
  await user.click(
    await screen.findByRole('button', { name: 'Show identity number and date of birth' }),
  )
  await user.type(screen.getByRole('textbox'), REASON)
  await user.click(screen.getByRole('button', { name: 'Show' }))
  const dialog = await findDialog('Prove that it is you')
  await user.type(within(dialog).getAllByRole('textbox')[0] as HTMLElement, '123456')
  expect(await screen.findByText('10000000146')).toBeTruthy()
  expect(screen.getByText('14 March 1993')).toBeTruthy()
  expect(server.inputsOf(proveAgain)).toEqual([
    {
      for: { right: 'player.reveal_identity', object: `player:${ID}`, amountE5: null },
      code: '123456',
    },
  ])
  expect(server.inputsOf(revealIdentity)).toHaveLength(2)
})

test('who may not reveal finds no way to, and a decision that is not theirs says who can', async () => {
  server.on(
    readPlayer,
    playerOf({
      'player.reveal_contact': 'refused',
      'player.block': 'refused',
      'note.write': 'yes',
    }),
  )
  const { user } = open()
  const block = await screen.findByRole('button', { name: 'Block' })
  expect(block.getAttribute('aria-disabled')).toBe('true')
  expect(block.getAttribute('aria-description')).toMatch(
    /does not include this. Those who can: .*Risk.*Manager/,
  )
  await user.click(block)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show phone and e-mail' })).toBeNull()
  expect(region('Person').getByText('closed to your role')).toBeTruthy()
})

test('who may decide nothing here has no bar of decisions, and tabs are those of the role', async () => {
  server.on(readPlayer, playerOf({ 'withdrawal.view': 'yes', 'balance.view': 'refused' }))
  server.on(playerWithdrawals, {
    rows: [
      {
        id: ID.replace(/1$/, '9'),
        number: '884117',
        at: '2026-11-21T17:00:00.000Z',
        changedAt: '2026-11-21T17:05:00.000Z',
        method: 'Havale',
        amountE5: '1850000000',
        state: 'pending',
        hold: 'amount',
        actions: [],
      },
    ],
    next: null,
  })
  open()
  expect(await screen.findByText('Waits · sum')).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Payments'])
  expect(screen.queryByRole('group', { name: 'Decisions about the player' })).toBeNull()
  expect(screen.getByText('Balances are closed to your role')).toBeTruthy()
})

test('n opens the note, which is saved with Ctrl Enter and read with the page', async () => {
  server.on(readPlayer, playerOf({ 'note.write': 'yes' }))
  server.on(playerMovements, { rows: [], next: null })
  server.on(writeNote, ({ text }) => {
    const note = { id: '1', by: 'Derya Ak', at: '2026-11-21T17:00:00.000Z', text, isStruck: false }
    server.on(readPlayer, playerOf({ 'note.write': 'yes' }, { notes: [note] }))
    return note
  })
  const { user } = open()
  await screen.findByRole('heading', { name: 'gecekusu' })
  await user.keyboard('n')
  await user.keyboard('Asks about the cashback.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Asks about the cashback.')).toBeTruthy()
  expect(server.inputsOf(writeNote)).toEqual([{ id: ID, text: 'Asks about the cashback.' }])
  expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull()
})

test('sessions end in place, for a reason, and Esc leaves the question', async () => {
  const session = {
    id: ID,
    deviceState: 'open' as const,
    device: 'Chrome, Android',
    address: '88.240.12.•••',
    startedAt: '2026-11-21T10:00:00.000Z',
    lastSeenAt: '2026-11-21T16:00:00.000Z',
    isOpen: true,
  }
  server.on(readPlayer, playerOf({ 'player.sessions_end': 'yes' }, { sessions: [session] }))
  server.on(endPlayerSessions, { ended: 1 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'End all' }))
  expect(screen.getByText('End 1 open session?')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('End 1 open session?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End all' }))
  const press = () =>
    user.click(screen.getAllByRole('button', { name: 'End all' }).at(-1) as HTMLElement)
  await press()
  expect(server.inputsOf(endPlayerSessions)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), REASON)
  await press()
  expect(await screen.findByText('1 session ended')).toBeTruthy()
  expect(server.inputsOf(endPlayerSessions)).toEqual([{ id: ID, reason: REASON }])
})

test('a player who is not there has a way back, and one that did not come another try', async () => {
  server.refuse(readPlayer, 'not_found')
  const first = open()
  expect(await screen.findByRole('heading', { name: 'There is no such player' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the players' }).getAttribute('href')).toBe(
    '/office/players',
  )
  first.unmount()
  server.refuse(readPlayer, 'out_of_scope')
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('outside your scope')
  server.on(readPlayer, playerOf({}))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'gecekusu' })).toBeTruthy())
})
