import { screen, waitFor } from '@testing-library/react'
import {
  endOtherSessions,
  endSession,
  type SessionRow,
  sessions,
} from '@zar/contract/players/session'
import { REFUSALS } from '@zar/contract/refusal'
import { expect, test } from 'vitest'
import { signInAda } from '../../../testing/player.ts'
import { render } from '../../../testing/render.tsx'
import { server } from '../../../testing/server.ts'
import { SessionHistoryPage } from './session-history-page.tsx'

const row = (place: number, change: Partial<SessionRow> = {}): SessionRow => ({
  id: `0199d2a0-0000-7000-8000-00000000000${place}`,
  device: `Device ${place}`,
  isMobile: false,
  address: '203.0.113.•••',
  beganAt: '2026-11-25T08:00:00Z',
  lastSeenAt: '2026-11-25T09:00:00Z',
  endedAt: null,
  why: null,
  isHere: false,
  isView: false,
  ...change,
})
const HERE = row(1, { isHere: true })
const rows = (...list: SessionRow[]) => ({
  rows: [HERE, ...list],
  next: null,
  others: list.length,
})
async function open() {
  signInAda()
  server.on(sessions, rows(row(2), row(3)))
  const { user } = render(<SessionHistoryPage />)
  await screen.findByText('Device 2')
  return user
}
const end = (device: string) =>
  screen.getByRole('button', { name: new RegExp(`^End the session: ${device}`) })

test('this session cannot be ended from the list, each other one can', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /Device 1/ })).toBeNull()
  expect(end('Device 2')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'End 2 other sessions' })).toBeTruthy()
})

test('a session is ended once, the list is asked for anew and takes the focus', async () => {
  const user = await open()
  const release = server.hold(endSession, null, 'Ended')
  await user.click(end('Device 2'))
  await user.click(end('Device 2'))
  expect(end('Device 2').getAttribute('aria-busy')).toBe('true')
  server.on(sessions, rows(row(3)))
  release()
  await waitFor(() => expect(screen.queryByText('Device 2')).toBeNull())
  expect(server.inputsOf(endSession)).toEqual([{ id: row(2).id }])
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Session History'),
  )
})

test('a refusal is told, and the list shows how it stands', async () => {
  const user = await open()
  server.refuse(endOtherSessions, 'too_many_attempts')
  server.on(sessions, rows(row(2, { endedAt: '2026-11-25T09:30:00Z', why: 'idle' })))
  await user.click(screen.getByRole('button', { name: 'End 2 other sessions' }))
  expect((await screen.findByRole('alert')).textContent).toContain(REFUSALS.too_many_attempts.en)
  expect(await screen.findByText('Ended after no activity')).toBeTruthy()
})

test('a look of the casino’s staff is told apart from a log-in, and cannot be ended', async () => {
  signInAda()
  const view = { device: '', address: '', isView: true }
  server.on(sessions, rows(row(2), row(3, view), row(4, { ...view, endedAt: row(4).lastSeenAt })))
  render(<SessionHistoryPage />)
  await screen.findByText('Device 2')
  expect(screen.getAllByText('Zar’s staff looked at your pages')).toHaveLength(2)
  expect(screen.getByText('Over')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1)
})
