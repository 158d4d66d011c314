import type { Supplier } from '../../casino/index.ts'
import { whyUnread } from '../reconcile/why-unread.ts'

const WHY_MAX = 300

/** What a supplier answered to one call just now. */
export type Tried = {
  isAnswered: boolean
  ms: number
  /** How many games its list names; null where it did not answer. */
  games: number | null
  /** Why it did not answer, in a line. */
  failure: string | null
}

const running = new Map<Supplier, Promise<Tried>>()

/**
 * Asks a supplier for its list at once, past its breaker. Where it answers, its next launch is tried without a
 * rest. Who asks while it is being asked has the same answer.
 */
export function trySupplier(supplier: Supplier): Promise<Tried> {
  const asked = running.get(supplier)
  if (asked) return asked
  const trying = tryOnce(supplier).finally(() => running.delete(supplier))
  running.set(supplier, trying)
  return trying
}

async function tryOnce({ provider, breaker }: Supplier): Promise<Tried> {
  const startMs = performance.now()
  const passedMs = () => Math.round(performance.now() - startMs)
  try {
    const { games } = await provider.listGames()
    breaker.endRest()
    return { isAnswered: true, ms: passedMs(), games: games.length, failure: null }
  } catch (error) {
    const failure = whyUnread(error).slice(0, WHY_MAX)
    return { isAnswered: false, ms: passedMs(), games: null, failure }
  }
}
