import { act, screen, waitFor, within } from '@testing-library/react'
import { proposals } from '@zar/contract/office/proposals'
import { endEveryone, listEveryoneOut } from '@zar/contract/office/system/sessions'
import { expect, test, vi } from 'vitest'
import { findDialog } from '../../../testing/find-dialog.ts'
import { server } from '../../../testing/server.ts'
import { openSessions, proposalOf, REASON, show } from './testing/open-sessions.ts'

const at = '2026-11-20T18:00:00.000Z'

test('how many are logged in is told, and each time before with who and why', async () => {
  openSessions([
    { at, by: 'Selin', proposedBy: 'Kerem', because: REASON, sessions: 812 },
    { at: '2026-11-19T18:00:00.000Z', by: 'root', proposedBy: null, because: null, sessions: 4 },
  ])
  expect(screen.getByText('Counting the sessions')).toBeTruthy()
  expect(await screen.findByText(/^1.?204$/)).toBeTruthy()
  expect(screen.getByText('Kerem proposed, Selin approved')).toBeTruthy()
  expect(screen.getByText('812')).toBeTruthy()
  expect(screen.getByText(REASON)).toBeTruthy()
  expect(screen.getByText('root, by the machine’s command')).toBeTruthy()
})

test('where it never was that is said, and a failure is tried again', async () => {
  server.on(proposals, [])
  server.lose(listEveryoneOut)
  const { user } = show()
  const again = await screen.findByRole('button')
  server.on(listEveryoneOut, { open: 0, rows: [], actions: [] })
  await user.click(again)
  expect(await screen.findByText('The sessions of all were never ended.')).toBeTruthy()
})

test('AUZ-03: the second person sees the reason, types the name and ends all of them', async () => {
  const { user } = openSessions([], [proposalOf()])
  server.on(endEveryone, { outcome: 'done', proposal: '7', lapsesAt: null })
  await user.click(await screen.findByRole('button', { name: 'Look at it' }))
  const dialog = within(await findDialog('End the sessions of all players?'))
  for (const fact of ['Kerem', REASON]) expect(dialog.getByText(fact)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Zar')
  await user.click(dialog.getByRole('button', { name: /^End 1.?204 sessions now/ }))
  await waitFor(() =>
    expect(server.inputsOf(endEveryone)).toEqual([{ typed: 'Zar', reason: REASON, proposal: '7' }]),
  )
  expect(await screen.findByText('The sessions of all players have ended')).toBeTruthy()
})

test('who proposed it takes it back and does not approve it', async () => {
  openSessions([], [proposalOf({ isOwn: true })])
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look at it' })).toBeNull()
})

test('without a connection it cannot be pressed', async () => {
  const { user } = openSessions()
  const button = await screen.findByRole('button', { name: 'Log everybody out' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  await user.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.restoreAllMocks()
  act(() => void dispatchEvent(new Event('online')))
})
