import type { EventImage, MarketImage } from '../image/event-image.ts'
import { listedMarkets } from '../lists/market-sets.ts'

/** A market that has left the lists is told of for so long: those who read them before still show it. */
const KEPT_MS = 60_000
/** Two lines that are equally even take turns: lists are read again no oftener than this. */
const OTHER_EVERY_MS = 5_000

type Known = { until: Map<number, number>; toldAtMs: number }

/** What lists show of each event, lately too. */
export function openListed() {
  const known = new Map<number, Known>()
  return {
    /** The markets that lists are told of, and whether there is one among them that lists do not show yet. */
    of(event: EventImage, nowMs: number): { markets: MarketImage[]; isOther: boolean } {
      const now = listedMarkets(event)
      const before = known.get(event.id)
      const until = new Map([...(before?.until ?? [])].filter(([, endsMs]) => endsMs > nowMs))
      const isNew = before !== undefined && now.some(({ id }) => !before.until.has(id))
      for (const { id } of now) until.set(id, nowMs + KEPT_MS)
      const toldAtMs = before?.toldAtMs ?? 0
      const isOther = isNew && nowMs - toldAtMs >= OTHER_EVERY_MS
      known.set(event.id, { until, toldAtMs: isOther ? nowMs : toldAtMs })
      const markets = [...event.markets.values()].filter(({ id }) => until.has(id))
      return { markets, isOther }
    },
    forget: (id: number) => known.delete(id),
  }
}
