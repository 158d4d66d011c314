import type { EventRow } from '@zar/contract/betting/event'
import { SPORTS, type Sport } from '@zar/contract/betting/sport'

export type SportGroup = { sport: Sport; rows: EventRow[] }

/** Matches under their sports, in the order of the tree. */
export const bySport = (rows: readonly EventRow[]): SportGroup[] =>
  SPORTS.map((sport) => ({ sport, rows: rows.filter((row) => row.sport === sport) })).filter(
    (group) => group.rows.length > 0,
  )
