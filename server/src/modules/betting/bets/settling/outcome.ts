import type { DeadHeat, Outcome } from '@zar/contract/betting/outcome'

type Result = { outcome: Outcome; deadHeat?: DeadHeat }

/** What a version of a market’s settlement says. */
export type Settlement = {
  marketId: bigint
  version: number
  voidReason: number | null
  /** By the selection’s key. */
  results: Readonly<Record<string, Result>>
  /** Bets that were placed from and before are void; null is open. */
  cancels: readonly { from: string | null; to: string | null; reason: number }[]
  /** Bets on a side that were placed before are won, but those of a builder. */
  early: readonly { side: string; before: string }[]
}

/** What became of a selection for a bet that was placed then; undefined while that is open. */
export function outcomeOf(
  { results, voidReason, cancels, early }: Settlement,
  selection: string,
  placedAt: Date,
): (Result & { voidReason: number | null }) | undefined {
  const placed = placedAt.toISOString()
  const cancel = cancels.find(
    ({ from, to }) => (from === null || from <= placed) && (to === null || placed < to),
  )
  if (cancel) return { outcome: 'void', voidReason: cancel.reason }
  if (isPaidEarly(early, selection, placedAt)) return { outcome: 'win', voidReason: null }
  const result = results[selection]
  return result && { ...result, voidReason: result.outcome === 'void' ? voidReason : null }
}

/** Whether a bet that was placed then was won by its side’s lead. */
export const isPaidEarly = (
  early: Settlement['early'],
  selection: string,
  placedAt: Date,
): boolean =>
  early.some(({ side, before }) => side === selection && placedAt.toISOString() < before)
