import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  isFresh,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { range } from '../../shuffle.ts'
import { isAsked, type Phase, phaseOf } from './table-now.ts'

const DEALT_MS = range(0, 6).map((at) => at * 280)
const FLOP_MS = [0, 180, 360]
const OPENED_MS = [0, 420]

/** Cards as they are dealt and opened, the last seconds of bets and of the own decision, and the result. */
export const usePokerSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  const { room, sinceMs, sound } = entered
  const cards = (whensMs: readonly number[]) =>
    later(
      whensMs.map((ms) => ms - sinceMs),
      () => sound('card'),
    )
  switch (phase) {
    case 'betting':
      return lastSeconds(entered)
    case 'deal':
      return cards(DEALT_MS)
    case 'decision': {
      const ends = [cards(FLOP_MS), isAsked(room()) ? lastSeconds(entered) : () => {}]
      return () => {
        for (const end of ends) end()
      }
    }
    case 'board':
    case 'showdown':
      return isFresh(entered) ? cards(OPENED_MS) : undefined
    case 'result':
      return soundResult(entered, 'tap')
    default:
      return undefined
  }
}
