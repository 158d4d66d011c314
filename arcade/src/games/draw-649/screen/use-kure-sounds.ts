import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { BALL, drawnIn, phaseOf } from './kure-now.ts'

/** Each ball is a phase of its own. */
export const useKureSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, `${phaseOf(play.room)} ${drawnIn(play.room).length}`, enter)

function enter(phase: string, entered: Entered): (() => void) | undefined {
  const { sinceMs, sound } = entered
  if (phase.startsWith('betting')) return lastSeconds(entered)
  if (phase.startsWith('ball')) return later([BALL.landedMs - sinceMs], () => sound('tap'))
  return phase.startsWith('result') ? soundResult(entered, 'tap') : undefined
}
