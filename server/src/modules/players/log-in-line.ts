import { Refusal } from '../../platform/refusal.ts'

/** Beyond this many in line nobody would still be waiting for the answer. */
const WAITING_MAX = 500

type Job = { key: string; start: () => void }

/**
 * Lets `atOnce` jobs run at once, of one key one, and the others wait in the order they came. A job that
 * takes a try and gives it back is then never refused for the tries of others that are still open.
 */
export function openLogInLine(atOnce: number) {
  const running = new Set<string>()
  const waiting: Job[] = []

  function startNext(): void {
    if (running.size >= atOnce) return
    const at = waiting.findIndex(({ key }) => !running.has(key))
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) return
    running.add(next.key)
    next.start()
    startNext()
  }

  return async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('too_many_attempts')
    const turn = new Promise<void>((start) => waiting.push({ key, start }))
    startNext()
    await turn
    try {
      return await job()
    } finally {
      running.delete(key)
      startNext()
    }
  }
}
