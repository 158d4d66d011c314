import type { Json, Kurus } from '../../games/game.ts'
import type { AnyRoom, Made } from '../../games/rooms/room-game.ts'
import type { ArcadeRefusal } from '../../refusals.ts'
import type { BetState, OwnBet, PublicBet } from '../protocol.ts'

/** Who bets: a player at their seat, or a visitor with play money. */
export type RoomSeat = {
  id: string
  /** As others see it: hidden but for its ends. */
  name: string
  isDemo: boolean
  /** The launch that the stake is taken under; of a demo its token. */
  sessionId: string
  /** As the operator knows the player; null for play money. */
  holder: { user: string; token: string; currency: string } | null
}

/** A move of a bet, with the further stake that it took. */
export type RideMove = Made<Json> & { commandId: string; priceKurus: Kurus }

/** A command that costs a further stake, from the moment the wallet is asked for it. */
export type FurtherStake = {
  ride: Ride
  commandId: string
  command: Json
  priceKurus: Kurus
  /** Its id at the wallet, fixed before it is asked for. */
  betUuid: string
  /** Why it was not made. */
  refusal: ArcadeRefusal | null
}

/** A bet of the running round. */
export type Ride = {
  id: string
  /** On the list of the round. */
  no: number
  number: number
  roundId: string
  /** Its stake's id at the wallet, fixed before it is asked for. */
  betUuid: string
  slot: number
  commandId: string
  seat: RoomSeat
  bet: Json
  stakeKurus: Kurus
  state: BetState
  moves: RideMove[]
  /** Further stakes that its moves took. */
  furtherKurus: Kurus
  /** The command that waits for its further stake. */
  asking: FurtherStake | null
  /** Milliseconds of the phase at which it decides itself; infinite where it does not. */
  decidesAtMs: number
  returnKurus: Kurus | null
  course: Json
  /** As its player alone sees it; undefined where the rules make no difference. */
  ownCourse: Json | undefined
  refusal: ArcadeRefusal | null
  isPaid: boolean
  balanceKurus: Kurus | null
}

/** What a wallet is asked for: the stake of a bet, or a further one. */
export type Stake = Ride | FurtherStake

/** The bet that a stake is of. */
export const rideOfStake = (stake: Stake): Ride => ('ride' in stake ? stake.ride : stake)

/** All that was staked on it. */
export const stakedOf = ({ stakeKurus, furtherKurus }: Ride): Kurus => stakeKurus + furtherKurus

export const placedOf = ({ id, seat, bet, moves }: Ride) => ({ id, seat: seat.id, bet, moves })

/** As its player sees it. */
export const ownBetOf = (ride: Ride): OwnBet => ({
  id: ride.id,
  no: ride.no,
  number: ride.number,
  slot: ride.slot,
  bet: ride.bet,
  stakeKurus: stakedOf(ride),
  state: ride.state,
  course: ride.ownCourse ?? ride.course,
  returnKurus: ride.returnKurus,
  isPaid: ride.isPaid,
  refusal: ride.refusal,
})

/** As everybody sees it. One that went back has no stake any more. */
export const publicBetOf = (ride: Ride): PublicBet => ({
  no: ride.no,
  name: ride.seat.name,
  stakeKurus: ride.state === 'back' ? 0 : stakedOf(ride),
  course: ride.course,
  returnKurus: ride.returnKurus,
})

/** Tells the ride how the table stands. */
export function lookAt(rules: AnyRoom, table: Json, ride: Ride, sinceMs: number): void {
  const placed = placedOf(ride)
  ride.course = rules.courseOf(table, placed, sinceMs)
  ride.ownCourse = rules.ownCourseOf?.(table, placed, sinceMs)
}

/** Tells the ride where the table has come to, and when it will decide itself. */
export function follow(rules: AnyRoom, table: Json, ride: Ride, sinceMs: number): void {
  const placed = placedOf(ride)
  lookAt(rules, table, ride, sinceMs)
  ride.decidesAtMs = rules.decidedAtMs?.(table, placed) ?? Number.POSITIVE_INFINITY
}
