import type { Context } from './context.ts'
import { type EventDraft, touchMarket } from './draft.ts'
import { isForgotten, isStarted } from './market-state.ts'
import { noteMaterial } from './material-change.ts'

/** The event begins: its prices of now are the closing ones. */
export function begin(draft: EventDraft, context: Pick<Context, 'nowMs'>): void {
  noteMaterial(draft, { reason: 'start', holds: false }, context)
  draft.event.movedAtMs = context.nowMs
  for (const { key, line } of draft.event.markets.values()) {
    const market = touchMarket(draft, { key, line })
    if (!market) continue
    market.selections = market.selections.map((one) => ({ ...one, closing: one.odds }))
  }
}

/** What becomes of an event by time alone: its start has come, or nobody tells of it any more. */
export function passTime(draft: EventDraft, nowMs: number): void {
  const { event } = draft
  if (isForgotten(event, nowMs)) event.state = 'closed'
  const hasBegun = event.materialAtMs !== null && event.materialAtMs >= event.startsAtMs
  if (isStarted(event, nowMs) && !hasBegun) begin(draft, { nowMs })
}
