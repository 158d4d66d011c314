import { useState } from 'react'
import type { Kurus } from '../../../../games/game.ts'
import type { RoomPlay } from '../../room-screen.ts'
import { ridingOf } from '../../round/phases.ts'
import { type Book, isSameSelection, type Selection } from '../book.ts'
import type { Waiting } from './kept-ahead.ts'
import { useAhead } from './use-ahead.ts'
import { useAsking } from './use-asking.ts'

const LIRA_KURUS = 100
const FIRST_STAKE = '20'
const LEAST_LIRA = 1

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
  /** So many bets that were played ahead were not made: their round has gone by. */
  missed: number
  toggle: (place: string) => void
  drop: () => void
  setStake: (text: string) => void
  play: () => void
  cancel: (id: string) => void
}

/** One selection with its stake; what is played ahead waits until its bets are taken. */
export function useSlip(play: RoomPlay, book: Book): Slip {
  const { room, isLost } = play
  const [chosen, setChosen] = useState<Selection>()
  const [stakeText, setStake] = useState(FIRST_STAKE)
  const asking = useAsking(play, book)
  const { isSending, ask } = asking
  const { waiting, missed, add, cancel } = useAhead(play, book, asking)
  const selection = chosen?.of === book.offered ? chosen : undefined
  const stakeKurus = selection && stakeOf(stakeText, book.mostLira(selection))
  const count = ridingOf(room).length + waiting.length
  const facts = { selection, stakeKurus, isLost, balanceKurus: room.balanceKurus }
  const off = whyOff({ ...facts, isFull: count >= room.welcome.betsMax })
  const isAhead = selection !== undefined && selection.of !== book.open

  return {
    book,
    selection,
    stakeText,
    stakeKurus,
    off,
    isAhead,
    isSending,
    waiting,
    missed,
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
        add(selection, stakeKurus)
        setChosen(undefined)
        return
      }
      void ask(selection, stakeKurus).then((isTaken) => {
        if (isTaken) setChosen((now) => (now && isSameSelection(selection, now) ? undefined : now))
      })
    },
    cancel,
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
