import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unreadTickets } from '@zar/contract/support/ticket'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { onHub } from '../../lib/hub/hub.ts'
import { onHubEvent } from '../../lib/hub/hub-state.ts'
import { useSignedIn } from '../../lib/session/session.ts'

/** Below the key of everything about tickets, so that it is asked again with them. */
export const UNREAD = ['me', 'ticket', 'unread']

/** How many of the player's tickets have an answer that was not read, kept new by the hub. */
export function useUnreadTickets(): number {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: UNREAD })
    // What was pushed while the line was down is not pushed again.
    const stops = [
      onHub('Ticket', refresh),
      onHubEvent((event) => event === 'reconnected' && refresh()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  const unread = useQuery({
    queryKey: UNREAD,
    queryFn: () => call(unreadTickets, {}),
    enabled: useSignedIn(),
  })
  return unread.data?.count ?? 0
}
