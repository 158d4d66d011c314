import type { Arrivals } from '../../ways/screen/timeline.ts'

/** A banner rolls up, then unrolls with its new picture; the next begins a little later (SLOTS.md 3.3). */
export const BANNER_ARRIVALS: Arrivals = {
  slow: { first: 440, next: 110, leaving: 140, coming: 300 },
  fast: { first: 200, next: 50, leaving: 70, coming: 130 },
}
