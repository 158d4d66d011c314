import type { Json } from '../../../../games/game.ts'
import type { PublicBet } from '../../../../rooms/protocol.ts'
import type { RoomState } from '../../room-state.ts'
import { ridingOf } from '../../round/phases.ts'

/** Where a bet is made, as its course tells everybody: at a seat, or behind whoever sits there. */
export type SeatedBet = { seat: number } | { behind: number }

/** `kept`: for who played there in the round before. */
export type SeatState = 'free' | 'kept' | 'taken' | 'mine'

/** A seat of a half table, from the left. */
export type SeatNow = {
  at: number
  state: SeatState
  /** Hidden but for its ends; empty where the list does not tell who sits there. */
  name: string
  /** The bet at the seat, where the list tells it. */
  bet: PublicBet | undefined
  /** How many bet behind it. */
  behind: number
}

export type SeatReader = {
  count: number
  /** Where a bet with this course is made. */
  read: (course: Json) => SeatedBet | undefined
}

type Known = {
  /** The player's own seat, chosen or played. */
  own: number | null
  kept: readonly number[]
  /** Seats of the round that runs, whether the list still tells their bets or not. */
  played?: readonly number[]
}

/** Who sits where: by the bets that are told, by what is kept, and by the player's own choice. */
export function seatsOf(
  room: RoomState,
  { count, read }: SeatReader,
  { own, kept, played: all = [] }: Known,
): readonly SeatNow[] {
  const mine = new Set<number | null>(ridingOf(room).map(({ no }) => no))
  const played = new Set(ridingOf(room).map(({ course }) => seatIn(read(course))))
  const told = room.view.bets.map((bet) => ({ bet, where: read(bet.course) }))
  return Array.from({ length: count }, (_, at): SeatNow => {
    const found = told.find(({ where }) => seatIn(where) === at)?.bet
    const behind = told.filter(({ where }) => where && 'behind' in where && where.behind === at)
    const isOthers = found ? !mine.has(found.no) : all.includes(at) && !played.has(at)
    return {
      at,
      state: stateOf({ isOthers, isOwn: own === at, isKept: kept.includes(at) }),
      name: found?.name ?? '',
      bet: found,
      behind: behind.length,
    }
  })
}

const seatIn = (where: SeatedBet | undefined): number | undefined =>
  where && 'seat' in where ? where.seat : undefined

type Is = { isOthers: boolean; isOwn: boolean; isKept: boolean }

function stateOf({ isOthers, isOwn, isKept }: Is): SeatState {
  if (isOthers) return 'taken'
  if (isOwn) return 'mine'
  return isKept ? 'kept' : 'free'
}
