import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { LENGTHS } from '../rules.ts'
import { type Phase, phaseOf } from './table-now.ts'

/** Taps of the ball on the rim, slower and slower, until it drops. */
const TAPS = 18
const DROPS_AFTER_MS = LENGTHS.spinning * 0.72

/** The last seconds of betting, the ball, and what came of the round. */
export const useRouletteSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  if (phase === 'betting') return lastSeconds(entered)
  if (phase === 'result') return soundResult(entered, { tap: 240 })
  if (phase !== 'spinning') return undefined
  const whens = Array.from({ length: TAPS }, (_, at) => DROPS_AFTER_MS * ((at + 1) / TAPS) ** 1.6)
  return later(
    whens.map((ms) => ms - entered.sinceMs),
    () => entered.sound({ tap: 300 }),
  )
}
