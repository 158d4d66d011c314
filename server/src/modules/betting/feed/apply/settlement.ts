import { isDeepStrictEqual } from 'node:util'
import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'
import type { MessageOf, ToldResults } from '../message.ts'

/** What stands for a market: the newest version says all of it. */
export type SettlementState = {
  /** 0 nothing, 1 live, 2 confirmed. */
  certainty: 0 | 1 | 2
  voidReason: number | null
  results: ToldResults
  facts: object
  /** Bets that were placed from and before are void; null is open. In ISO, as the database keeps them. */
  cancels: readonly Cancel[]
  /** Bets on a side that were placed before are won, whatever follows. */
  early: readonly Early[]
}
/** A side that led by two: with how many goals of its own, and since when. */
export type Early = { side: '1' | '2'; goals: number; before: string }
export type Cancel = { from: string | null; to: string | null; reason: number }

export const UNSETTLED: SettlementState = {
  certainty: 0,
  voidReason: null,
  results: {},
  facts: {},
  cancels: [],
  early: [],
}

export type SettlementMessage = MessageOf<
  'bet_settlement' | 'rollback_bet_settlement' | 'bet_cancel' | 'rollback_bet_cancel'
>

/**
 * What a message makes of what stands: a new version, the same one confirmed, or nothing. What was cancelled
 * stays so through settlements and their rollbacks.
 */
export function afterMessage(
  now: SettlementState,
  message: SettlementMessage,
  at: number,
): { kind: 'version' | 'confirmed'; state: SettlementState } | undefined {
  const state = nextState(now, message, at)
  const isSame =
    isDeepStrictEqual(state.results, now.results) &&
    isDeepStrictEqual(state.cancels, now.cancels) &&
    state.voidReason === now.voidReason &&
    state.certainty > 0 === now.certainty > 0
  if (!isSame) return { kind: 'version', state }
  return state.certainty > now.certainty ? { kind: 'confirmed', state } : undefined
}

/** `at`: which of the message’s markets it is. */
function nextState(now: SettlementState, message: SettlementMessage, at: number): SettlementState {
  switch (message.type) {
    case 'bet_settlement': {
      const { certainty, facts } = message
      const { voidReason = null, results = {} } = message.markets[at] ?? {}
      return { certainty, voidReason, results, facts, cancels: now.cancels, early: now.early }
    }
    case 'rollback_bet_settlement':
      return { ...UNSETTLED, cancels: now.cancels, early: now.early }
    case 'bet_cancel':
      return { ...now, cancels: [...without(now.cancels, message), cancelOf(message)] }
    case 'rollback_bet_cancel':
      return { ...now, cancels: without(now.cancels, message) }
  }
}

type Window = { from: Date | null; to: Date | null }
const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

const cancelOf = ({ from, to, voidReason }: MessageOf<'bet_cancel'>): Cancel => ({
  from: isoOf(from),
  to: isoOf(to),
  reason: voidReason,
})

const without = (cancels: readonly Cancel[], { from, to }: Window): Cancel[] =>
  cancels.filter((one) => one.from !== isoOf(from) || one.to !== isoOf(to))

/** Whether every bet on the market is void, whenever it was placed. */
export const isCancelled = ({ cancels }: Pick<SettlementState, 'cancels'>): boolean =>
  cancels.some(({ from, to }) => from === null && to === null)

/** What became of a selection for a bet that was placed then. Undefined while that is open. */
export function outcomeOf(
  { results, voidReason, cancels }: SettlementState,
  selectionKey: string,
  placedAt: Date,
): { outcome: Outcome; deadHeat?: DeadHeat; voidReason: number | null } | undefined {
  const placed = placedAt.toISOString()
  const cancel = cancels.find(
    ({ from, to }) => (from === null || from <= placed) && (to === null || placed < to),
  )
  if (cancel) return { outcome: 'void', voidReason: cancel.reason }
  const result = results[selectionKey]
  return result && { ...result, voidReason: result.outcome === 'void' ? voidReason : null }
}
