import { useEffect, useState } from 'react'
import type { RoomState } from '../../../../screens/room/room-state.ts'

/** Marks that the player makes: for the eye alone, a number that is missed is played all the same. */
export type Marks = {
  isByHand: boolean
  turn: () => void
  has: (ticket: number, number: number) => boolean
  mark: (ticket: number, number: number) => void
}

const keyOf = (ticket: number, number: number): string => `${ticket}.${number}`

/** Marked by themselves, until the player wants to mark by hand; anew in each round. */
export function useMarks({ view }: RoomState): Marks {
  const [isByHand, setByHand] = useState(false)
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  const number = view.round?.number
  useEffect(() => {
    if (number !== undefined) setMarks(new Set())
  }, [number])
  return {
    isByHand,
    turn: () => setByHand((is) => !is),
    has: (ticket, one) => !isByHand || marks.has(keyOf(ticket, one)),
    mark: (ticket, one) => setMarks((now) => new Set([...now, keyOf(ticket, one)])),
  }
}
