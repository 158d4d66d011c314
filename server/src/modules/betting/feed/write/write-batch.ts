import type { Db } from '../../../../db/db.ts'
import { type BoardChange, type BoardDelta, deltasOf } from '../../board/changes/board-change.ts'
import { numbered } from '../../board/changes/change-board.ts'
import type { EventDraft } from '../apply/draft.ts'
import { changesOf } from './changes.ts'
import { keepLease, type Lease } from './lease.ts'
import { type ProducerState, writeProducer } from './producers.ts'
import { putMargins } from './put-margins.ts'
import { writeSettlements } from './settlements.ts'
import { writeEvents } from './write-events.ts'
import { writeMarkets, writeSelections } from './write-markets.ts'

export type Batch = {
  drafts: readonly EventDraft[]
  producers: readonly ProducerState[]
  /** Those that open or close with it. */
  open: BoardDelta['open']
}

/**
 * Commits a batch of changes and how far each producer is, in one transaction. Answers the changes with their
 * numbers, to be told. Locks in the order margins, producer, event, market, selection, and each by id. Throws
 * `LeaseLost` where another process follows the feed.
 */
export async function writeBatch(
  db: Db,
  { drafts, producers, open }: Batch,
  { lease, now }: { lease: Lease; now: Date },
): Promise<BoardChange[]> {
  const { source } = lease
  return db.transaction().execute(async (tx) => {
    await putMargins(tx, drafts)
    for (const producer of producers) await writeProducer(tx, source, producer)
    const changes = changesOf(drafts)
    await writeEvents(tx, changes, { source, now })
    await writeMarkets(tx, changes)
    await writeSelections(tx, changes, now)
    await writeSettlements(tx, drafts, { source, now })
    const told = await numbered(tx, deltasOf(changes, open))
    // Last: the lease is renewed beside a batch that takes long, and who lost it meanwhile commits nothing.
    await keepLease(tx, lease)
    return told
  })
}
