import { act, screen, within } from '@testing-library/react'
import { playerTimeline, type TimelineRow } from '@zar/contract/office/player/timeline'
import { expect, test, vi } from 'vitest'
import { server } from '../../../testing/server.ts'
import { ID } from '../testing/desk.tsx'
import { openPlayer } from '../testing/open-player.tsx'

const at = '2026-11-21T17:00:00.000Z'
const ROWS: TimelineRow[] = [
  {
    id: '1',
    at,
    kind: 'money',
    reason: 'deposit',
    amountE5: '50000000',
    account: 'cash',
    key: 'deposit:77',
    game: null,
  },
  {
    id: '2',
    at,
    kind: 'play',
    reason: 'bet',
    amountE5: '-1000000',
    account: 'cash',
    key: 'hub88:2',
    game: 'Nar',
  },
  {
    id: '3',
    at,
    kind: 'log_in',
    device: 'Safari, iPhone',
    address: '88.240.12.•••',
    endedAt: null,
  },
  { id: '4', at, kind: 'limit', limit: 'loss', period: 'week', was: null, most: '50000000' },
  { id: '5', at, kind: 'limit', limit: 'time', period: 'day', was: '120', most: '60' },
  { id: '6', at, kind: 'break', what: 'time_out', isEnd: false, by: null, endsAt: null },
  { id: '7', at, kind: 'break', what: 'block', isEnd: true, by: 'Selin', endsAt: null },
  { id: '8', at, kind: 'act', does: 'note.write', outcome: 'done', actor: 'Kerem' },
  { id: '9', at, kind: 'act', does: 'player.unblock', outcome: 'waits', actor: 'Kerem' },
  { id: '10', at, kind: 'letter', title: 'Your transfer', note: 'It came.', by: 'Defne' },
]
const open = (more: Parameters<typeof openPlayer>[0] = { 'balance.view': 'refused' }) =>
  openPlayer({ 'player.timeline': 'yes', 'limit.view': 'yes', ...more })
const chips = async () =>
  within(await screen.findByRole('group', { name: 'What is shown' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('all kinds stand in one order, each in words', async () => {
  server.on(playerTimeline, { rows: ROWS, next: null })
  open()
  for (const text of [
    'deposit:77',
    'Nar',
    'Safari, iPhone · 88.240.12.•••',
    'Limit of Losses, week',
    'set: ₺500,00',
    '60 min, from 120 min',
    'the player · without an end',
    'Block: ended',
    'Kerem · waits for a second person',
    'Defne · It came.',
  ])
    expect(await screen.findByText(text), text).toBeTruthy()
  expect(server.inputsOf(playerTimeline)).toEqual([{ id: ID }])
})

test('a chip asks for its kind alone, and a kind that the role may not see has none', async () => {
  server.on(playerTimeline, { rows: ROWS, next: null })
  const { user } = open()
  expect(await chips()).toEqual([
    'All',
    'Log-ins',
    'Limits',
    'Breaks and blocks',
    'The office',
    'Letters',
  ])
  server.on(playerTimeline, { rows: [], next: null })
  await user.click(screen.getByRole('button', { name: 'Log-ins' }))
  expect(await screen.findByText('No records')).toBeTruthy()
  expect(server.inputsOf(playerTimeline).at(-1)).toEqual({ id: ID, kinds: ['log_in'] })
})

test('a failure says so in place of the rows, and is tried again', async () => {
  server.refuse(playerTimeline, 'out_of_scope')
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('outside your scope')
  server.on(playerTimeline, { rows: ROWS, next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nar')).toBeTruthy()
})

test('without a connection the rows that stand say from when they are', async () => {
  server.on(playerTimeline, { rows: ROWS, next: null })
  open()
  expect(await screen.findByText('Nar')).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect((await screen.findAllByText(/Connection lost/)).length).toBeGreaterThan(0)
  expect(screen.getByText('Nar')).toBeTruthy()
  vi.restoreAllMocks()
  act(() => void dispatchEvent(new Event('online')))
})

test('whose role reads no timeline has no such tab', async () => {
  openPlayer({ 'player.timeline': 'refused' })
  expect(await screen.findByText('The records are closed to your role')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Timeline' })).toBeNull()
})
