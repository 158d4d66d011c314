/** Istanbul is three hours ahead of UTC all year. */
const OFFSET = '+03:00'
const AHEAD_MS = 3 * 3_600_000

/**
 * The moment of what a field of day and time holds, which is Istanbul's as all times that are shown, wherever the
 * browser is; undefined where it holds none.
 */
export function momentIn(typed: string): Date | undefined {
  const at = new Date(`${typed}${OFFSET}`)
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : at
}

/** `2026-12-01T12:00` of Istanbul, as such a field takes it. */
export const fieldOfMoment = (iso: string): string =>
  new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16)
