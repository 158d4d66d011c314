const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A call comes this much after its hour at the latest. */
export const CALL_LEEWAY_MS = 15 * MINUTE_MS
/** Players name no hour: they are called within this time. */
const WITHIN_MS = 2 * HOUR_MS

/** Istanbul is three hours ahead, all year. */
const AHEAD_HOURS = 3
/** Nobody is called before the one, or from the other on, of Istanbul. */
const OPEN = { from: 9, until: 21 } as const

/** When a player who asks now is called: within two hours, and never at night. */
export function nextCallHour(now: Date): Date {
  const at = new Date(now.getTime() + WITHIN_MS)
  const local = new Date(at.getTime() + AHEAD_HOURS * HOUR_MS)
  const hour = local.getUTCHours()
  if (hour >= OPEN.from && hour < OPEN.until) return at
  if (hour >= OPEN.until) local.setUTCDate(local.getUTCDate() + 1)
  local.setUTCHours(OPEN.from, 0, 0, 0)
  return new Date(local.getTime() - AHEAD_HOURS * HOUR_MS)
}
