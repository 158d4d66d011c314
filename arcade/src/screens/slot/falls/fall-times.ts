import { FIRST_WIN_MS } from '../times.ts'
import type { Fall, Shape, Thing } from './falls.ts'

/** How the things of a machine fall, ms. */
export type FallTimes = {
  /** What lay there before the round leaves, one column so much after the other. */
  leaveMs: number
  leaveApartMs: number
  /** For each cell of its way. */
  cellMs: number
  /** The least that a new thing takes. */
  newMs: number
  /** Columns, and the things of one column from the lowest on, begin so much after each other. */
  columnMs: number
  rowMs: number
  /** After it has landed. */
  settleMs: number
  /** What won is shown, then it goes. */
  wonMs: number
  goMs: number
}

export type Drop = { key: string; delayMs: number; ms: number }

/** From the fourth grid of a chain on each takes 0.8 s (SLOTS.md 3.5). */
const LATE_FROM = 3
const LATE: LateTimes = { fallMs: 260, firstWinMs: 40, wonMs: 360, goMs: 140 }
const FAST = 0.5

type LateTimes = { fallMs: number; firstWinMs: number; wonMs: number; goMs: number }

export type Pace = { step: number; isFast: boolean }

/** What lies there before falls out of the grid. */
export const leavesMs = (column: number, times: FallTimes, isFast: boolean) => {
  const part = isFast ? FAST : 1
  return { delayMs: column * times.leaveApartMs * part, ms: times.leaveMs * part }
}

/** When each thing of a fall begins and how long it takes; what lies still is not among them. */
export function dropsOf(fall: Fall, shape: Shape, times: FallTimes, pace: Pace): Drop[] {
  const drops = naturalDrops(fall, shape, times)
  const part = partOf(drops, times, pace)
  return drops.map(({ key, delayMs, ms }) => ({ key, delayMs: delayMs * part, ms: ms * part }))
}

/** Fast falls take half; late ones whatever makes the step as long as every late one. */
function partOf(drops: readonly Drop[], { settleMs }: FallTimes, { step, isFast }: Pace): number {
  const usual = isFast ? FAST : 1
  if (step < LATE_FROM) return usual
  return Math.min(usual, (LATE.fallMs - settleMs) / Math.max(1, endOf(drops)))
}

function naturalDrops(fall: Fall, { rows }: Shape, times: FallTimes): Drop[] {
  const moves = (thing: Thing) => thing.cell % rows !== thing.from
  return fall.filter(moves).map(({ key, cell, from }) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows]
    const way = (row - from) * times.cellMs
    const below = fall.filter(
      (other) => Math.floor(other.cell / rows) === column && other.cell > cell && moves(other),
    )
    return {
      key,
      delayMs: column * times.columnMs + below.length * times.rowMs,
      ms: from < 0 ? Math.max(way, times.newMs) : way,
    }
  })
}

const endOf = (drops: readonly Drop[]) =>
  Math.max(0, ...drops.map(({ delayMs, ms }) => delayMs + ms))

/** When the things of each column have landed, in order; the last is the end of the fall but for its settling. */
export function landingsOf(fall: Fall, shape: Shape, times: FallTimes, pace: Pace): number[] {
  const drops = dropsOf(fall, shape, times, pace)
  const columnOf = new Map(fall.map(({ key, cell }) => [key, Math.floor(cell / shape.rows)]))
  const ends = Array.from({ length: shape.columns }, (_, column) =>
    endOf(drops.filter(({ key }) => columnOf.get(key) === column)),
  )
  return ends.filter((ms) => ms > 0).sort((a, b) => a - b)
}

/** The parts of a step, ms. */
export function stepTimes(landings: readonly number[], times: FallTimes, pace: Pace) {
  if (pace.step >= LATE_FROM) return LATE
  const { settleMs, wonMs, goMs } = times
  return { fallMs: (landings.at(-1) ?? 0) + settleMs, firstWinMs: FIRST_WIN_MS, wonMs, goMs }
}

/** Until the last thing of before has left. */
export function leaveMs({ columns }: Shape, times: FallTimes, isFast: boolean): number {
  const { delayMs, ms } = leavesMs(columns - 1, times, isFast)
  return delayMs + ms
}
