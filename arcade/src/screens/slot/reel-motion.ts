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
/** It is among what stood around its old stop until then, and around its new one from then on. */
const LEAVES_MS = LIFT_MS + SPEED_UP_MS
/** At full speed its pictures are blurred. */
const BLURS_MS = LIFT_MS + SPEED_UP_MS / 2
const CLEAR_BEFORE_STOP_MS = 90
/** Cells that pass in a millisecond at full speed. */
const SPEED = 0.022
/** The way is told at moments so far apart. */
const EVERY_MS = 15

/** A part of a turn: one set of pictures around one of its two stops. */
export type Part = {
  fromMs: number
  untilMs: number
  isBlurred: boolean
  /** Around the old stop; else around the new one. */
  isLeaving: boolean
  /** How many cells after that stop on the strip the first row is, moment by moment. */
  path: readonly { atMs: number; cells: number }[]
}

/**
 * A turn that lasts so long, in parts without a gap. At full speed the reel leaves the old stop's neighbours for the
 * new one's, so that its way is as long for every stop; it runs over and settles.
 */
export function partsOf(stopMs: number, motion: Motion): Part[] {
  const endMs = stopMs + motion.settleMs
  const edges = [BLURS_MS, LEAVES_MS, stopMs - CLEAR_BEFORE_STOP_MS]
  const inside = edges.filter((ms) => ms > 0 && ms < endMs).toSorted((one, other) => one - other)
  const all = [...new Set([0, ...inside, endMs])]
  return all.slice(1).map((untilMs, at) => {
    const fromMs = all[at] ?? 0
    const isLeaving = fromMs < LEAVES_MS
    const isBlurred = fromMs >= BLURS_MS && untilMs <= stopMs - CLEAR_BEFORE_STOP_MS
    const path = momentsOf(fromMs, untilMs, [LIFT_MS, stopMs]).map((atMs) => ({
      atMs,
      cells: cellsAt(atMs, { stopMs, isLeaving, motion }),
    }))
    return { fromMs, untilMs, isBlurred, isLeaving, path }
  })
}

function momentsOf(fromMs: number, untilMs: number, turns: readonly number[]): number[] {
  const count = Math.ceil((untilMs - fromMs) / EVERY_MS)
  const even = Array.from({ length: count }, (_, at) => fromMs + at * EVERY_MS)
  const between = turns.filter((ms) => ms > fromMs && ms < untilMs)
  return [...new Set([...even, ...between, untilMs])].toSorted((one, other) => one - other)
}

type At = { stopMs: number; isLeaving: boolean; motion: Motion }

function cellsAt(ms: number, { stopMs, isLeaving, motion }: At): number {
  const way = motion.isOnwards ? 1 : -1
  const cells = isLeaving ? way * leftBy(ms, motion.lift) : -way * leftToGo(ms, stopMs, motion)
  // Not the zero below zero.
  return cells + 0
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
