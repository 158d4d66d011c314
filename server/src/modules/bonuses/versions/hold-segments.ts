import type { OfferContent } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { holdSegment, newestVersion, releaseSegments } from '../../segments/index.ts'
import { readDraft, readLive } from './read-offers.ts'

/** The newest version of the segment that is named; null of what is for everybody. */
export const newestOf = async (
  db: Db | Tx,
  { segment }: Pick<OfferContent, 'segment'>,
): Promise<number | null> => (segment === null ? null : newestVersion(db, BigInt(segment)))

/**
 * Notes on which segments the offer stands now: that of its draft, and that of what players claim while it is open.
 * Nobody removes them meanwhile. Called after each change; refused where the draft's segment is gone.
 */
export async function holdSegments(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  // One after the other, so that each sees what the one before changed.
  await sql`select pg_advisory_xact_lock(${LOCKS.offers})`.execute(tx)
  const [live, draft] = [await readLive(tx, id), await readDraft(tx, id)]
  const by = { kind: 'offer', id } as const
  await releaseSegments(tx, { by, now })
  for (const content of [live?.isOpen ? live.content : undefined, draft?.content]) {
    if (!content || content.segment === null) continue
    const name = content.words.tr.title || id
    await holdSegment(tx, { segmentId: BigInt(content.segment), by: { ...by, name }, now })
  }
}
