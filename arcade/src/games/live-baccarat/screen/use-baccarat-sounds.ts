import { useEffect, useRef } from 'react'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { resultVoice } from '../../../screens/room/table/messages.ts'
import { returnedOf, ridingOf, sinceOf, stakedOf } from '../../../screens/room/table/phases.ts'
import { phaseOf } from './table-now.ts'

/** Who joins in the middle hears no beginning. */
const FRESH_MS = 1_000
const DEALT_EVERY_MS = 550
const CARDS = 4

/** Cards as they are dealt and turned, and what came of the coup. */
export function useBaccaratSounds({ room, sound }: RoomPlay): void {
  const phase = phaseOf(room)
  const voice = useRef(sound)
  voice.current = sound
  const latest = useRef(room)
  latest.current = room
  useEffect(() => {
    if (sinceOf(latest.current, performance.now()) > FRESH_MS) return
    if (phase === 'dealing') {
      const timers = Array.from({ length: CARDS }, (_, at) =>
        setTimeout(() => voice.current('card'), at * DEALT_EVERY_MS),
      )
      return () => timers.forEach(clearTimeout)
    }
    if (phase === 'banker' || phase === 'playerThird' || phase === 'bankerThird')
      voice.current('card')
    if (phase === 'result') {
      const own = ridingOf(latest.current)
      voice.current(resultVoice(returnedOf(own) ?? 0, stakedOf(own)) ?? 'tap')
    }
  }, [phase])
}
