import type { RoomState } from '../../../screens/room/room-state.ts'
import { sinceOf } from '../../../screens/room/round/phases.ts'
import type { Horse, Splits } from '../race.ts'

/** The server writes it (`shownOf` of Doludizgin). */
export type Shown = { race: number; order?: readonly Horse[]; splits?: Splits }
export type Past = { race: number; order: readonly Horse[] }
export type Phase = 'betting' | 'closed' | 'running' | 'result' | 'none'

/** So long the running lasts: what is told at rest is as of its end. */
export const RUN_MS = 48_000

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const shownIn = ({ view }: RoomState): Shown =>
  (view.round?.shown as Shown | undefined) ?? { race: 0 }

/** Milliseconds into the race: nothing before it runs, and its end once it is over. */
export function runMsOf(room: RoomState, nowMs: number): number {
  const phase = phaseOf(room)
  if (phase === 'result') return RUN_MS
  return phase === 'running' ? Math.min(RUN_MS, sinceOf(room, nowMs)) : 0
}

/** Of the last races, the newest first, the places that a horse came in at. */
export const formOf = ({ view }: RoomState, horse: Horse, races: number): number[] =>
  view.past
    .slice(0, races)
    .map(({ shown }) => (shown as Past).order.indexOf(horse) + 1)
    .filter((place) => place > 0)
