import type { ProviderName } from '@zar/contract/casino/casino'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { noTimes, slotOf } from './latency.ts'

/** How a call ended: done, a definite no, or nothing certain. */
export type Ending = 'done' | 'refused' | 'failed'

/** Of a supplier's calls to our wallet its own name for the call; `launch` is ours to them. */
export type CountCall = (method: string, ending: Ending, ms: number) => void

type Count = {
  provider: string
  method: string
  calls: number
  refused: number
  failed: number
  latency: number[]
}

export type CallCounts = ReturnType<typeof openCallCounts>

type Options = {
  db: Db
  clock: Clock
  /** Tells this process from others that count at the same time. */
  process: string
  /** The suppliers whom this process has stopped asking. */
  resting: () => readonly ProviderName[]
}

const MINUTE_MS = 60_000

/**
 * Counts calls in memory, which costs a call next to nothing, and writes them down when `flush` is
 * called: a row for each minute, supplier and method. What could not be written is written with the
 * next.
 */
export function openCallCounts({ db, clock, process, resting }: Options) {
  let counts = new Map<string, Count>()

  function countOf(provider: string, method: string): Count {
    const key = `${provider} ${method}`
    const known = counts.get(key)
    if (known) return known
    const fresh = { provider, method, calls: 0, refused: 0, failed: 0, latency: noTimes() }
    counts.set(key, fresh)
    return fresh
  }

  function takeBack(lost: ReadonlyMap<string, Count>): void {
    for (const { provider, method, ...was } of lost.values()) {
      const count = countOf(provider, method)
      count.calls += was.calls
      count.refused += was.refused
      count.failed += was.failed
      count.latency = count.latency.map((calls, slot) => calls + (was.latency[slot] ?? 0))
    }
  }

  return {
    of:
      (provider: ProviderName): CountCall =>
      (method, ending, ms) => {
        const count = countOf(provider, method)
        count.calls += 1
        if (ending === 'refused') count.refused += 1
        if (ending === 'failed') count.failed += 1
        const slot = slotOf(ms)
        count.latency[slot] = (count.latency[slot] ?? 0) + 1
      },

    async flush(): Promise<void> {
      const rests = resting()
      // A supplier who rests is told of even when nobody called.
      for (const provider of rests) countOf(provider, 'launch')
      if (counts.size === 0) return
      const written = counts
      counts = new Map()
      const minute = new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS)
      const rows = [...written.values()].map((count) => ({
        ...count,
        minute,
        process,
        is_resting: rests.some((name) => name === count.provider),
      }))
      try {
        await db
          .insertInto('provider_minute')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['minute', 'provider', 'process', 'method']).doUpdateSet({
              calls: sql`provider_minute.calls + excluded.calls`,
              refused: sql`provider_minute.refused + excluded.refused`,
              failed: sql`provider_minute.failed + excluded.failed`,
              latency: sql`array(select coalesce(had, 0) + coalesce(more, 0)
                from unnest(provider_minute.latency, excluded.latency) slot(had, more))`,
              is_resting: sql`excluded.is_resting`,
            }),
          )
          .execute()
      } catch (error) {
        takeBack(written)
        throw error
      }
    },
  }
}
