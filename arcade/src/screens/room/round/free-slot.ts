import type { RoomState } from '../room-state.ts'
import { ridingOf } from './phases.ts'

/** The lowest number of a bet that is free; undefined where the round takes no more of this player. */
export function freeSlot(room: RoomState, sending: readonly number[]): number | undefined {
  const taken = new Set([...ridingOf(room).map(({ slot }) => slot), ...sending])
  return Array.from({ length: room.welcome.betsMax }, (_, slot) => slot).find(
    (slot) => !taken.has(slot),
  )
}
