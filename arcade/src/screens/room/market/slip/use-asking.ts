import { useRef, useState } from 'react'
import type { Kurus } from '../../../../games/game.ts'
import type { RoomPlay } from '../../room-screen.ts'
import { freeSlot } from '../../round/free-slot.ts'
import type { Book, Selection } from '../book.ts'

/** Of a bet that may be asked for once more: the same again, so that it counts once. */
export type Asked = { slot: number; commandId: string }

export type Asking = {
  isSending: boolean
  /** Undefined where the round takes no more of this player. */
  freeSlot: () => number | undefined
  /** Answers whether it was taken. */
  ask: (selection: Selection, stakeKurus: Kurus, again?: Asked) => Promise<boolean>
}

/** Asks for bets, each in a slot of its own. */
export function useAsking(play: RoomPlay, book: Book): Asking {
  const [slots, setSlots] = useState<readonly number[]>([])
  const sending = useRef<readonly number[]>([])
  const latest = useRef({ play, book })
  latest.current = { play, book }
  const change = (to: readonly number[]) => {
    sending.current = to
    setSlots(to)
  }
  const free = () => freeSlot(latest.current.play.room, sending.current)
  const ask: Asking['ask'] = async (selection, stakeKurus, again) => {
    const now = latest.current
    const slot = again?.slot ?? free()
    if (slot === undefined) return false
    change([...sending.current, slot])
    try {
      const bet = now.book.betOf(selection, stakeKurus)
      const answer = await now.play.bet(slot, bet, again?.commandId)
      if (!('refusal' in answer)) now.play.sound('chip')
      return !('refusal' in answer)
    } finally {
      change(sending.current.filter((one) => one !== slot))
    }
  }
  return { isSending: slots.length > 0, freeSlot: free, ask }
}
