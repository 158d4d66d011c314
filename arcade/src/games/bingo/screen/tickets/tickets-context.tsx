import { createContext, type ReactNode, useContext } from 'react'
import type { RoomProps } from '../../../../screens/room/room-screen.ts'
import { type Marks, useMarks } from './use-marks.ts'
import { type Tickets, useTickets } from './use-tickets.ts'

type Around = { tickets: Tickets; marks: Marks }

const Context = createContext<Around | null>(null)

/** The chosen tickets, which the stage shows and the desk buys, and how they are marked. */
export function AroundTickets({ play, children }: RoomProps & { children: ReactNode }) {
  const [tickets, marks] = [useTickets(play), useMarks(play.room)]
  return <Context value={{ tickets, marks }}>{children}</Context>
}

function useAround(): Around {
  const around = useContext(Context)
  if (!around) throw new Error('there are no tickets here')
  return around
}

export const useChosenTickets = (): Tickets => useAround().tickets
export const useTicketMarks = (): Marks => useAround().marks
