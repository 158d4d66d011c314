/** How a reel runs, in milliseconds and in cells. */
export type Motion = {
  /** After its stop: back from what it ran over. */
  settleMs: number
  /** How far it is lifted first, and how far it runs over. */
  lift: number
  over: number
  /** Its things go up, or to the left: the strip is read onwards. Otherwise they come down. */
  isOnwards?: boolean
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
export function positionAt(ms: number, turn: Turn, motion: Motion): number {
  const { from, to, length } = turn
  const way = motion.isOnwards ? 1 : -1
  const cell = isLeavingAt(ms)
    ? from + way * leftBy(ms, motion.lift)
    : to - way * leftToGo(ms, turn.ms, motion)
  return ((cell % length) + length) % length
}

/** Cells that it has left its old stop by: it is lifted first. */
function leftBy(ms: number, lift: number): number {
  const speeding = ms - LIFT_MS
  if (speeding < 0) return (-lift * ms) / LIFT_MS
  return (SPEED * speeding * speeding) / (2 * SPEED_UP_MS) - lift
}

/** Cells to its new stop; below none while it is over it. */
function leftToGo(ms: number, stopMs: number, { settleMs, over }: Motion): number {
  if (ms < stopMs) return SPEED * (stopMs - ms) - over
  return -over * Math.max(0, 1 - (ms - stopMs) / settleMs)
}

/** It is still among what stood around its old stop. */
export const isLeavingAt = (ms: number): boolean => ms < LIFT_MS + SPEED_UP_MS

/** At full speed a reel's pictures are blurred. */
export const isBlurredAt = (ms: number, { ms: total }: Turn): boolean =>
  ms > LIFT_MS + SPEED_UP_MS / 2 && ms < total - 90
