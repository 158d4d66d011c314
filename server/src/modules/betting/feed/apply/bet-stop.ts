import { stopGroupOf } from '@zar/betting/settlement/settle'
import type { MessageOf } from '../message.ts'
import type { Context } from './context.ts'
import { type EventDraft, touchMarket } from './draft.ts'
import { isDanger } from './market-state.ts'
import { LIVE_RULES } from './material.ts'
import { noteMaterial } from './material-change.ts'

/** Suspends or takes off the active markets of the groups. Bets that wait are refused but in a danger. */
export function applyBetStop(
  draft: EventDraft,
  { groups, status, reason }: MessageOf<'bet_stop'>,
  context: Context,
): void {
  const { event } = draft
  const isStopped = (key: string) => {
    const group = stopGroupOf(event.sport, key)
    return groups.includes('all') || (group !== undefined && groups.includes(group))
  }
  const dangerAtMs = isDanger(reason) ? context.nowMs : null
  for (const { told, key, line } of event.markets.values()) {
    if (told !== 1 || !isStopped(key)) continue
    const market = touchMarket(draft, { key, line })
    if (market) Object.assign(market, { told: status, reason: reason ?? null, dangerAtMs })
  }
  if (dangerAtMs !== null) return
  const { holds = [] } = LIVE_RULES[event.sport]
  const why = reason ?? 'stop'
  noteMaterial(
    draft,
    { reason: why, holds: groups.includes('all') && holds.includes(why) },
    context,
  )
}
