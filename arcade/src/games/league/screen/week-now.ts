import type { RoomState } from '../../../screens/room/room-state.ts'
import { ridingOf, sinceOf } from '../../../screens/room/round/phases.ts'
import { type MatchEvent, MINUTES } from '../match.ts'
import type { Goals, Standing } from '../season.ts'
import { fixturesOf, NO_STANDINGS, standingsAfter } from '../season.ts'
import { TEAMS } from '../teams.ts'

/** The server writes it (`shownOf` of Zar Ligi). `standings` are those of before the week. */
export type Shown = {
  season: number
  week: number
  standings: readonly Standing[]
  results?: readonly Goals[]
  events?: readonly (readonly MatchEvent[])[]
}
export type Past = { season: number; week: number; results: readonly Goals[] }
export type Phase = 'betting' | 'closed' | 'playing' | 'result' | 'none'

/** A minute of a match. */
const MINUTE_MS = 1_000
export const HALF_TIME = 45

export const phaseOf = ({ view }: RoomState): Phase =>
  (view.round?.phase.name as Phase | undefined) ?? 'none'

export const shownIn = ({ view }: RoomState): Shown =>
  (view.round?.shown as Shown | undefined) ?? { season: 1, week: 0, standings: NO_STANDINGS }

/** Minutes played, with their parts: 0 before the week, all of them after it. */
export function minuteOf(room: RoomState, nowMs: number): number {
  const phase = phaseOf(room)
  if (phase === 'result') return MINUTES
  return phase === 'playing' ? Math.min(MINUTES, sinceOf(room, nowMs) / MINUTE_MS) : 0
}

export const nameOf = (team: number): string => TEAMS[team]?.name ?? ''

export const sidesOf = (week: number, match: number): { home: string; away: string } => {
  const { home = 0, away = 0 } = fixturesOf(week)[match] ?? {}
  return { home: nameOf(home), away: nameOf(away) }
}

/** Goals so far. */
export function scoreAt(events: readonly MatchEvent[], minute: number): Goals {
  const last = events.findLast((event) => event.score !== undefined && event.minute <= minute)
  return last?.score ?? { home: 0, away: 0 }
}

/** How the teams stand: with this week's results once they are told. */
export function standingsIn(room: RoomState): readonly Standing[] {
  const { standings, week, results } = shownIn(room)
  return phaseOf(room) === 'result' && results
    ? standingsAfter(standings, week, results)
    : standings
}

export const matchOf = (place: string): number => Number(place.split(':')[0])

/** The matches that the player has a bet on, else the first. */
export function followedIn(room: RoomState): readonly number[] {
  const own = ridingOf(room).map(({ bet }) => matchOf((bet as { place: string }).place))
  return own.length > 0 ? [...new Set(own)] : [0]
}
