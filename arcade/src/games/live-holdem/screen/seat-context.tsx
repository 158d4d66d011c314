import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { ChipBetsProvider } from '../../../screens/room/table/chip-bets-context.tsx'
import { type SeatNow, seatsOf } from '../../../screens/room/table/seats/seats.ts'
import { useOwnSeat } from '../../../screens/room/table/seats/use-own-seat.ts'
import type { ChipTable } from '../../../screens/room/table/use-chip-bets.ts'
import type { Placed } from '../../bets.ts'
import type { Json } from '../../game.ts'
import { CHIPS, LIMITS, needOf } from '../../holdem/screen/limits.ts'
import { type Bet, PLACES } from '../rules.ts'
import { betIn, chipsIn, courseIn, keptIn, ownBetIn } from './table-now.ts'

const FIRST_CHIP = 25

/** Where the player sits, and what the clock does with their hand. */
export type TableSeat = {
  seats: readonly SeatNow[]
  /** From 0; null while the player stands. */
  at: number | null
  /** A bet lies there: it is no choice any more. */
  isPlayed: boolean
  sit: (at: number) => void
  leave: () => void
  /** Of the bet that lies, or of the next. */
  callsAtEnd: boolean
  mark: (callsAtEnd: boolean) => void
}

const Context = createContext<TableSeat | null>(null)

export function useTableSeat(): TableSeat {
  const seat = useContext(Context)
  if (!seat) throw new Error('no table with seats is around')
  return seat
}

type Props = { play: RoomPlay; children: ReactNode }

/** Stage and desk share the player's seat and chips. */
export function Around({ play, children }: Props) {
  const { room } = play
  const own = useOwnSeat(room, placeOf)
  const [isMarked, mark] = useState(false)
  const others = seatsOf(room, READER, { own: null, kept: keptForOthers(room) })
  const isLost = own.at !== null && !own.isPlayed && !isFree(others[own.at])
  const { leave } = own
  useEffect(() => {
    if (isLost) leave()
  }, [isLost, leave])
  const at = isLost ? null : own.at
  const bet = ownBetIn(room)
  const callsAtEnd = bet ? betIn(bet).callsAtEnd : isMarked
  const seats = seatsOf(room, READER, { own: at, kept: keptForOthers(room) })
  const seat = { seats, at, isPlayed: own.isPlayed, sit: own.sit, leave, callsAtEnd, mark }
  const betsOf = (chips: Placed) =>
    betsAt(at, chips, { callsAtEnd, balanceKurus: room.balanceKurus })
  const table: ChipTable = {
    limits: LIMITS,
    values: CHIPS,
    first: FIRST_CHIP,
    betsOf,
    readBet: chipsIn,
  }
  return (
    <Context.Provider value={seat}>
      <ChipBetsProvider play={play} table={table}>
        {children}
      </ChipBetsProvider>
    </Context.Provider>
  )
}

const placeOf = (bet: Json): number => (bet as Bet).place

const READER = {
  count: PLACES,
  read: (course: Json) => {
    const place = courseIn({ course })?.place
    return place === undefined ? undefined : { seat: place }
  },
}

const isFree = (seat: SeatNow | undefined): boolean => seat?.state === 'free'

/** What the player played in the round before is kept for themselves. */
function keptForOthers(room: RoomState): readonly number[] {
  const before = (room.view.round?.number ?? 0) - 1
  const own = room.mine
    .filter(({ number, state }) => number === before && state !== 'back')
    .map(({ bet }) => placeOf(bet))
  return keptIn(room).filter((place) => !own.includes(place))
}

type Terms = { callsAtEnd: boolean; balanceKurus: number }

/** Chips as a bet; none while they are none yet, or the balance does not cover a call. */
export function betsAt(at: number | null, chips: Placed, { callsAtEnd, balanceKurus }: Terms) {
  const bet = { anteKurus: stakeOn(chips, 'ante'), aaKurus: stakeOn(chips, 'aa') }
  if (at === null || bet.anteKurus === 0 || needOf(bet) > balanceKurus) return []
  return [{ bet: { place: at, ...bet, callsAtEnd }, chips }]
}
