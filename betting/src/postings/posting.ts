/** What a bet pays by one version of its settlement. A rollback is a version that pays nothing. */
export type Version = { version: number; payoutKurus: bigint }

/** Before any settlement. */
export const UNSETTLED: Version = { version: 0, payoutKurus: 0n }

/**
 * What another version posts: its payout less all that was posted before, which is the payout of the greatest
 * version so far. The greatest is final, so one that comes late or again posts nothing.
 */
export function postingOf(
  greatest: Version,
  next: Version,
): { amountKurus: bigint; greatest: Version } {
  if (next.version <= greatest.version) return { amountKurus: 0n, greatest }
  return { amountKurus: next.payoutKurus - greatest.payoutKurus, greatest: next }
}
