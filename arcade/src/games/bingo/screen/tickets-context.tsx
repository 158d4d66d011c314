import { createContext, type ReactNode, useContext } from 'react'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { type Tickets, useTickets } from './use-tickets.ts'

const Context = createContext<Tickets | null>(null)

/** The chosen tickets, which the stage shows and the desk buys. */
export function AroundTickets({ play, children }: RoomProps & { children: ReactNode }) {
  return <Context value={useTickets(play)}>{children}</Context>
}

export function useChosenTickets(): Tickets {
  const tickets = useContext(Context)
  if (!tickets) throw new Error('there are no tickets here')
  return tickets
}
