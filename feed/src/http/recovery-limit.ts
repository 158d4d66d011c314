/** Recoveries that a consumer may ask of a producer, and within what time. */
const RECOVERIES_MAX = 20
const WITHIN_MS = 10 * 60_000

/** Counts the recoveries of each consumer. Whoever asked too often may ask again after `retryAfterMs`. */
export function openRecoveryLimit() {
  const askedAt = new Map<string, readonly number[]>()
  return {
    /** Undefined where it may be answered, which counts it. */
    retryAfterMs(consumer: string, now: number): number | undefined {
      const recent = (askedAt.get(consumer) ?? []).filter((at) => now - at < WITHIN_MS)
      const [oldest] = recent
      if (recent.length >= RECOVERIES_MAX && oldest !== undefined) return oldest + WITHIN_MS - now
      askedAt.set(consumer, [...recent, now])
      return undefined
    },
  }
}
