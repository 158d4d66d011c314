import type { OwnBet, PublicBet } from '../../../rooms/protocol.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { multiplierAt } from '../crash-point.ts'
import type { Bet } from '../rules.ts'

/** Multipliers are whole hundredths. */
export type Phase = 'betting' | 'locked' | 'flying' | 'snapped' | 'closed'

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'closed'

/** Milliseconds since the present phase began. */
export const sinceOf = (room: RoomState, nowMs: number): number =>
  Math.max(0, nowMs - room.phaseStartedMs)

/** Where the string snapped; undefined while it holds. */
export const snapOf = ({ view }: RoomState): number | undefined =>
  (view.round?.shown as { snap?: number } | undefined)?.snap

/** What the stage shows: while it flies by the clock, afterwards where it snapped. */
export function multiplierNow(room: RoomState, nowMs: number): number {
  const phase = phaseOf(room)
  if (phase === 'snapped') return snapOf(room) ?? 100
  return phase === 'flying' ? multiplierAt(sinceOf(room, nowMs)) : 100
}

/** The server writes it (`courseOf` of crash). */
export const cashedOutOf = ({ course }: Pick<PublicBet, 'course'>): number | null =>
  (course as { cashedOut?: number | null } | null)?.cashedOut ?? null

export const betOf = ({ bet }: OwnBet): Bet => bet as unknown as Bet

/** Own bets that lie in the round on the screen. */
export const ridingOf = ({ view, mine }: RoomState): readonly OwnBet[] =>
  mine.filter(({ number, state }) => number === view.round?.number && state !== 'back')

/** Own bets of the round that were cashed out, in the order they were made. */
export const outOf = (room: RoomState): readonly OwnBet[] =>
  ridingOf(room).filter((bet) => cashedOutOf(bet) !== null)
