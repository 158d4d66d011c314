import type { OwnBet } from '../../../rooms/protocol.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { ridingOf } from '../../../screens/room/round/phases.ts'
import { chipsOf } from '../../../screens/room/table/chip-bets.ts'
import { type Place, RING } from '../ring.ts'

/** The server writes it (`shownOf` of Devran). */
export type Shown = { segment?: number; tulips?: readonly number[]; path?: readonly number[] }
export type Phase =
  | 'betting'
  | 'closed'
  | 'spinning'
  | 'tulips'
  | 'opening'
  | 'falling'
  | 'result'
  | 'none'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const shownIn = ({ view }: RoomState): Shown => (view.round?.shown ?? {}) as Shown

export const placeOf = (segment: number | undefined): Place | undefined =>
  segment === undefined ? undefined : RING[segment]

/** Where the wheel stands: in this round once it stopped, else where it stopped in the last. */
export const lastSegment = (room: RoomState): number =>
  (room.view.past[0]?.shown as Shown | undefined)?.segment ?? 0

/** Own bets with chips on this place. */
export const betsOn = (room: RoomState, place: Place): readonly OwnBet[] =>
  ridingOf(room).filter(({ bet }) => chipsOf(bet).some((chips) => chips.place === place))

/** The tulip that the player chose; undefined before. */
export function chosenTulip(room: RoomState): number | undefined {
  const told = betsOn(room, 'lale').map(
    ({ course }) => (course as { tulip?: number | null } | null)?.tulip,
  )
  return told.find((tulip) => typeof tulip === 'number') ?? undefined
}
