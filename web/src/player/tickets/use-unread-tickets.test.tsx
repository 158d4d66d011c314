import { waitFor } from '@testing-library/react'
import { unreadTickets } from '@zar/contract/support/ticket'
import { expect, test, vi } from 'vitest'
import { openHub } from '../../testing/hub.ts'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { useUnreadTickets } from './use-unread-tickets.ts'

vi.mock('@microsoft/signalr', async () => (await import('../../testing/hub.ts')).signalR)

test('a visitor has no unread answers, and none are asked for', () => {
  const { result } = renderHook(useUnreadTickets)
  expect(result.current).toBe(0)
  expect(server.inputsOf(unreadTickets)).toEqual([])
})

test('answers are counted anew when one is pushed, and when the line is back', async () => {
  signInAda()
  server.on(unreadTickets, { count: 1 })
  const hub = await openHub()
  const { result } = renderHook(useUnreadTickets)
  await waitFor(() => expect(result.current).toBe(1))
  server.on(unreadTickets, { count: 2 })
  await hub.push('Ticket', { id: 'x' })
  await waitFor(() => expect(result.current).toBe(2))
  await hub.breakOff()
  server.on(unreadTickets, { count: 3 })
  await hub.mend()
  await waitFor(() => expect(result.current).toBe(3))
})
