import type { Language } from '../../../protocol.ts'
import type { OwnBet } from '../../../rooms/protocol.ts'
import { money } from '../../../screens/figures.ts'
import type { RoomState } from '../../../screens/room/room-state.ts'
import { times } from '../../game.ts'
import { CASH_OUTS } from '../rules.ts'
import { cashedOutOf, multiplierNow, phaseOf, sinceOf } from './flight-now.ts'
import { CRASH_WORDS } from './words.ts'

/** What the one button of a bet slot does now. */
export type SlotAction = {
  does: 'place' | 'queue' | 'unqueue' | 'takeBack' | 'cashOut' | 'wait'
  kind: 'in' | 'out' | 'quiet'
  word: string
  note: string
  isBusy: boolean
}

export type SlotNow = {
  stakeKurus: number
  /** It waits for the next round. */
  isQueued: boolean
  /** A command for it was sent and not answered: which. */
  asked: 'place' | 'takeBack' | 'cashOut' | null
  /** The sum as the cash-out was pressed. */
  frozenKurus: number | null
  /** The slot's bet in the round on the screen. */
  own: OwnBet | undefined
}

type Seen = { nowMs: number; language: Language; isLost: boolean }

/** GAMES.md 6.1, its table of states. */
export function slotAction(room: RoomState, now: SlotNow, seen: Seen): SlotAction {
  const { own, asked } = now
  const words = CRASH_WORDS[seen.language]
  const sum = money(own?.stakeKurus ?? now.stakeKurus)
  if (asked === 'place' || own?.state === 'asked')
    return { ...waiting(words.placing, sum), isBusy: true }
  if (asked === 'takeBack') return { ...waiting(words.takeBack, sum), isBusy: true }
  const isRiding = own?.state === 'placed' && cashedOutOf(own) === null
  return (isRiding && ridingAction(room, now, seen)) || freeAction(room, now, seen)
}

const waiting = (word: string, note: string): SlotAction => ({
  does: 'wait',
  kind: 'quiet',
  word,
  note,
  isBusy: false,
})

/** Of a bet that lies in the round; undefined once the string has snapped. */
function ridingAction(room: RoomState, now: SlotNow, seen: Seen): SlotAction | undefined {
  const words = CRASH_WORDS[seen.language]
  const sum = money(now.own?.stakeKurus ?? 0)
  switch (phaseOf(room)) {
    case 'betting': {
      const isOff = seen.isLost || isTooLateToTakeBack(room, seen.nowMs)
      const action = waiting(words.takeBack, words.inRound(sum))
      return isOff ? action : { ...action, does: 'takeBack' }
    }
    case 'locked':
      return waiting(words.takingOff, sum)
    case 'flying':
      return cashOut(room, now, seen)
    default:
      return undefined
  }
}

function isTooLateToTakeBack(room: RoomState, nowMs: number): boolean {
  const leftMs = (room.view.round?.phase.lengthMs ?? 0) - sinceOf(room, nowMs)
  return leftMs < room.welcome.takeBackUntilMs
}

/** Of a slot without a bet that is still in play. */
function freeAction(room: RoomState, now: SlotNow, { language, isLost }: Seen): SlotAction {
  const words = CRASH_WORDS[language]
  const note = money(now.stakeKurus)
  if (now.isQueued) return { ...waiting(words.takeBack, words.queued(note)), does: 'unqueue' }
  const phase = phaseOf(room)
  const isOpen = phase === 'betting' && !now.own
  const isOff = isLost || phase === 'closed'
  const does = isOpen ? 'place' : 'queue'
  const word = isOpen ? words.place : words.placeNext
  return { does: isOff ? 'wait' : does, kind: 'in', word, note, isBusy: false }
}

function cashOut(room: RoomState, { own, asked, frozenKurus }: SlotNow, seen: Seen): SlotAction {
  const words = CRASH_WORDS[seen.language]
  const multiplier = multiplierNow(room, seen.nowMs)
  const isBusy = asked === 'cashOut'
  // FAIR-08: nothing is cashed out at 1.00.
  const isOff = seen.isLost || isBusy || multiplier < CASH_OUTS.least
  return {
    does: isOff ? 'wait' : 'cashOut',
    kind: 'out',
    word: isBusy ? words.cashingOut : words.cashOut,
    note: money(frozenKurus ?? times(own?.stakeKurus ?? 0, multiplier)),
    isBusy,
  }
}
