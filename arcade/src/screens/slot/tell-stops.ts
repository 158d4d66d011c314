import type { Telling } from '../game/game-screen.ts'
import { FIRST_WIN_MS, SETTLE_MS } from './times.ts'

/** What a machine of reels shows of a spin that is on its way. */
export type Spinning = {
  /** Of this spin, so that each turns anew. */
  id: string
  /** When each reel stops, ms after the first one began. */
  stopsMs: readonly number[]
  /** So many reels stand. */
  stopped: number
  /** The reel that is anticipated now. */
  waiting: number | null
}

type Stops = {
  id: string
  stopsMs: readonly number[]
  waits: ReadonlySet<number>
  show: (spinning: Spinning) => void
  /** A reel stands. */
  onStop: (reel: number) => void
}

/** Lets the reels of a spin stop one after the other, the last one settle, and a moment pass. */
export async function tellStops(
  { wait }: Pick<Telling<unknown>, 'wait'>,
  { id, stopsMs, waits, show, onStop }: Stops,
): Promise<void> {
  let shownMs = 0
  for (let stopped = 0; stopped <= stopsMs.length; stopped++) {
    const ms = stopped === 0 ? 0 : (stopsMs[stopped - 1] ?? 0)
    // The first frame is shown at once: the picture at rest is already the round's end.
    if (ms > shownMs) await wait(ms - shownMs)
    shownMs = ms
    if (stopped > 0) onStop(stopped - 1)
    show({ id, stopsMs, stopped, waiting: waits.has(stopped) ? stopped : null })
  }
  await wait(SETTLE_MS + FIRST_WIN_MS)
}
