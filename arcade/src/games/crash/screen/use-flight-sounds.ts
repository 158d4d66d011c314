import { useEffect, useRef } from 'react'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { reachedAtMs } from '../crash-point.ts'
import { cashedOutOf, outOf, phaseOf, sinceOf } from './flight-now.ts'

const WHOLE = [200, 300, 400, 500]

/** Take-off, each whole multiple up to five, the player's own cash-outs and the snap (GAMES.md 6.1). */
export function useFlightSounds({ room, sound }: RoomPlay): void {
  const phase = phaseOf(room)
  const voice = useRef(sound)
  voice.current = sound
  const sinceMs = sinceOf(room, performance.now())
  const flown = useRef(sinceMs)
  flown.current = sinceMs
  useEffect(() => {
    // Who joins in the middle hears no beginning.
    const isFresh = flown.current < 1_000
    if (phase === 'snapped' && isFresh) voice.current('snap')
    if (phase !== 'flying') return
    if (isFresh) voice.current({ string: 'D4' })
    const timers = WHOLE.map((multiple) => reachedAtMs(multiple) - flown.current)
      .filter((ms) => ms > 0)
      .map((ms) => setTimeout(() => voice.current({ string: 'D4', gain: 0.06 }), ms))
    return () => timers.forEach(clearTimeout)
  }, [phase])
  const out = outOf(room)
  const last = out.at(-1)
  const times = last ? (cashedOutOf(last) ?? 0) : 0
  const heard = useRef(out.length)
  useEffect(() => {
    if (out.length > heard.current)
      voice.current(times >= 2_500 ? 'huge' : times >= 500 ? 'big' : 'small')
    heard.current = out.length
  }, [out.length, times])
}
