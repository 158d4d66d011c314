export const DAY_MS = 24 * 60 * 60_000

/**
 * Two clocks differ, and a movement is on its way for a while: what lies this near to the edge of a day
 * is looked for beyond it.
 */
export const GRACE_MS = 15 * 60_000

/** A day that was never reconciled, or that the sides still differ about, is read again for so long. */
export const LOOK_BACK_DAYS = 7

/** Whole days by the clock of Greenwich. `to` is the end of the last. */
export type DayRange = { from: Date; to: Date }

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The last days that are over, and so long that all that was on its way then has arrived. */
export function daysOver(now: Date): string[] {
  const last = startOf(dayOf(new Date(now.getTime() - 2 * GRACE_MS))).getTime() - DAY_MS
  return Array.from({ length: LOOK_BACK_DAYS }, (_, ago) => dayOf(new Date(last - ago * DAY_MS)))
}

/** Since when the last of those days can be compared. */
export function dueSince(now: Date): Date {
  const [last = ''] = daysOver(now)
  return new Date(startOf(last).getTime() + DAY_MS + 2 * GRACE_MS)
}

/** The days of a range, the first first. */
export function daysIn({ from, to }: DayRange): string[] {
  const days = Math.round((to.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: days }, (_, at) => dayOf(new Date(from.getTime() + at * DAY_MS)))
}
