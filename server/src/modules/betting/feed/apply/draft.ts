import { type EventImage, type MarketImage, marketName } from '../../board/image/event-image.ts'
import type { SettlementState } from './settlement.ts'

/**
 * An event that is being changed: a copy of what is committed. Its markets are copied as they are changed.
 * A new event, market or selection has id 0 until it is written.
 */
export type EventDraft = {
  /** As it is committed; undefined for a new one. */
  base: EventImage | undefined
  event: EventImage
  /** By `marketName`: those that may differ from the base. */
  touched: Set<string>
  /** New versions, in order. */
  settlements: { market: MarketImage; version: number; state: SettlementState }[]
  /** Versions that are confirmed now. */
  confirmed: { market: MarketImage; version: number }[]
  /** Markets that were told of and are not in the catalogue. */
  unknown: number
}

export const draftOf = (base: EventImage): EventDraft => draftFrom(base, copyOf(base))

export const newDraft = (event: EventImage): EventDraft => draftFrom(undefined, event)

const copyOf = (event: EventImage): EventImage => ({ ...event, markets: new Map(event.markets) })

const draftFrom = (base: EventImage | undefined, event: EventImage): EventDraft => ({
  base,
  event,
  touched: new Set(),
  settlements: [],
  confirmed: [],
  unknown: 0,
})

/** The market as it may be changed; undefined where the event has none such. */
export function touchMarket(
  draft: EventDraft,
  { key, line }: { key: string; line: string | null },
): MarketImage | undefined {
  const name = marketName(key, line)
  const market = draft.event.markets.get(name)
  if (!market || draft.touched.has(name)) return market
  const copy = { ...market }
  draft.event.markets.set(name, copy)
  draft.touched.add(name)
  return copy
}

export function addMarket(draft: EventDraft, market: MarketImage): MarketImage {
  const name = marketName(market.key, market.line)
  draft.event.markets.set(name, market)
  draft.touched.add(name)
  return market
}
