import { type MarketImage, marketName } from '../../board/image/event-image.ts'
import type { ToldStatus } from '../message.ts'
import { type EventDraft, touchMarket } from './draft.ts'
import {
  afterMessage,
  isCancelled,
  type SettlementMessage,
  type SettlementState,
  UNSETTLED,
} from './settlement.ts'

/** What stands for the settled markets of an event, by `marketName`, as messages change it. */
export type Standing = Map<string, SettlementState>

/**
 * Takes a settlement, a cancellation, or the rollback of one. A market that was never offered has no bets. By
 * `rule` it is ours: what the company says of the market stays as it is.
 */
export function applySettlement(
  draft: EventDraft,
  message: SettlementMessage,
  { standing, by }: { standing: Standing; by: 'company' | 'rule' },
): void {
  // Our rules had the last word.
  if (draft.event.course.ruledMs !== null) return
  for (const [at, { key, line }] of message.markets.entries()) {
    const market = touchMarket(draft, { key, line })
    if (!market) {
      draft.unknown += 1
      continue
    }
    const name = marketName(key, line)
    const after = afterMessage(standing.get(name) ?? UNSETTLED, message, at)
    if (by === 'company') market.told = toldAfter(market, message, after?.state)
    if (!after) continue
    standing.set(name, after.state)
    if (after.kind === 'confirmed') {
      draft.confirmed.push({ market, version: market.settlement })
      continue
    }
    market.settlement += 1
    draft.settlements.push({ market, version: market.settlement, state: after.state })
  }
}

/** Cancelled for everybody, settled, or off until the company says how it goes on. */
function toldAfter(
  { told }: MarketImage,
  { type }: SettlementMessage,
  state: SettlementState | undefined,
): ToldStatus {
  if (type === 'bet_settlement') return -3
  if (!state) return told
  if (type === 'bet_cancel') return isCancelled(state) ? -4 : told
  if (isCancelled(state)) return -4
  if (state.certainty > 0) return -3
  return told === -3 || told === -4 ? 0 : told
}
