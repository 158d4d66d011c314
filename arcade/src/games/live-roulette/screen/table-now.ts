import type { PublicBet } from '../../../rooms/protocol.ts'
import type { Paid } from '../../../screens/kit/chips/flights.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { returnedOf, ridingOf } from '../../../screens/room/round/phases.ts'
import { allChips } from '../../../screens/room/table/chip-bets.ts'
import type { Placed } from '../../bets.ts'
import { type Lying, paidOn, wins } from '../../roulette/screen/shown.ts'
import type { LENGTHS } from '../rules.ts'

export type Phase = keyof typeof LENGTHS | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

/** The number of the round, once it is told; where the ball lay in the last one before. */
export const drawnIn = ({ view }: RoomState): number | undefined =>
  (view.round?.shown as { number?: number } | undefined)?.number

export const lastNumber = ({ view }: RoomState): number | null =>
  (view.past[0]?.shown as { number: number } | undefined)?.number ?? null

/** Own chips on the felt: open, or with a result what became of them. */
export function lyingOn(room: RoomState, chips: Placed): readonly Lying[] {
  const drawn = phaseOf(room) === 'result' ? drawnIn(room) : undefined
  return chips.map((one) => ({
    ...one,
    fate: drawn === undefined ? 'open' : wins(one.place, drawn) ? 'won' : 'lost',
  }))
}

/** The chips of all others, as far as they are told, by place. */
export function othersOn(room: RoomState): Placed {
  const own = new Set<number | null>(ridingOf(room).map(({ no }) => no))
  const sums = new Map<string, number>()
  for (const bet of room.view.bets) {
    if (own.has(bet.no)) continue
    for (const { place, stakeKurus } of betsIn(bet))
      sums.set(place, (sums.get(place) ?? 0) + stakeKurus)
  }
  return [...sums].map(([place, stakeKurus]) => ({ place, stakeKurus }))
}

/** The server writes it (`courseOf` of live roulette). */
export const betsIn = ({ course }: Pick<PublicBet, 'course'>): Placed =>
  (course as { bets?: Placed } | null)?.bets ?? []

/** What own places that won bring back; what the felt itself lifts off needs no flight. */
export function paidIn(room: RoomState): readonly Paid[] | null {
  const own = ridingOf(room)
  const drawn = drawnIn(room)
  if (returnedOf(own) === undefined || drawn === undefined) return null
  return allChips(own)
    .filter(({ place }) => wins(place, drawn))
    .map((one) => ({ ...one, returnKurus: paidOn(one.place, one.stakeKurus) }))
}
