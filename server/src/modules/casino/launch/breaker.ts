import type { Clock } from '../../../platform/clock.ts'

/** After how many failures in a row nothing is called, and for how long. */
export type BreakerLimits = { failuresMax: number; restMs: number }

const USUAL: BreakerLimits = { failuresMax: 5, restMs: 10_000 }

/** The call was not made: the other side has failed too often just now. */
export class BreakerOpen extends Error {}

/**
 * Stops calling what keeps failing, so that its time-outs do not become ours (FLT-14): after five
 * failures in a row it fails at once for ten seconds, then lets one call through to see. Other limits are asked for at
 * each call.
 */
export function openBreaker(clock: Clock, limitsNow: () => BreakerLimits = () => USUAL) {
  let failures = 0
  let restsUntilMs = 0

  const guarded = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const { failuresMax, restMs } = limitsNow()
    const nowMs = clock.now().getTime()
    if (nowMs < restsUntilMs) throw new BreakerOpen('resting after failures')
    if (failures >= failuresMax) restsUntilMs = nowMs + restMs
    try {
      const result = await call()
      failures = 0
      restsUntilMs = 0
      return result
    } catch (error) {
      failures += 1
      if (failures >= failuresMax) restsUntilMs = clock.now().getTime() + restMs
      throw error
    }
  }
  return Object.assign(guarded, {
    /** Whether it has stopped calling: nothing has succeeded since. */
    isOpen: () => failures >= limitsNow().failuresMax,
    /** Lets the next call through at once: the other side has been heard. */
    endRest: () => {
      restsUntilMs = 0
    },
    /** Whether it would not even try just now. */
    isResting: () => clock.now().getTime() < restsUntilMs,
  })
}

export type Breaker = ReturnType<typeof openBreaker>
