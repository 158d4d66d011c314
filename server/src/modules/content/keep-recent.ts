import type { Clock } from '../../platform/clock.ts'

/**
 * Answers with what was read less than `ms` ago, and reads again after that. Callers of the same
 * moment share one reading, and one that failed is not kept.
 */
export function keepRecent<Value>(clock: Clock, ms: number, read: () => Promise<Value>) {
  let kept: { at: number; value: Promise<Value> } | undefined
  return (): Promise<Value> => {
    const at = clock.now().getTime()
    // Also when the clock was set back.
    if (kept && Math.abs(at - kept.at) < ms) return kept.value
    const reading = { at, value: read() }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.value
  }
}
