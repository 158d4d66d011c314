import type { Arrivals } from '../../ways/screen/timeline.ts'

/** The figures of a reel, each a little after the one above it, ms (SLOTS.md 3.4). */
export const FIGURE_GAP = { slow: 40, fast: 12 } as const
/** The way of one figure. */
export const FIGURE_MS = { slow: 260, fast: 130 } as const

const ROWS = 4
const comingOf = (pace: 'slow' | 'fast') => FIGURE_MS[pace] + (ROWS - 1) * FIGURE_GAP[pace]

export const FIGURE_ARRIVALS: Arrivals = {
  slow: { first: 620, next: 180, leaving: 200, coming: comingOf('slow') },
  fast: { first: 260, next: 60, leaving: 90, coming: comingOf('fast') },
}
