import type { Context } from './context.ts'
import type { EventDraft } from './draft.ts'
import { touchMarket } from './draft.ts'
import type { Material } from './material.ts'

/** How long an event stays suspended after a goal, a penalty, a red card or a review. */
const HOLD_MS = 10_000

/**
 * Counts a material change: bets that wait are refused. One that holds suspends every market until it has new
 * prices, and the event for ten seconds from the first word of it.
 */
export function noteMaterial(
  draft: EventDraft,
  { reason, holds }: Material,
  { nowMs }: Pick<Context, 'nowMs'>,
): void {
  const { event } = draft
  event.material += 1
  event.materialAtMs = nowMs
  if (!holds) return
  const isHeld = event.heldUntilMs !== null && nowMs < event.heldUntilMs
  if (!isHeld) event.heldUntilMs = nowMs + HOLD_MS
  event.heldFor = reason
  for (const { told, key, line } of event.markets.values()) {
    if (told !== 1) continue
    const market = touchMarket(draft, { key, line })
    if (market) market.awaits = 'price'
  }
}
