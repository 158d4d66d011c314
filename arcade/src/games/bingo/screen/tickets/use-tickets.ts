import { useEffect, useRef, useState } from 'react'
import type { RoomPlay } from '../../../../screens/room/room-screen.ts'
import { freeSlot } from '../../../../screens/room/round/free-slot.ts'
import { TICKETS, TICKETS_MAX } from '../../tickets.ts'
import { hallIn, ownTickets, phaseOf } from '../hall-now.ts'

const FIRST = 3
/** Somebody has one of them: others are chosen, so often. */
const TRIES = 3
const LIRA_KURUS = 100

export type Tickets = {
  /** How many the next press buys. */
  count: number
  /** What can be chosen. */
  counts: readonly number[]
  /** The numbers of those that are chosen and not bought yet. */
  chosen: readonly number[]
  priceKurus: number
  /** Those that are chosen are bought as the next sale opens. */
  isWaiting: boolean
  isSending: boolean
  setCount: (count: number) => void
  shuffle: () => void
  buy: () => void
  cancel: () => void
}

/** Numbers of the series by the page's own chance: what is called does not depend on them. */
function someTickets(count: number): number[] {
  const numbers = new Set<number>()
  while (numbers.size < count) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    numbers.add(drawn % TICKETS)
  }
  return [...numbers]
}

/** Tickets that are chosen, and bought now or as the next sale opens. */
export function useTickets(play: RoomPlay): Tickets {
  const { room, isLost } = play
  const [wanted, setWanted] = useState(FIRST)
  const [chosen, setChosen] = useState<readonly number[]>(() => someTickets(FIRST))
  const [isWaiting, setWaiting] = useState(false)
  const [isSending, setSending] = useState(false)
  const isOpen = phaseOf(room) === 'betting' && !isLost
  const left = TICKETS_MAX - (phaseOf(room) === 'betting' ? ownTickets(room).length : 0)
  const count = Math.min(wanted, Math.max(1, left))
  const priceKurus = count * hallIn(room).ticketLira * LIRA_KURUS
  const latest = useRef(play)
  latest.current = play

  const choose = (to: number) => {
    setWanted(to)
    setChosen(someTickets(to))
  }
  const send = async () => {
    setSending(true)
    let tickets = chosen.slice(0, count)
    for (let tries = 0; tries < TRIES; tries++) {
      const slot = freeSlot(latest.current.room, [])
      if (slot === undefined) break
      const answer = await latest.current
        .bet(slot, { tickets })
        .catch(() => ({ refusal: 'wallet_down' as const }))
      if (!('refusal' in answer)) latest.current.sound('chip')
      if (!('refusal' in answer) || answer.refusal !== 'place_taken') break
      tickets = someTickets(count)
    }
    setChosen(someTickets(count))
    setSending(false)
  }
  const latestSend = useRef(send)
  latestSend.current = send
  useEffect(() => {
    if (!isOpen || !isWaiting) return
    setWaiting(false)
    void latestSend.current()
  }, [isOpen, isWaiting])
  return {
    count,
    counts: Array.from({ length: Math.max(1, left) }, (_, at) => at + 1),
    chosen: chosen.slice(0, count),
    priceKurus,
    isWaiting,
    isSending,
    setCount: choose,
    shuffle() {
      play.sound('tap')
      setChosen(someTickets(count))
    },
    buy() {
      if (isSending) return
      if (isOpen) void send()
      else {
        play.sound('chip')
        setWaiting(true)
      }
    },
    cancel: () => setWaiting(false),
  }
}
