/** Pixels between two slides. */
export const GAP = 20

/** Which slide stands in view when the track is scrolled so far. */
export function indexAt(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0
  return Math.min(Math.max(Math.round(scrolled / (width + GAP)), 0), count - 1)
}

/** How far the track is scrolled for a slide to stand in view. */
export const placeOf = (index: number, width: number): number => index * (width + GAP)

/** Where the carousel turns to by itself: after the last slide it goes back to the first. */
export const nextOf = (index: number, count: number): number => (index + 1 < count ? index + 1 : 0)
