import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  type Entered,
  lastSeconds,
  later,
  soundResult,
  usePhaseSounds,
} from '../../../screens/room/round/use-phase-sounds.ts'
import { followedIn, HALF_TIME, type Phase, phaseOf, shownIn } from './week-now.ts'

const WHISTLE = { string: 'D5' } as const

/** The last seconds of betting, the whistle, goals of the followed matches, and what came of the bets. */
export const useLeagueSounds = (play: RoomPlay): void =>
  usePhaseSounds(play, phaseOf(play.room), enter)

function enter(phase: Phase, entered: Entered): (() => void) | undefined {
  if (phase === 'betting') return lastSeconds(entered)
  if (phase === 'playing') return match(entered)
  return phase === 'result' ? soundResult(entered, WHISTLE) : undefined
}

function match({ room, sinceMs, sound }: Entered): () => void {
  const { events = [] } = shownIn(room())
  const goals = followedIn(room())
    .flatMap((one) => events[one] ?? [])
    .filter(({ kind }) => kind === 'goal')
    .map(({ minute }) => minute * 1_000 - sinceMs)
  const whistles = later(
    [0, HALF_TIME * 1_000].map((ms) => ms - sinceMs),
    () => sound(WHISTLE),
  )
  const cheers = later(goals, () => sound('small'))
  return () => {
    whistles()
    cheers()
  }
}
