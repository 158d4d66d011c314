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
import { SPIN_MS, turnAt } from './rotor.ts'
import { lastSegment, phaseOf, shownIn } from './table-now.ts'

const PEG_DEGREES = 360 / 54
const PEG_EVERY_MS = 40
const PEG_HZ = 900
/** Pegs are heard one by one only where the wheel is slow. */
const HEARD_FROM_MS = SPIN_MS - 4_500
const LAST_MS = 3_000

/** The last seconds of betting, the pegs of a slow wheel, and what came of the round. */
export function useWheelSounds({ room, sound }: RoomPlay): void {
  const phase = phaseOf(room)
  const voice = useRef(sound)
  voice.current = sound
  const latest = useRef(room)
  latest.current = room
  useEffect(() => {
    if (phase !== 'betting') return
    const inMs = leftOf(latest.current, performance.now()) - LAST_MS
    if (inMs < 0) return
    const timer = setTimeout(() => voice.current({ string: 'A4', gain: 0.06 }), inMs)
    return () => clearTimeout(timer)
  }, [phase])
  useEffect(() => {
    if (phase !== 'spinning') return
    let heard = -1
    const timer = setInterval(() => {
      const now = latest.current
      const sinceMs = sinceOf(now, performance.now())
      if (sinceMs < HEARD_FROM_MS) return
      const turn = turnAt(sinceMs, lastSegment(now), shownIn(now).segment ?? 0)
      const peg = Math.floor(turn / PEG_DEGREES)
      if (heard >= 0 && peg !== heard) voice.current({ tap: PEG_HZ })
      heard = peg
    }, PEG_EVERY_MS)
    return () => clearInterval(timer)
  }, [phase])
  useEffect(() => {
    if (phase === 'opening') voice.current({ string: 'D5' })
    if (phase !== 'result' || sinceOf(latest.current, performance.now()) > 1_000) return
    const own = ridingOf(latest.current)
    const tier = resultVoice(returnedOf(own) ?? 0, stakedOf(own))
    voice.current(tier ?? { tap: PEG_HZ })
  }, [phase])
}
