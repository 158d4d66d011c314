import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import {
  type Entered,
  lastSeconds,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { SPIN_MS, turnAt } from './rotor.ts'
import { lastSegment, type Phase, phaseOf, shownIn } from './table-now.ts'

const PEG_DEGREES = 360 / 54
const PEG_EVERY_MS = 40
const PEG = { tap: 900 } as const
/** Pegs are heard one by one only where the wheel is slow. */
const HEARD_FROM_MS = SPIN_MS - 4_500

/** The last seconds of betting, the pegs of a slow wheel, and what came of the round. */
export const useWheelSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  if (phase === 'betting') return lastSeconds(entered)
  if (phase === 'spinning') return pegs(entered)
  if (phase === 'opening') entered.sound({ string: 'D5' })
  return phase === 'result' ? soundResult(entered, PEG) : undefined
}

function pegs({ room, sound }: Entered): () => void {
  let heard = -1
  const timer = setInterval(() => {
    const now = room()
    const sinceMs = sinceOf(now, performance.now())
    if (sinceMs < HEARD_FROM_MS) return
    const turn = turnAt(sinceMs, lastSegment(now), shownIn(now).segment ?? 0)
    const peg = Math.floor(turn / PEG_DEGREES)
    if (heard >= 0 && peg !== heard) sound(PEG)
    heard = peg
  }, PEG_EVERY_MS)
  return () => clearInterval(timer)
}
