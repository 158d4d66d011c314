import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { type Phase, phaseOf, TURNED_AFTER_MS } from './perde-now.ts'

/** The last seconds of betting, each card as it is turned, and what came of the bets. */
export const usePerdeSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  const { sinceMs, sound } = entered
  if (phase === 'betting') return lastSeconds(entered)
  if (phase === 'opening') return later([TURNED_AFTER_MS - sinceMs], () => sound('card'))
  return phase === 'result' ? soundResult(entered, 'tap') : undefined
}
