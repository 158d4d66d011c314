import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  isFresh,
  lastSeconds,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { callsIn, ownTickets, phaseOf, wonIn } from './hall-now.ts'

/** Each call is a phase of its own. */
export const useBingoSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, `${phaseOf(play.room)} ${callsIn(play.room).length}`, enter)

function enter(phase: string, entered: Entered): (() => void) | undefined {
  const { room, sound } = entered
  if (phase.startsWith('betting')) return lastSeconds(entered)
  if (!isFresh(entered)) return undefined
  if (phase.startsWith('call')) sound('tap')
  if (phase.startsWith('prize')) {
    const own = new Set(ownTickets(room()))
    const last = wonIn(room()).at(-1)
    sound(last?.tickets.some((ticket) => own.has(ticket)) ? 'big' : 'tile')
  }
  return phase.startsWith('result') ? soundResult(entered, 'tap') : undefined
}
