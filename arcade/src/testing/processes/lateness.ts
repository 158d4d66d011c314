const TICK_MS = 50
/** A timer on a quiet machine may be late by so much. */
const USUAL_MS = 10

/**
 * How much time the machine gave to other work since now: the sum by which timers of this process came
 * late. A promise in seconds is judged without it, so that a busy machine neither breaks nor hides one.
 */
export function watchLateness(): { lateMs: () => number } {
  let sum = 0
  let due = performance.now() + TICK_MS
  const timer = setInterval(() => {
    const now = performance.now()
    sum += Math.max(0, now - due - USUAL_MS)
    due = now + TICK_MS
  }, TICK_MS)
  return {
    lateMs: () => {
      clearInterval(timer)
      return sum
    },
  }
}
