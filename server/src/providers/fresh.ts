import type { Clock } from '../platform/clock.ts'

/** How far the time that a supplier signed may lie from ours, before or after. */
const WINDOW_MS = 5 * 60_000

/** Whether this moment, in milliseconds, is one that a message may be of. What is no number is not. */
export const isFresh = (momentMs: number, clock: Clock): boolean =>
  Math.abs(clock.now().getTime() - momentMs) <= WINDOW_MS
