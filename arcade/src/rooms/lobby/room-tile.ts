import type { Kurus } from '../../games/game.ts'
import type { Memory } from '../../games/rooms/memory.ts'
import { memoryOf } from '../../games/rooms/room-memory.ts'
import type { PhaseNow, RoomView } from '../protocol.ts'

/** What a lobby shows of a room beside its name: it changes at most once a second. */
export type RoomTile = {
  gameCode: string
  /** Null while the room rests or is closed. */
  round: { number: number; phase: PhaseNow } | null
  /** Pages in the room. */
  people: number
  bets: number
  stakedKurus: Kurus
  /** What the room remembers of its last rounds, and what stands on its table; null where it is nothing. */
  memory: Memory | null
}

export const tileOf = (gameCode: string, view: RoomView): RoomTile => ({
  gameCode,
  round: view.round && { number: view.round.number, phase: view.round.phase },
  people: view.people,
  bets: view.totals.bets,
  stakedKurus: view.totals.stakedKurus,
  memory: memoryOf(gameCode, view),
})

/** As a text that is another where a lobby would show something else: a clock that runs is no change. */
export const changeKeyOf = ({ round, ...tile }: RoomTile): string =>
  JSON.stringify([tile, round && [round.number, round.phase.name, round.phase.lengthMs]])
