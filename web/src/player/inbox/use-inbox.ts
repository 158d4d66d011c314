import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Notification, notifications, readNotification } from '@zar/contract/message'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { onHub } from '../../lib/hub.ts'
import { useSignedIn } from '../../lib/session.ts'

const KEY = ['me', 'notifications']
const TAKE = 100

/** The player's notifications, newest first, kept new by the hub. */
export function useInbox() {
  const client = useQueryClient()
  const enabled = useSignedIn()
  const inbox = useQuery({
    queryKey: KEY,
    queryFn: () => call(notifications, { skip: 0, take: TAKE }),
    enabled,
  })
  useEffect(
    () =>
      onHub('Notification', (fresh) => {
        client.setQueryData<Notification[]>(KEY, (list = []) => [
          fresh,
          ...list.filter((one) => one.id !== fresh.id),
        ])
      }),
    [client],
  )
  return inbox
}

/** How many are unread. */
export const useUnread = (): number => useInbox().data?.filter((one) => !one.isRead).length ?? 0

/** Tells the server that one was read; it is shown as read once the server agrees. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { id }),
    onSuccess: (_, id) =>
      client.setQueryData<Notification[]>(KEY, (list = []) =>
        list.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
      ),
  })
}
