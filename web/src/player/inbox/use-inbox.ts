import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Notification, notifications, readNotification } from '@zar/contract/message'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { onHub } from '../../lib/hub/hub.ts'
import { onHubEvent } from '../../lib/hub/hub-state.ts'
import { useSignedIn } from '../../lib/session/session.ts'

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
  useEffect(() => {
    const stops = [
      onHub('Notification', (fresh) => {
        const list = client.getQueryData<Notification[]>(KEY)
        if (list) {
          const others = list.filter((one) => one.id !== fresh.id)
          client.setQueryData<Notification[]>(KEY, [fresh, ...others])
        }
        // An answer that is on its way may be of before; and one notification is no list.
        if (!list || client.isFetching({ queryKey: KEY }) > 0) {
          void client
            .cancelQueries({ queryKey: KEY })
            .then(() => client.invalidateQueries({ queryKey: KEY }))
        }
      }),
      // What was pushed while the line was down is not pushed again.
      onHubEvent((event) => {
        if (event === 'reconnected') void client.invalidateQueries({ queryKey: KEY })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
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
