import type { EventRow } from '@zar/contract/betting/event'
import { dayAt, longDay } from '../../words/kick-off.ts'

export type LeagueGroup = { league: EventRow['league']; rows: EventRow[] }

/**
 * Matches under their leagues: starred leagues first, then in the order of the tree, which is that of
 * what is staked on them.
 */
export function byLeague(
  rows: readonly EventRow[],
  starred: readonly string[],
  order: readonly string[],
): LeagueGroup[] {
  const groups = new Map<string, LeagueGroup>()
  for (const row of rows) {
    const group = groups.get(row.league.id) ?? { league: row.league, rows: [] }
    group.rows.push(row)
    groups.set(row.league.id, group)
  }
  const places = new Map([...new Set([...starred, ...order])].map((id, at) => [id, at]))
  const placeOf = ({ league }: LeagueGroup) => places.get(league.id) ?? places.size
  return [...groups.values()].sort((a, b) => placeOf(a) - placeOf(b))
}

export type DayGroup = { day: string; rows: EventRow[] }

/** Matches under the days on which they begin, in order. */
export function byDay(rows: readonly EventRow[], now: number): DayGroup[] {
  const days = new Map<string, DayGroup>()
  for (const row of [...rows].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    const moment = Date.parse(row.startsAt)
    const key = dayAt(moment)
    const group = days.get(key) ?? { day: longDay(moment, now), rows: [] }
    group.rows.push(row)
    days.set(key, group)
  }
  return [...days.values()]
}
