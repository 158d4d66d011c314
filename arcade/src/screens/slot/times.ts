/** When the first reel stops, and how much later each of the others, ms. */
export type Pace = { first: number; next: number }
/** Choreography that the machines of reels share (SLOTS.md 2.4). */
const SPINNING = { slow: { first: 620, next: 180 }, fast: { first: 240, next: 60 } } as const
/** A waiting reel stops so much later, whatever comes. */
const ANTICIPATION = 420
export const SETTLE_MS = 140
/** After the last stop, before what was won is shown. */
export const FIRST_WIN_MS = 120
/** All wins together; then each alone, in a loop. */
export const WINS_MS = 700
export const ONE_WIN_MS = 900

/**
 * When each reel stops. `waits` are the reels that could still complete what begins a feature when
 * all before them stand.
 */
export function stopsMs(
  reels: number,
  isFast: boolean,
  waits: ReadonlySet<number>,
  paces: Readonly<Record<'slow' | 'fast', Pace>> = SPINNING,
): number[] {
  const { first, next } = paces[isFast ? 'fast' : 'slow']
  let late = 0
  return Array.from({ length: reels }, (_, reel) => {
    if (waits.has(reel)) late += ANTICIPATION
    return first + reel * next + late
  })
}

/**
 * The reels that are anticipated: those before them show so many scatters that they alone can complete
 * the trigger. `most` is how many of them each reel can show at once.
 */
export function waitingReels(
  scatters: readonly number[],
  most: readonly number[],
  needed: number,
): Set<number> {
  const waits = new Set<number>()
  let seen = 0
  for (const [reel, here] of scatters.entries()) {
    const canBring = most[reel] ?? 0
    if (reel > 0 && seen < needed && canBring > 0 && seen + canBring >= needed) waits.add(reel)
    seen += here
  }
  return waits
}
