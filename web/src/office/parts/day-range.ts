const DAY_MS = 24 * 60 * 60_000
/** Istanbul is three hours ahead of UTC all year. */
const OFFSET = '+03:00'

/** From the first moment of a day in Istanbul to that of the next, in UTC; nothing of what is no day. */
export function dayRange(day: string | undefined): { from?: string; until?: string } {
  const from = Date.parse(`${day}T00:00:00${OFFSET}`)
  if (day === undefined || Number.isNaN(from)) return {}
  return { from: new Date(from).toISOString(), until: new Date(from + DAY_MS).toISOString() }
}

/** What is a minute old is sealed; a little longer, for a clock that goes otherwise. */
const SEALED_MS = 2 * 60_000

/** From the first day to the end of the last, or to what is sealed so far. Nothing where that is no range. */
export function exportRange(
  { first, last }: { first: string; last: string },
  now: number,
): { from: string; until: string } | undefined {
  const { from } = dayRange(first)
  const { from: lastFrom, until: lastUntil } = dayRange(last)
  if (from === undefined || lastFrom === undefined || lastUntil === undefined) return undefined
  const until = Math.min(Date.parse(lastUntil), now - SEALED_MS)
  // A day that has not begun, or one before the first, leaves nothing between.
  if (until <= Date.parse(lastFrom) || Date.parse(from) >= until) return undefined
  return { from, until: new Date(until).toISOString() }
}
