import type { Telling } from '../../../../screens/game/game-screen.ts'
import { FIRST_WIN_MS } from '../../../../screens/slot/times.ts'
import type { Arriving } from './shown.ts'

/** How a machine lays its reels: how long one takes, and how long after it the next begins, ms. */
export type Pace = { passMs: number; apartMs: number }
export type Paces = { slow: Pace; fast: Pace }

/** A waiting reel comes so much later, whatever it brings. */
const ANTICIPATION_MS = 420

type Arrival = {
  id: string
  reels: number
  pace: Pace
  waits: ReadonlySet<number>
  show: (arriving: Arriving) => void
  /** A reel begins to change. */
  onBegin?: (reel: number) => void
  onStand?: (reel: number) => void
}

type Step = { ms: number; begun: number; stood: number }

/** When reels begin and when they stand, in the order of time. */
export function stepsOf({ reels, pace, waits }: Pick<Arrival, 'reels' | 'pace' | 'waits'>): Step[] {
  let late = 0
  const begins = Array.from({ length: reels }, (_, reel) => {
    if (waits.has(reel)) late += ANTICIPATION_MS
    return reel * pace.apartMs + late
  })
  const stands = begins.map((ms) => ms + pace.passMs)
  const upTo = (times: readonly number[], now: number) => times.filter((ms) => ms <= now).length
  return [...new Set([...begins, ...stands])]
    .sort((a, b) => a - b)
    .map((ms) => ({ ms, begun: upTo(begins, ms), stood: upTo(stands, ms) }))
}

/** Lays the reels of a spin one after the other, and lets a moment pass. */
export async function tellArrival(
  { wait }: Pick<Telling<unknown>, 'wait'>,
  { id, reels, pace, waits, show, onBegin, onStand }: Arrival,
): Promise<void> {
  let before: Step = { ms: 0, begun: 0, stood: 0 }
  for (const step of stepsOf({ reels, pace, waits })) {
    if (step.ms > before.ms) await wait(step.ms - before.ms)
    const { begun, stood } = step
    show({ id, begun, stood, waiting: waits.has(stood) ? stood : null, passMs: pace.passMs })
    for (let reel = before.begun; reel < begun; reel++) onBegin?.(reel)
    for (let reel = before.stood; reel < stood; reel++) onStand?.(reel)
    before = step
  }
  await wait(FIRST_WIN_MS)
}
