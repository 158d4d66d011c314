import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  isFresh,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { type Phase, phaseOf } from './table-now.ts'

const DEALT_MS = [0, 550, 1_100, 1_650]

/** The last seconds of betting, cards as they are dealt and turned, and what came of the coup. */
export const useBaccaratSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  const { sinceMs, sound } = entered
  switch (phase) {
    case 'betting':
      return lastSeconds(entered)
    case 'dealing':
      return later(
        DEALT_MS.map((ms) => ms - sinceMs),
        () => sound('card'),
      )
    case 'banker':
    case 'playerThird':
    case 'bankerThird':
      return isFresh(entered) ? later([0], () => sound('card')) : undefined
    case 'result':
      return soundResult(entered, 'tap')
    default:
      return undefined
  }
}
