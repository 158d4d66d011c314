import { setTimeout as wait } from 'node:timers/promises'
import { importCatalogues } from './import.ts'

/** Together as long as the clock takes to ask again. */
const PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000]

/**
 * Asks every supplier for its list as the casino starts. Those whose list does not come are asked again soon, and not
 * only by the clock: with a whole site the casino starts before the proxy that its games are behind.
 */
export function askFirstLists(
  deps: Parameters<typeof importCatalogues>[0],
  suppliers: Parameters<typeof importCatalogues>[1],
  pausesMs: readonly number[] = PAUSES_MS,
) {
  const stop = new AbortController()
  const first = importCatalogues(deps, suppliers)
  const askAgain = async () => {
    let failed = await first
    for (const pauseMs of pausesMs) {
      if (failed.length === 0) return
      const options = { signal: stop.signal, ref: false }
      const isClosed = await wait(pauseMs, false, options).catch(() => true)
      if (isClosed) return
      failed = await importCatalogues(deps, failed)
    }
  }
  const all = askAgain()
  return {
    /** Each was asked once. */
    first,
    /** Each list came, or its time is over. */
    all,
    /** No more is asked of any; ends with what is being asked. */
    close: (): Promise<void> => {
      stop.abort()
      return all
    },
  }
}
