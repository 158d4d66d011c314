import { useEffect, useRef } from 'react'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { resultVoice } from '../../../screens/room/table/messages.ts'
import {
  leftOf,
  returnedOf,
  ridingOf,
  sinceOf,
  stakedOf,
} from '../../../screens/room/table/phases.ts'
import { LENGTHS } from '../rules.ts'
import { phaseOf } from './table-now.ts'

const LAST_MS = 3_000
/** Taps of the ball on the rim, slower and slower, until it drops. */
const TAPS = 18
const DROPS_AFTER_MS = LENGTHS.spinning * 0.72

/** The last seconds of betting, the ball, and what came of the round. */
export function useRouletteSounds({ room, sound }: RoomPlay): void {
  const phase = phaseOf(room)
  const voice = useRef(sound)
  voice.current = sound
  const latest = useRef(room)
  latest.current = room
  useEffect(() => {
    const now = performance.now()
    const sinceMs = sinceOf(latest.current, now)
    if (phase === 'betting') {
      const inMs = leftOf(latest.current, now) - LAST_MS
      return inMs < 0 ? undefined : later([inMs], () => voice.current({ string: 'A4', gain: 0.06 }))
    }
    if (phase === 'spinning')
      return later(
        Array.from(
          { length: TAPS },
          (_, at) => DROPS_AFTER_MS * ((at + 1) / TAPS) ** 1.6 - sinceMs,
        ),
        () => voice.current({ tap: 300 }),
      )
    if (phase === 'result' && sinceMs < 1_000) {
      const own = ridingOf(latest.current)
      voice.current(resultVoice(returnedOf(own) ?? 0, stakedOf(own)) ?? { tap: 240 })
    }
  }, [phase])
}

function later(whensMs: readonly number[], sound: () => void): () => void {
  const timers = whensMs.filter((ms) => ms >= 0).map((ms) => setTimeout(sound, ms))
  return () => timers.forEach(clearTimeout)
}
