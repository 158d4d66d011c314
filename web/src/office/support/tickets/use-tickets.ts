import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listTickets,
  type OfficeTicketRow,
  readTicket,
  type TicketView,
} from '@zar/contract/office/support/tickets'
import { call } from '../../parts/api/call.ts'
import { type Live, useLive } from '../desk/use-live.ts'

const TICKETS = ['office', 'tickets'] as const

const nameOf = ({ number }: OfficeTicketRow): string => `${number}`

/** The tickets of a view: open ones by the oldest promise, closed ones by the last move. */
export const useTickets = (view: TicketView): Live<OfficeTicketRow> =>
  useLive<OfficeTicketRow>([...TICKETS, 'list', view], {
    nameOf,
    fetchPage: (after) => call(listTickets, { view, after: after ?? undefined }),
    look: () => call(listTickets, { view }, { isPoll: true }),
  })

/** One ticket with its thread. It is read anew when its row has changed; each reading is in the audit log. */
export const useTicket = (number: string, row: OfficeTicketRow | undefined) =>
  useQuery({
    queryKey: [...TICKETS, 'case', number, row?.standing?.version ?? null, row?.status ?? null],
    queryFn: () => call(readTicket, { number }),
    placeholderData: (before) => (before && `${before.number}` === number ? before : undefined),
  })

/** Reads all tickets anew: something was done. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: TICKETS })
}
