/**
 * The upper ends of the slots that times are counted in, in milliseconds: two to each doubling, so that
 * what is read of them is at most two fifths too long. What takes longer still has a slot of its own.
 */
export const BOUNDS_MS = Array.from({ length: 28 }, (_, at) => 0.5 * 2 ** (at / 2))

const LOWEST_MS = 0.5

/** An empty count. */
export const noTimes = (): number[] => Array.from({ length: BOUNDS_MS.length + 1 }, () => 0)

/** The slot of a time. */
export function slotOf(ms: number): number {
  if (ms <= LOWEST_MS) return 0
  return Math.min(Math.ceil(2 * Math.log2(ms / LOWEST_MS)), BOUNDS_MS.length)
}

/**
 * The time within which a share of the calls were answered, rounded up to the end of its slot;
 * undefined of none, and without end where it is past the last.
 */
export function withinMs(times: readonly number[], share: number): number | undefined {
  const all = times.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  let left = Math.ceil(all * share)
  const slot = times.findIndex((count) => {
    left -= count
    return left <= 0
  })
  return BOUNDS_MS[slot] ?? Number.POSITIVE_INFINITY
}
