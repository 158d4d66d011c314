import { Refusal } from './refusal.ts'

/** Beyond this many in line nobody would still be waiting for the answer. */
const WAITING_MAX = 500

/**
 * Lets `places` jobs run at once and the others wait in the order they came. Refuses with
 * `too_many_attempts` who would wait behind too many.
 */
export function turnstile(places: number) {
  let free = places
  const waiting: (() => void)[] = []

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('too_many_attempts')
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
