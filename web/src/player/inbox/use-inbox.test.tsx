import { act, waitFor } from '@testing-library/react'
import { type Notification, notifications, readNotification } from '@zar/contract/message'
import { expect, test, vi } from 'vitest'
import { openHub } from '../../testing/hub.ts'
import { signInAda } from '../../testing/player.ts'
import { renderHook } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { useInbox, useMarkRead, useUnread } from './use-inbox.ts'

vi.mock('@microsoft/signalr', async () => (await import('../../testing/hub.ts')).signalR)

const told = (id: string, isRead = false): Notification => ({
  id,
  title: id,
  note: '',
  type: 5,
  timeStamp: '2026-11-25T08:00:00Z',
  isRead,
})
async function open(...list: Notification[]) {
  signInAda()
  server.on(notifications, list)
  const hub = await openHub()
  const { result } = renderHook(() => ({
    ids: useInbox().data?.map(({ id }) => id),
    unread: useUnread(),
    mark: useMarkRead(),
  }))
  await waitFor(() => expect(result.current.ids).toBeDefined())
  return { hub, result }
}

test('a visitor has no inbox, and none is asked for', () => {
  const { result } = renderHook(useUnread)
  expect(result.current).toBe(0)
  expect(server.inputsOf(notifications)).toEqual([])
})

test('a notification that is pushed stands first, and once however often it is pushed', async () => {
  const { hub, result } = await open(told('a', true))
  await hub.push('Notification', told('b'))
  await hub.push('Notification', told('b'))
  expect(result.current).toMatchObject({ ids: ['b', 'a'], unread: 1 })
  expect(server.inputsOf(notifications)).toHaveLength(1)
})

test('one that was read counts no more once the server has agreed', async () => {
  const { result } = await open(told('a'), told('b'))
  const release = server.hold(readNotification, null)
  act(() => result.current.mark.mutate('a'))
  expect(result.current.unread).toBe(2)
  release()
  await waitFor(() => expect(result.current.unread).toBe(1))
})

test('one whose reading did not reach the server counts on', async () => {
  const { result } = await open(told('a'))
  server.lose(readNotification)
  act(() => result.current.mark.mutate('a'))
  await waitFor(() => expect(result.current.mark.isError).toBe(true))
  expect(result.current.unread).toBe(1)
})

test('what was pushed while the line was down is read once it is back', async () => {
  const { hub, result } = await open(told('a'))
  await hub.breakOff()
  server.on(notifications, [told('b'), told('a')])
  await hub.mend()
  await waitFor(() => expect(result.current.ids).toEqual(['b', 'a']))
})
