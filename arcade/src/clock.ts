import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds since 1970. The only place that asks the machine for the time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()

/** Waiting, which is passed in as the time is. */
export type Waits = {
  pause(ms: number): Promise<void>
  /** Aborts after so long. */
  deadline(ms: number): AbortSignal
}

export const systemWaits: Waits = { pause: (ms) => wait(ms), deadline: AbortSignal.timeout }
