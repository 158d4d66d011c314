const DAY_MS = 24 * 60 * 60_000
/** Istanbul is three hours ahead of UTC all year. */
const OFFSET = '+03:00'

/** From the first moment of a day in Istanbul to that of the next, in UTC; nothing of what is no day. */
export function dayRange(day: string | undefined): { from?: string; until?: string } {
  const from = Date.parse(`${day}T00:00:00${OFFSET}`)
  if (day === undefined || Number.isNaN(from)) return {}
  return { from: new Date(from).toISOString(), until: new Date(from + DAY_MS).toISOString() }
}
