import { useEffect, useRef, useState } from 'react'
import type { Kurus } from '../../../games/game.ts'
import type { RoomPlay } from '../room-screen.ts'
import { freeSlot } from '../round/free-slot.ts'
import { ridingOf } from '../round/phases.ts'
import { type Book, isSameSelection, type Selection } from './book.ts'

const LIRA_KURUS = 100
const FIRST_STAKE = '20'
const LEAST_LIRA = 1

/** A bet that waits in the page until bets on what it names are taken. */
export type Waiting = { id: string; selection: Selection; stakeKurus: Kurus }

/** Why the slip cannot be played just now; undefined where it can. */
export type SlipOff = 'none' | 'stake' | 'balance' | 'full' | 'lost'

export type Slip = {
  book: Book
  selection: Selection | undefined
  /** As it was typed. */
  stakeText: string
  /** Undefined where what was typed is no stake. */
  stakeKurus: Kurus | undefined
  off: SlipOff | undefined
  /** Its bets are not taken yet: a press keeps it until they are. */
  isAhead: boolean
  isSending: boolean
  waiting: readonly Waiting[]
  toggle: (place: string) => void
  drop: () => void
  setStake: (text: string) => void
  play: () => void
  cancel: (id: string) => void
}

/** One selection with its stake; what is played ahead waits in the page until its bets are taken. */
export function useSlip(play: RoomPlay, book: Book): Slip {
  const { room, isLost } = play
  const [chosen, setChosen] = useState<Selection>()
  const [stakeText, setStake] = useState(FIRST_STAKE)
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const { isSending, ask } = useAsking(play, book)
  const selection = chosen?.of === book.offered ? chosen : undefined
  const stakeKurus = selection && stakeOf(stakeText, book.mostLira(selection))
  const count = ridingOf(room).length + waiting.length
  const facts = { selection, stakeKurus, isLost, balanceKurus: room.balanceKurus }
  const off = whyOff({ ...facts, isFull: count >= room.welcome.betsMax })
  const isAhead = selection !== undefined && selection.of !== book.open

  useWaiting(waiting, { book, isLost }, (due, kept) => {
    setWaiting(kept)
    for (const one of due) void ask(one.selection, one.stakeKurus)
  })
  return {
    book,
    selection,
    stakeText,
    stakeKurus,
    off,
    isAhead,
    isSending,
    waiting,
    toggle(place) {
      const [of, price] = [book.offered, book.priceOf(place)]
      if (of === undefined || price === undefined) return
      const next = { of, place, price }
      play.sound('tap')
      setChosen(isSameSelection(selection, next) ? undefined : next)
    },
    drop: () => setChosen(undefined),
    setStake,
    play() {
      if (off || !selection || stakeKurus === undefined || isSending) return
      if (isAhead) {
        play.sound('chip')
        setWaiting((now) => [...now, { id: crypto.randomUUID(), selection, stakeKurus }])
        setChosen(undefined)
        return
      }
      void ask(selection, stakeKurus).then((isTaken) => {
        if (isTaken) setChosen((now) => (now && isSameSelection(selection, now) ? undefined : now))
      })
    },
    cancel: (id) => setWaiting((now) => now.filter((one) => one.id !== id)),
  }
}

/** Whole lira between the least and the most; undefined of anything else. */
export function stakeOf(text: string, mostLira: number): Kurus | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined
  const lira = Number(text)
  return lira >= LEAST_LIRA && lira <= mostLira ? lira * LIRA_KURUS : undefined
}

type Facts = {
  selection: Selection | undefined
  stakeKurus: Kurus | undefined
  isLost: boolean
  isFull: boolean
  balanceKurus: Kurus
}

export function whyOff(facts: Facts): SlipOff | undefined {
  const { selection, stakeKurus, isLost, isFull, balanceKurus } = facts
  if (!selection) return 'none'
  if (isLost) return 'lost'
  if (isFull) return 'full'
  if (stakeKurus === undefined) return 'stake'
  return stakeKurus > balanceKurus ? 'balance' : undefined
}

/** Asks for bets, each in a slot of its own; answers whether it was taken. */
function useAsking(play: RoomPlay, book: Book) {
  const [slots, setSlots] = useState<readonly number[]>([])
  const sending = useRef<readonly number[]>([])
  const latest = useRef({ play, book })
  latest.current = { play, book }
  const change = (to: readonly number[]) => {
    sending.current = to
    setSlots(to)
  }
  const ask = async (selection: Selection, stakeKurus: Kurus): Promise<boolean> => {
    const now = latest.current
    const slot = freeSlot(now.play.room, sending.current)
    if (slot === undefined) return false
    change([...sending.current, slot])
    try {
      const answer = await now.play.bet(slot, now.book.betOf(selection, stakeKurus))
      if (!('refusal' in answer)) now.play.sound('chip')
      return !('refusal' in answer)
    } finally {
      change(sending.current.filter((one) => one !== slot))
    }
  }
  return { isSending: slots.length > 0, ask }
}

/** Bets that were played ahead are asked for once theirs are taken, and forgotten once they are past. */
export function dueOf(
  waiting: readonly Waiting[],
  open: number | undefined,
): [Waiting[], Waiting[]] {
  const due = waiting.filter(({ selection }) => selection.of === open)
  const kept = waiting.filter(({ selection }) => open === undefined || selection.of > open)
  return [due, kept]
}

function useWaiting(
  waiting: readonly Waiting[],
  { book, isLost }: { book: Book; isLost: boolean },
  settle: (due: Waiting[], kept: Waiting[]) => void,
): void {
  const latest = useRef(settle)
  latest.current = settle
  const { open } = book
  useEffect(() => {
    if (open === undefined || isLost) return
    const [due, kept] = dueOf(waiting, open)
    if (kept.length < waiting.length) latest.current(due, kept)
  }, [open, isLost, waiting])
}
