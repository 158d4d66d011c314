import type { Memory, SeenRounds } from '../rooms/memory.ts'
import { fixturesOf, type Goals } from './season.ts'
import { TEAMS } from './teams.ts'

/** A match of the last week. */
export function leagueMemory({ past }: SeenRounds): Memory {
  const last = past[0]?.shown as { week: number; results: readonly Goals[] } | undefined
  const [goals, fixture] = [last?.results[0], last && fixturesOf(last.week)[0]]
  if (!goals || !fixture) return { kind: 'line', text: { tr: '', en: '' } }
  const nameOf = (team: number) => TEAMS[team]?.name ?? ''
  const text = `${nameOf(fixture.home)} ${goals.home}–${goals.away} ${nameOf(fixture.away)}`
  return { kind: 'line', text: { tr: text, en: text } }
}
