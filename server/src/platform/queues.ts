import pLimit from 'p-limit'
import { Refusal } from './refusal.ts'

type Work<Result> = () => Promise<Result>
export type SerialByKey = <Result>(key: string, work: Work<Result>) => Promise<Result>

type SerialLimits = {
  /** How many keys are worked on at once. */
  atOnce?: number
  /** Beyond this many that run or wait a call fails at once. */
  inQueueMax?: number
}

/** Whoever sends one message two hundred times waits here, and not on connections to the database. */
export const FEW_AT_ONCE: SerialLimits = { atOnce: 4, inQueueMax: 5_000 }

/** Does the work of one key one at a time, in the order it came. A failure holds up nobody. */
export function serialByKey({
  atOnce = Number.POSITIVE_INFINITY,
  inQueueMax = Number.POSITIVE_INFINITY,
}: SerialLimits = {}): SerialByKey {
  const places = pLimit(atOnce)
  const queues = new Map<string, ReturnType<typeof pLimit>>()
  let inQueue = 0
  return async (key, work) => {
    if (inQueue >= inQueueMax) throw new Error('the queue is full')
    const queue = queues.get(key) ?? pLimit(1)
    queues.set(key, queue)
    inQueue += 1
    return queue(async () => {
      try {
        return await places(work)
      } finally {
        inQueue -= 1
        if (queue.pendingCount === 0) queues.delete(key)
      }
    })
  }
}

/** Beyond this many that wait nobody would still be there for the answer. */
const WAITING_MAX = 500

/**
 * Does `places` works at once and the others in the order they came. Refuses with `too_many_attempts`
 * who would wait behind too many.
 */
export function semaphore(places: number) {
  const limit = pLimit(places)
  return async <Result>(work: Work<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING_MAX) throw new Refusal('too_many_attempts')
    return limit(work)
  }
}

/** Equal calls that come while one is under way get its result. */
export function singleFlight<Call, Result>(work: (call: Call) => Promise<Result>) {
  const running = new Map<string, Promise<Result>>()
  return (call: Call): Promise<Result> => {
    const key = JSON.stringify(call)
    const result = running.get(key) ?? work(call).finally(() => void running.delete(key))
    running.set(key, result)
    return result
  }
}

type Repeated = { work: () => Promise<unknown>; onFailed: (error: unknown) => void }

/** Does the work again and again, never twice at once. Closing waits for the work that runs. */
export function repeatEvery(
  ms: number,
  { work, onFailed }: Repeated,
): { close: () => Promise<void> } {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(onFailed)
      .finally(() => {
        running = undefined
      })
  }, ms)
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
