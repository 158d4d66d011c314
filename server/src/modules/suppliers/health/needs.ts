import type { SupplierHealth } from './supplier-health.ts'

const HOUR_MS = 60 * 60_000
/** A round may be a long one; one of yesterday is stuck. */
const ROUND_MAX_MS = 24 * HOUR_MS
/** So long a day is tried again and again without a word. */
const LATE_MS = 6 * HOUR_MS
const FAILED_MAX = 0.01
const LAUNCHES_MIN = 5

/** What of a supplier needs a person, in words; nothing of a healthy one. */
export function needsOf(health: Omit<SupplierHealth, 'needs'>, now: Date): string[] {
  const { differences, isResting, hour, openRounds, reconciled } = health
  const { wallet, launches } = hour
  const needs: string[] = []
  if (differences > 0) needs.push(`${differences} differences nobody has explained`)
  if (isResting) needs.push('it is not asked any more: its games do not open')
  if (wallet.failed > wallet.calls * FAILED_MAX) {
    needs.push(`${wallet.failed} of its ${wallet.calls} wallet calls failed in the last hour`)
  }
  if (launches.calls >= LAUNCHES_MIN && launches.failed * 2 >= launches.calls) {
    needs.push(`${launches.failed} of ${launches.calls} launches failed in the last hour`)
  }
  if (openRounds.oldest && now.getTime() - openRounds.oldest.getTime() > ROUND_MAX_MS) {
    needs.push(`a round is open since ${openRounds.oldest.toISOString().slice(0, 16)}Z`)
  }
  if (reconciled.dueSince && now.getTime() - reconciled.dueSince.getTime() > LATE_MS) {
    needs.push(
      `not reconciled since ${reconciled.last ?? 'ever'}: ${reconciled.failure ?? 'no try'}`,
    )
  }
  return needs
}
