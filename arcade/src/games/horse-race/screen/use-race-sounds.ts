import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import {
  type Entered,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { wonAtMs } from './film.ts'
import { type Phase, phaseOf, shownIn } from './race-now.ts'

/** Two beats of a gallop. */
const [STRIDE_MS, HOOVES] = [420, [180, 240]]

/** The last seconds of betting, hooves, the post, and what came of the bets. */
export const useRaceSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  if (phase === 'betting') return lastSeconds(entered)
  if (phase === 'running') return gallop(entered)
  return phase === 'result' ? soundResult(entered, 'tap') : undefined
}

function gallop({ room, sinceMs, sound }: Entered): () => void {
  const { splits } = shownIn(room())
  const won = splits ? wonAtMs(splits) : 0
  const hooves = setInterval(() => {
    if (sinceOf(room(), performance.now()) > won) return
    for (const [at, hz] of HOOVES.entries()) setTimeout(() => sound({ tap: hz }), at * 110)
  }, STRIDE_MS)
  const post = later([won - sinceMs], () => sound({ string: 'D5' }))
  return () => {
    clearInterval(hooves)
    post()
  }
}
