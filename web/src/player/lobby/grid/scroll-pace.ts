/** Past this nobody reads a tile: it is drawn as a patch of its colours. In px a ms. */
const FLING = 2
/** Without a scroll for so long the page stands still. */
const REST_MS = 140

export type Pace = 'resting' | 'reading' | 'flinging'

/** How fast the page is being scrolled, told by where it was and when. */
export function paceOf(movedPx: number, tookMs: number): Pace {
  if (movedPx === 0) return 'resting'
  return Math.abs(movedPx) / Math.max(tookMs, 1) > FLING ? 'flinging' : 'reading'
}

const listeners = new Set<(pace: Pace) => void>()
let pace: Pace = 'resting'
let last = { y: 0, ms: 0 }
let rest: ReturnType<typeof setTimeout> | undefined

function change(next: Pace): void {
  if (next === pace) return
  pace = next
  for (const listener of listeners) listener(next)
}

function onScroll(): void {
  const now = { y: scrollY, ms: performance.now() }
  // A pause is no slow scroll: what was before it says nothing.
  const isFirst = pace === 'resting'
  change(isFirst ? 'reading' : paceOf(now.y - last.y || 1, now.ms - last.ms))
  last = now
  clearTimeout(rest)
  rest = setTimeout(() => change('resting'), REST_MS)
}

export const scrollPace = (): Pace => pace

/** Hears when the page begins, hurries, slows and ends being scrolled. */
export function onScrollPace(listener: (pace: Pace) => void): () => void {
  if (listeners.size === 0) addEventListener('scroll', onScroll, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('scroll', onScroll)
  }
}
