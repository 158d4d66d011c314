import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import { ChipBetsProvider, useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { type SeatNow, seatsOf } from '../../../screens/room/table/seats/seats.ts'
import { type OwnSeat, useOwnSeat } from '../../../screens/room/table/seats/use-own-seat.ts'
import { type ChipTable, oneChip, type SentBet } from '../../../screens/room/table/use-chip-bets.ts'
import type { Placed } from '../../bets.ts'
import type { Json } from '../../game.ts'
import { type Bet, SEATS } from '../bets.ts'
import { TABLES } from '../tables.ts'
import { behindPlace, readCourse, seatOfBet, seatPlace, shownIn } from './table-now.ts'

type TableView = {
  seats: readonly SeatNow[]
  own: OwnSeat
  /** Bets behind that are made from now on pay for splits and doubles. */
  follows: boolean
  canFollow: boolean
  turnFollows: () => void
  /** A press of a seat: sits down and lays a chip, or lays one behind who sits there. */
  press: (at: number) => void
  whyNoPress: (at: number) => 'closed' | 'taken' | undefined
  leave: () => void
  /** The seat that chips waited at is another's now. */
  isSeatGone: boolean
}

const Context = createContext<TableView | null>(null)

export function useTable(): TableView {
  const view = useContext(Context)
  if (!view) throw new Error('no blackjack table is around')
  return view
}

type Props = { play: RoomPlay; children: ReactNode }

/** Chips and seats of the table, for stage and desk. */
export function BlackjackTable({ play, children }: Props) {
  const { welcome } = play.room
  const canFollow = !welcome.isDemo
  const [follows, setFollows] = useState(canFollow)
  const { chips: values, stakeLira } = tableOf(welcome.gameCode)
  const table: ChipTable = {
    limits: {
      least: stakeLira.least,
      most: () => stakeLira.most,
      mostInAll: SEATS * stakeLira.most,
    },
    values,
    first: values[1] ?? stakeLira.least,
    betsOf: (chips) => betsOf(chips, follows),
    readBet,
  }
  const following = { follows, canFollow, turnFollows: () => canFollow && setFollows(!follows) }
  return (
    <ChipBetsProvider play={play} table={table}>
      <Seated play={play} following={following}>
        {children}
      </Seated>
    </ChipBetsProvider>
  )
}

type Following = Pick<TableView, 'follows' | 'canFollow' | 'turnFollows'>

function Seated({ play, following, children }: Props & { following: Following }) {
  const { room } = play
  const bets = useTableChips()
  const own = useOwnSeat(room, seatOfBet)
  const { kept = [], places = [] } = shownIn(room)
  const seats = seatsOf(
    room,
    { count: SEATS, read: readCourse },
    { own: own.at, kept, played: places },
  )
  const isGone = own.at !== null && seats[own.at]?.state === 'taken' && !own.isPlayed
  const [isSeatGone, setSeatGone] = useState(false)
  useEffect(() => {
    if (!isGone) return
    if (bets.isOpen && bets.draft.some(isAtSeat)) {
      bets.put(bets.draft.filter((one) => !isAtSeat(one)))
      setSeatGone(true)
    }
    own.leave()
  }, [isGone, bets, own])
  const view: TableView = {
    ...following,
    seats,
    own,
    isSeatGone,
    whyNoPress(at) {
      if (!bets.isOpen) return 'closed'
      return whyNoChip(seats[at], own, bets.onTable) ? 'taken' : undefined
    },
    press(at) {
      setSeatGone(false)
      if (seats[at]?.state === 'taken') bets.lay(oneChip(bets, behindPlace(at)))
      else if (own.at === at || !bets.draft.some(isAtSeat)) {
        own.sit(at)
        bets.lay(oneChip(bets, seatPlace(at)))
      } else {
        own.sit(at)
        bets.put(bets.draft.map((one) => (isAtSeat(one) ? { ...one, place: seatPlace(at) } : one)))
      }
    },
    leave() {
      const bet = ridingOf(room).find((one) => seatOfBet(one.bet) !== undefined)
      if (bets.isOpen) bets.put(bets.draft.filter((one) => !isAtSeat(one)))
      if (bet?.state === 'placed') void play.takeBack(bet.id)
      own.leave()
    },
  }
  return <Context.Provider value={view}>{children}</Context.Provider>
}

/** One bet lies at a place: what is sent is changed by taking it back. */
function whyNoChip(seat: SeatNow | undefined, own: OwnSeat, onTable: Placed): boolean {
  if (!seat) return true
  if (seat.state === 'taken') return stakeOn(onTable, behindPlace(seat.at)) > 0
  return own.isPlayed || stakeOn(onTable, seatPlace(seat.at)) > 0 || seat.state === 'kept'
}

const isAtSeat = ({ place }: { place: string }) => place.startsWith('seat:')

function tableOf(gameCode: string) {
  const found = TABLES.find(({ code }) => code === gameCode)
  if (!found) throw new Error(`no table is ${gameCode}`)
  return found
}

/** Each place is a bet of its own. */
function betsOf(chips: Placed, follows: boolean): readonly SentBet[] {
  return chips.map((one) => {
    const { place, stakeKurus } = one
    const at = Number(place.split(':')[1])
    const bet: Bet = isAtSeat(one) ? { place: at, stakeKurus } : { behind: at, stakeKurus, follows }
    return { bet, chips: [one] }
  })
}

function readBet(bet: Json): Placed {
  const { stakeKurus, ...where } = bet as Bet
  const place = 'place' in where ? seatPlace(where.place) : behindPlace(where.behind)
  return [{ place, stakeKurus }]
}
