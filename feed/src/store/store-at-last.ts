import { setTimeout as pause } from 'node:timers/promises'
import type { ProducerName } from '../protocol/producer-name.ts'
import type { Pool } from './database.ts'
import { appendEntries, type Entry, PositionLost, readEntry } from './journal.ts'
import { isOutage, retryMs } from './outage.ts'

type Storing = { pool: Pool; producer: ProducerName; epoch: string; chance: () => number }

/**
 * Stores entries, however long the database does not answer. Each try is made anew, so that its time is true when
 * it is heard. One that failed may have been stored all the same: the journal says so, and then it was told.
 * Throws `PositionLost` where somebody else tells, and what is no outage.
 */
export async function storeAtLast<Told extends { entries: readonly [Entry, ...Entry[]] }>(
  { pool, producer, epoch, chance }: Storing,
  make: () => Told,
): Promise<Told> {
  const tried: Told[] = []
  let lost: PositionLost | undefined
  async function findStored(): Promise<Told | undefined> {
    const [first] = tried
    if (!first) return undefined
    const json = await readEntry(pool, producer, { epoch, seq: first.entries[0].seq })
    return tried.find(({ entries }) => entries[0].json === json)
  }
  async function tryOnce(): Promise<Told> {
    const stored = await findStored()
    if (stored) return stored
    if (lost) throw lost
    const told = make()
    tried.push(told)
    await appendEntries(pool, producer, epoch, told.entries)
    return told
  }
  const failed = (error: unknown): undefined => {
    // An earlier try may have come through while this one was made.
    if (error instanceof PositionLost && error !== lost && tried.length > 1) lost = error
    else if (!isOutage(error)) throw error
  }
  for (let failures = 1; ; failures++) {
    const told = await tryOnce().catch(failed)
    if (told) return told
    await pause(retryMs(failures, chance()))
  }
}
