import { useEffect, useRef, useState } from 'react'
import { type Limits, type Placed, sumOf } from '../../../games/bets.ts'
import type { Json } from '../../../games/game.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'
import {
  add,
  type ChipRefusal,
  exchange,
  isSame,
  minus,
  NO_CHIPS,
  type Placing,
  plus,
  undo,
} from '../../kit/chips/placing.ts'
import type { RoomPlay } from '../room-screen.ts'
import { freeSlot } from '../round/free-slot.ts'
import { kindOf, leftOf, ridingOf } from '../round/phases.ts'
import { allChips, lastChips, type ReadChips, whyNotBeside } from './chip-bets.ts'

/** Chips that were laid and not sent are sent so long before bets are closed. */
const SENT_BEFORE_MS = 2_000

export type ChipTable = {
  limits: Limits
  /** The chips of the desk, lira. */
  values: readonly number[]
  first: number
  /** The bets that chips are sent as; without it one bet of them all. */
  betsOf?: (chips: Placed) => readonly SentBet[]
  /** What a bet lies where; without it its `bets`. */
  readBet?: ReadChips
}

/** A bet as it is sent, and its chips. */
export type SentBet = { bet: Json; chips: Placed }

/** The chips of one player at a table of a room: laid, on their way, and on the table. */
export type ChipBets = {
  values: readonly number[]
  /** The chosen chip, lira. */
  chip: number
  /** Laid, and not a bet yet. */
  draft: Placed
  /** Bets of this round, those on their way among them. */
  onTable: Placed
  all: Placed
  isOpen: boolean
  isSending: boolean
  refusal: ChipRefusal | null
  /** A chip that was laid, or taken off, can be undone. */
  canUndoChips: boolean
  /** The last bet that can still be taken back. */
  backable: OwnBet | undefined
  /** What the last round of the player's lay on; empty before the first. */
  last: Placed
  choose: (lira: number) => void
  lay: (more: Placed) => void
  /** Takes chips off that were not sent yet. */
  lift: (less: Placed) => void
  /** These are the chips that wait, in place of those that did. */
  put: (chips: Placed) => void
  undo: () => void
  repeat: () => void
  clear: () => void
  send: () => void
}

type Sending = { slot: number; chips: Placed }

/** One player's chips: what is laid waits for a press, or for the last seconds, and is one bet then. */
export function useChipBets(play: RoomPlay, table: ChipTable): ChipBets {
  const { limits, values, first, readBet } = table
  const { room, isLost } = play
  const [chip, setChip] = useState(first)
  const [placing, setPlacing] = useState<Placing>(NO_CHIPS)
  const [refusal, setRefusal] = useState<ChipRefusal | null>(null)
  const isOpen = kindOf(room) === 'betting' && !isLost
  // What was refused comes back, to be changed.
  const { sending, told, ask } = useSending(play, table, (chips) =>
    setPlacing((now) => exchange(now, plus(now.laid, chips))),
  )
  const onTable = sending.reduce((sum, { chips }) => plus(sum, chips), allChips(told, readBet))
  const draft = placing.laid
  const last = lastChips(room, readBet)
  const backable = told.filter(({ state }) => state === 'placed').at(-1)

  const change = (to: Placing) => {
    const isMore = sumOf(to.laid) > sumOf(draft)
    const bounds = { limits, balanceKurus: room.balanceKurus }
    const why = isMore ? whyNotBeside(onTable, to.laid, bounds) : undefined
    setRefusal(why ?? null)
    if (why) return
    play.sound(isMore ? 'chip' : 'tap')
    setPlacing(to)
  }
  const lay = (laid: Placed) => isOpen && change(exchange(placing, laid))
  const send = () => {
    if (isOpen && draft.length > 0 && ask(draft)) setPlacing(NO_CHIPS)
  }
  useSendAtTheEnd(play, isOpen && draft.length > 0, send)
  useNewRound(play, () => {
    setPlacing(NO_CHIPS)
    setRefusal(null)
  })
  return {
    values,
    chip,
    draft,
    onTable,
    all: plus(onTable, draft),
    isOpen,
    isSending: sending.length > 0,
    refusal,
    canUndoChips: placing.before.length > 0,
    backable,
    last,
    choose: setChip,
    lay: (more) => lay(plus(draft, more)),
    lift: (less) => lay(minus(draft, less)),
    put: lay,
    undo() {
      if (placing.before.length > 0) change(undo(placing))
      else if (backable) void play.takeBack(backable.id)
    },
    repeat: () => !isSame(draft, last) && lay(last),
    clear: () => lay([]),
    send,
  }
}

/** Bets that were sent and not answered, and the round's own bets beside them. */
function useSending(
  play: RoomPlay,
  { betsOf = oneBet }: Pick<ChipTable, 'betsOf'>,
  onRefused: (chips: Placed) => void,
) {
  const { room } = play
  const [sending, setSending] = useState<readonly Sending[]>([])
  const slots = sending.map(({ slot }) => slot)
  const askOne = ({ bet, chips }: SentBet, slot: number) => {
    const one = { slot, chips }
    setSending((now) => [...now, one])
    void play
      .bet(slot, bet)
      .then((answer) => 'refusal' in answer && onRefused(chips))
      .finally(() => setSending((now) => now.filter((other) => other !== one)))
  }
  /** False where the chips are no bet yet, or the round does not take so many more. */
  const ask = (chips: Placed): boolean => {
    const taken = [...slots]
    const asked = betsOf(chips).map((bet) => {
      const slot = freeSlot(room, taken)
      if (slot !== undefined) taken.push(slot)
      return { bet, slot }
    })
    if (asked.length === 0 || asked.some(({ slot }) => slot === undefined)) return false
    for (const { bet, slot } of asked) if (slot !== undefined) askOne(bet, slot)
    return true
  }
  // What is being sent is counted once, whether the room has told of it or not.
  return { sending, told: ridingOf(room).filter(({ slot }) => !slots.includes(slot)), ask }
}

const oneBet = (chips: Placed): readonly SentBet[] => [{ bet: { bets: chips }, chips }]

/** One chosen chip more on a place. */
export const oneChip = ({ chip }: Pick<ChipBets, 'chip'>, place: string): Placed =>
  add(NO_CHIPS, place, chip).laid

/** What lies on the table counts, as at a table: it is sent by itself before bets are closed. */
function useSendAtTheEnd({ room }: RoomPlay, isWaiting: boolean, send: () => void): void {
  const latest = useRef(send)
  latest.current = send
  const { phaseStartedMs } = room
  const lengthMs = room.view.round?.phase.lengthMs
  useEffect(() => {
    if (!isWaiting) return
    const inMs = leftOf(room, performance.now()) - SENT_BEFORE_MS
    const timer = setTimeout(() => latest.current(), Math.max(0, inMs))
    return () => clearTimeout(timer)
  }, [isWaiting, phaseStartedMs, lengthMs])
}

function useNewRound({ room }: RoomPlay, forget: () => void): void {
  const number = room.view.round?.number
  const seen = useRef(number)
  const latest = useRef(forget)
  latest.current = forget
  useEffect(() => {
    if (seen.current !== number) latest.current()
    seen.current = number
  }, [number])
}
