/** How long each try waits after the one before it. */
export const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const
const SPREAD = 0.2

/** How long to wait before a try, a fifth more or less by chance. `chance`: 0 to 1. */
export function retryAfterMs(tries: number, chance: number): number {
  const ms = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)] ?? 0
  return Math.round(ms * (1 - SPREAD + 2 * SPREAD * chance))
}
