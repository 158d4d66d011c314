/** How a reel runs, in milliseconds and in cells. */
export type Motion = {
  /** After its stop: back from what it ran over. */
  settleMs: number
  /** How far it is lifted first, and how far it runs over. */
  lift: number
  over: number
}

const LIFT_MS = 90
const SPEED_UP_MS = 120
/** Cells that pass in a millisecond at full speed. */
const SPEED = 0.022

/** A turn of one reel: from which stop to which, on a strip of so many cells, for so long. */
export type Turn = { from: number; to: number; length: number; ms: number }

/**
 * The first cell of a reel so many milliseconds after it began to turn. At full speed it leaves the old
 * stop's neighbours for the new one's, so that its way is as long for every stop; it runs over and
 * settles.
 */
export function positionAt(
  ms: number,
  { from, to, length, ms: total }: Turn,
  { settleMs, lift, over }: Motion,
): number {
  const onStrip = (cell: number) => ((cell % length) + length) % length
  if (ms < LIFT_MS) return onStrip(from + (lift * ms) / LIFT_MS)
  const speeding = ms - LIFT_MS
  if (speeding < SPEED_UP_MS)
    return onStrip(from + lift - (SPEED * speeding * speeding) / (2 * SPEED_UP_MS))
  if (ms < total) return onStrip(to - over + SPEED * (total - ms))
  return onStrip(to - over * Math.max(0, 1 - (ms - total) / settleMs))
}

/** At full speed a reel's pictures are blurred. */
export const isBlurredAt = (ms: number, { ms: total }: Turn): boolean =>
  ms > LIFT_MS + SPEED_UP_MS / 2 && ms < total - 90
