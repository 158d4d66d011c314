import { useEffect, useRef } from 'react'
import type { Voice } from '../../kit/sound/voices.ts'
import type { RoomPlay } from '../room-screen.ts'
import type { RoomState } from '../room-state.ts'
import { resultVoice } from './messages.ts'
import { leftOf, returnedOf, ridingOf, sinceOf, stakedOf } from './phases.ts'

/** Who joins later than this in a phase does not hear its beginning. */
const FRESH_MS = 1_000
/** Before bets are closed. */
const LAST_MS = 3_000

/** A phase as it is entered. `room` answers what is known by the time it is asked. */
export type Entered = { room: () => RoomState; sinceMs: number; sound: (voice: Voice) => void }

/** Sounds a phase as it is entered; what is answered ends its timers. */
export function usePhaseSounds<Phase>(
  { room, sound }: RoomPlay,
  phase: Phase,
  enter: (phase: Phase, entered: Entered) => (() => void) | undefined,
): void {
  const latest = useRef({ room, sound, enter })
  latest.current = { room, sound, enter }
  useEffect(
    () =>
      latest.current.enter(phase, {
        room: () => latest.current.room,
        sinceMs: sinceOf(latest.current.room, performance.now()),
        sound: (voice) => latest.current.sound(voice),
      }),
    [phase],
  )
}

/** At these moments, as far as they are still to come; ended by what it answers. */
export function later(whensMs: readonly number[], sound: () => void): () => void {
  const timers = whensMs.filter((ms) => ms >= 0).map((ms) => setTimeout(sound, ms))
  return () => timers.forEach(clearTimeout)
}

/** A string as the last seconds of betting begin. */
export const lastSeconds = ({ room, sound }: Entered): (() => void) =>
  later([leftOf(room(), performance.now()) - LAST_MS], () => sound({ string: 'A4', gain: 0.06 }))

/** What the round brought, or a plain sound where that is no more than its stakes. */
export function soundResult({ room, sinceMs, sound }: Entered, plain: Voice): undefined {
  if (sinceMs > FRESH_MS) return
  const own = ridingOf(room())
  sound(resultVoice(returnedOf(own) ?? 0, stakedOf(own)) ?? plain)
}

export const isFresh = ({ sinceMs }: Entered): boolean => sinceMs <= FRESH_MS
