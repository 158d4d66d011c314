import { setTimeout as wait } from 'node:timers/promises'

/** How far behind its plan a pace may catch up. */
const BEHIND_MAX_MS = 1_000

/** Lets so many through in a second, evenly, however many ask: each gets the next moment that is free. */
export function openPace(perSecond: number, nowMs = () => performance.now(), sleep = waitFor) {
  const everyMs = 1_000 / perSecond
  let nextMs = nowMs()
  return async (): Promise<void> => {
    const now = nowMs()
    const at = Math.max(nextMs, now - BEHIND_MAX_MS)
    nextMs = at + everyMs
    await sleep(Math.max(0, at - now))
  }
}

const waitFor = (ms: number): Promise<void> => wait(ms)
