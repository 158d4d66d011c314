/**
 * How a reel moves, in cells of its strip, as a pure function of time. The place is the strip's
 * position of the top row; symbols fall, so it gets smaller. Every reel always spins and brakes
 * the same way, whatever the outcome: no reel waits longer because of what the others show.
 */
export type Motion =
  | { kind: 'rest'; at: number }
  | { kind: 'spin'; from: number; startMs: number }
  | { kind: 'land'; from: number; to: number; startMs: number; durationMs: number }

export const SPEED_CELLS_PER_MS = 24 / 1000
const SPEED_UP_MS = 260
/** From the press to the first reel's braking, and from each reel to the next. */
export const SPIN_MIN_MS = 460
const REEL_GAP_MS = 170
/** Braking covers at least this many cells, so what lands comes from out of sight. */
const BRAKE_CELLS = 5
const SETTLE_MS = 170
/** How far a reel runs past its place before it settles. */
const OVERRUN_CELLS = 0.09

export function positionAt(motion: Motion, nowMs: number): number {
  if (motion.kind === 'rest') return motion.at
  const t = Math.max(0, nowMs - motion.startMs)
  if (motion.kind === 'spin') return motion.from - spunCells(t)
  const reach = motion.from - motion.to + OVERRUN_CELLS
  if (t < motion.durationMs) return motion.from - reach * brake(t / motion.durationMs)
  const back = Math.min(1, (t - motion.durationMs) / SETTLE_MS)
  return motion.to - OVERRUN_CELLS * (1 - soft(back))
}

/** Cells per ms, for choosing sharp or blurred symbols. */
export function speedAt(motion: Motion, nowMs: number): number {
  return Math.abs(positionAt(motion, nowMs) - positionAt(motion, nowMs + 8)) / 8
}

export function isOver(motion: Motion, nowMs: number): boolean {
  if (motion.kind === 'rest') return true
  return motion.kind === 'land' && nowMs >= motion.startMs + motion.durationMs + SETTLE_MS
}

/** Brakes from full speed to a whole place, at least `BRAKE_CELLS` on, with no jump in speed. */
export function landingFrom(from: number, nowMs: number): Extract<Motion, { kind: 'land' }> {
  const to = Math.floor(from - BRAKE_CELLS)
  const reach = from - to + OVERRUN_CELLS
  return { kind: 'land', from, to, startMs: nowMs, durationMs: (3 * reach) / SPEED_CELLS_PER_MS }
}

/** When each reel starts to brake, given when the spin began and when the outcome was known. */
export function brakeTimes(reels: number, startMs: number, knownMs: number): number[] {
  const first = Math.max(startMs + SPIN_MIN_MS, knownMs)
  return Array.from({ length: reels }, (_, reel) => first + reel * REEL_GAP_MS)
}

function spunCells(t: number): number {
  const rising = Math.min(t, SPEED_UP_MS)
  const level = t - rising
  return SPEED_CELLS_PER_MS * (rising ** 2 / (2 * SPEED_UP_MS) + level)
}

/** Its slope at 0 is 3, which is what makes braking start at full speed. */
function brake(u: number): number {
  return 1 - (1 - u) ** 3
}

function soft(u: number): number {
  return u * u * (3 - 2 * u)
}
