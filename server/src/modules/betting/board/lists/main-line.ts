import type { EventImage, MarketImage } from '../image/event-image.ts'

/** Another line is shown once it is so much more even, in thousandths: two that are equally even do not take turns. */
const LEAD_MILLI = 150

/** It can be bet on, or will be again. */
export const isOffered = ({ state }: Pick<MarketImage, 'state'>): boolean =>
  state === 'active' || state === 'suspended'

/**
 * Of the lines of a market the most even one: whose first and last price are nearest to each other. The event
 * remembers it, and keeps it while no other is clearly more even.
 */
export function mainLine(event: EventImage, key: string): MarketImage | undefined {
  const lines = [...event.markets.values()].filter((one) => one.key === key && isOffered(one))
  const shown = lines.find(({ id }) => id === event.mainLines.get(key))
  let best = shown
  let bestGap = shown ? gapOf(shown) - LEAD_MILLI : Number.POSITIVE_INFINITY
  for (const market of lines) {
    const gap = gapOf(market)
    if (gap < bestGap) [best, bestGap] = [market, gap]
  }
  if (best) event.mainLines.set(key, best.id)
  return best
}

function gapOf({ selections }: MarketImage): number {
  const [first, last] = [selections[0]?.odds ?? null, selections.at(-1)?.odds ?? null]
  return first === null || last === null ? Number.POSITIVE_INFINITY : Math.abs(first - last)
}
