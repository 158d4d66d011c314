import type { OwnBet } from '../../../rooms/protocol.ts'
import type { RoomState } from '../room-state.ts'

/** Milliseconds since the present phase began. */
export const sinceOf = ({ phaseStartedMs }: RoomState, nowMs: number): number =>
  Math.max(0, nowMs - phaseStartedMs)

/** Milliseconds until the present phase is over; 0 where nobody knows. */
export function leftOf(room: RoomState, nowMs: number): number {
  const lengthMs = room.view.round?.phase.lengthMs ?? 0
  return Math.max(0, lengthMs - sinceOf(room, nowMs))
}

export const kindOf = ({ view }: RoomState) => view.round?.phase.kind

/** Own bets that lie in the round on the screen, or are on their way to it. */
export const ridingOf = ({ view, mine }: RoomState): readonly OwnBet[] =>
  mine.filter(({ number, state }) => number === view.round?.number && state !== 'back')

export const stakedOf = (bets: readonly OwnBet[]): number =>
  bets.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)

/** What own bets of the round came to; undefined while one of them is not decided, or without any. */
export function returnedOf(bets: readonly OwnBet[]): number | undefined {
  if (bets.length === 0 || bets.some(({ state }) => state !== 'decided')) return undefined
  return bets.reduce((sum, { returnKurus }) => sum + (returnKurus ?? 0), 0)
}
