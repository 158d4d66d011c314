import { useEffect, useState } from 'react'
import type { Json } from '../../../../games/game.ts'
import type { RoomState } from '../../room-state.ts'
import { ridingOf } from '../../round/phases.ts'

export type OwnSeat = {
  /** Where the player plays, or has chosen to. */
  at: number | null
  /** A bet of this round lies there: it is no choice any more. */
  isPlayed: boolean
  sit: (at: number) => void
  leave: () => void
}

/** The player's seat: that of a bet in the round, or else the last one played or chosen. */
export function useOwnSeat(room: RoomState, seatOf: (bet: Json) => number | undefined): OwnSeat {
  const played = ridingOf(room)
    .map(({ bet }) => seatOf(bet))
    .find((seat) => seat !== undefined)
  const [chosen, setChosen] = useState<number | null>(() => lastSeat(room, seatOf))
  useEffect(() => {
    if (played !== undefined) setChosen(played)
  }, [played])
  return {
    at: played ?? chosen,
    isPlayed: played !== undefined,
    sit: setChosen,
    leave: () => setChosen(null),
  }
}

/** Of the round before this one. */
function lastSeat(
  { mine, view }: RoomState,
  seatOf: (bet: Json) => number | undefined,
): number | null {
  const before = (view.round?.number ?? 0) - 1
  const last = mine.filter(({ number, state }) => number === before && state !== 'back')
  return last.map(({ bet }) => seatOf(bet)).find((seat) => seat !== undefined) ?? null
}
