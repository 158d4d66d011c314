import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import * as contract from '@zar/contract/support/ticket'
import { useEffect } from 'react'
import { call, callForAnswer } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure-text.ts'
import { useRequestId } from '../../lib/api/request-id.ts'
import { onHub } from '../../lib/hub/hub.ts'
import { onHubEvent } from '../../lib/hub/hub-state.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { UNREAD } from './use-unread-tickets.ts'

const PAGE = 20
const ALL = ['me', 'ticket']
const LIST = [...ALL, 'list']
const threadKey = (id: string) => [...ALL, 'thread', id]

/** The player's tickets, kept new by the hub. */
export function useTickets() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: ALL })
    // What was pushed while the line was down is not pushed again.
    const stops = [
      onHub('Ticket', refresh),
      onHubEvent((event) => event === 'reconnected' && refresh()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) => call(contract.tickets, { skip: pageParam, take: PAGE }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length < PAGE ? null : pages.length * PAGE),
    refetchOnMount: 'always',
  })
}

export const useThread = (id: string) =>
  useQuery({
    queryKey: threadKey(id),
    queryFn: () => call(contract.ticketThread, { id }),
    refetchOnMount: 'always',
  })

/** Tells the server that the answers were read, once they are on a screen that somebody sees. */
export function useReadMark(thread: contract.TicketThread | undefined): void {
  const client = useQueryClient()
  const { id = '', isUnread = false } = thread?.ticket ?? {}
  const place = thread?.messages.at(-1)?.place ?? 0
  useEffect(() => {
    if (!isUnread) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      // A mark that was lost is set the next time.
      void call(contract.readTicket, { id, place })
        .then(() => {
          client.setQueryData<InfiniteData<contract.Ticket[]>>(LIST, asRead(id))
          return client.invalidateQueries({ queryKey: UNREAD })
        })
        .catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, id, place, isUnread])
}

const asRead = (id: string) => (list: InfiniteData<contract.Ticket[]> | undefined) =>
  list && {
    ...list,
    pages: list.pages.map((page) =>
      page.map((one) => (one.id === id ? { ...one, isUnread: false } : one)),
    ),
  }

export type NewTicket = {
  subject: contract.TicketSubject
  title: string
  text: string
  files: string[]
}

// Offline too the player is told at once, and what was written stays where it is.
const ALWAYS = {
  networkMode: 'always',
  onError: (error: unknown) => notify.error(failureText(error)),
} as const

/** Opens a ticket, once however often it is tried. */
export function useOpenTicket(onOpened: (id: string) => void) {
  const client = useQueryClient()
  const request = useRequestId('ticket')
  return useMutation({
    ...ALWAYS,
    mutationFn: (ticket: NewTicket) =>
      callForAnswer(contract.openTicket, { requestId: request.idOf(ticket), ...ticket }),
    onSuccess: async ({ data, message }) => {
      request.forget()
      notify.success(message)
      await client.invalidateQueries({ queryKey: LIST })
      onOpened(data.id)
    },
  })
}

/** Writes into a ticket, once however often it is tried. */
export function useReply(id: string, onSent: () => void) {
  const client = useQueryClient()
  const request = useRequestId(`ticket:${id}`)
  return useMutation({
    ...ALWAYS,
    mutationFn: (reply: { text: string; files: string[] }) =>
      call(contract.replyTicket, { requestId: request.idOf(reply), id, ...reply }),
    onSuccess: async () => {
      request.forget()
      onSent()
      await client.invalidateQueries({ queryKey: ALL })
    },
  })
}

export function useClose(id: string) {
  const client = useQueryClient()
  return useMutation({
    ...ALWAYS,
    mutationFn: () => callForAnswer(contract.closeTicket, { id }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await client.invalidateQueries({ queryKey: ALL })
    },
  })
}
