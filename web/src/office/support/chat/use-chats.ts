import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { attendChat, type ChatRow, listChats, readChat } from '@zar/contract/office/support/chats'
import { useEffect } from 'react'
import { call } from '../../parts/api/call.ts'

const CHATS = ['office', 'chats'] as const
const LIST_MS = 4_000
const TALK_MS = 3_000
/** One sign of life counts for five minutes. */
const ALIVE_MS = 2 * 60_000

/** The conversations that wait or go on, looked at every few seconds. */
export const useChats = () =>
  useQuery({
    queryKey: [...CHATS, 'list'],
    queryFn: () => call(listChats, {}, { isPoll: true }),
    refetchInterval: LIST_MS,
  })

/** One conversation: its end, looked at every few seconds, and older pages as they are asked for. */
export function useTalk(number: string) {
  const query = useInfiniteQuery({
    queryKey: [...CHATS, 'talk', number],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      call(
        readChat,
        { number, before: pageParam === 0 ? undefined : `${pageParam}` },
        { isPoll: true },
      ),
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.place : undefined),
    refetchInterval: TALK_MS,
  })
  const pages = query.data?.pages ?? []
  return { ...query, chat: pages[0], messages: pages.toReversed().flatMap((one) => one.messages) }
}

/** Reads list and conversations anew: something was done. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: CHATS })
}

/** Tells the server from time to time that the person is at the chat, while they are. */
export function useAttending(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    const alive = () => void call(attendChat, { isThere: true }, { isPoll: true }).catch(() => {})
    const timer = setInterval(alive, ALIVE_MS)
    return () => clearInterval(timer)
  }, [isThere])
}

export type Sorted = { mine: ChatRow[]; waiting: ChatRow[] }

/** Whose each is: the person's own, and those that nobody has taken. */
export const sortOut = (rows: readonly ChatRow[], me: string): Sorted => ({
  mine: rows.filter(({ standing }) => standing?.owner?.id === me),
  waiting: rows.filter(({ standing }) => standing?.owner === null && standing.state === 'waiting'),
})
