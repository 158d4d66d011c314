const HOUR_MS = 3_600_000
/** Istanbul has no summer time: it is three hours ahead, all year. */
const AHEAD_MS = 3 * HOUR_MS

/** The day that it is there: `2026-03-01`. */
export const dayOf = (ms: number): string => new Date(ms + AHEAD_MS).toISOString().slice(0, 10)

/** The hour of that day, 0 to 23. */
export const hourOf = (ms: number): number => Math.floor((ms + AHEAD_MS) / HOUR_MS) % 24

/** When a day begins there. */
export const startOf = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() - AHEAD_MS)

export const endOf = (day: string): Date => new Date(startOf(day).getTime() + 24 * HOUR_MS)
