import { useEffect, useState } from 'react'
import type { OwnBet } from '../../../rooms/protocol.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { outOf } from './flight-now.ts'

const SHOWN_MS = 2_400

/** The player's own cash-out, for a moment after it. */
export function useSill(room: RoomState): OwnBet | undefined {
  const last = outOf(room).at(-1)
  const id = last?.id
  const [seen, setSeen] = useState(id)
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setSeen(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id])
  return id === seen ? undefined : last
}
