import type { Tx } from '../../db/db.ts'
import type { SegmentUserKind } from '../../db/tables/office/segments.ts'
import { holdNewest } from './segments.ts'

/** What stands on a segment: an offer or a campaign, and the name that people know it by. */
export type SegmentUser = { kind: SegmentUserKind; id: string; name: string }

/**
 * Notes that this stands on the segment, so that nobody removes it meanwhile. Twice is once. Refused where there is
 * no such segment. In the caller's transaction.
 */
export async function holdSegment(
  tx: Tx,
  { segmentId, by, now }: { segmentId: bigint; by: SegmentUser; now: Date },
): Promise<void> {
  await holdNewest(tx, segmentId)
  await tx
    .insertInto('segment_use')
    .values({
      segment_id: segmentId,
      user_kind: by.kind,
      user_id: by.id,
      name: by.name,
      began_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['segment_id', 'user_kind', 'user_id'])
        .doUpdateSet({ name: by.name, ended_at: null }),
    )
    .execute()
}

/** Whatever stood on segments does no more. In the caller's transaction. */
export async function releaseSegments(
  tx: Tx,
  { by, now }: { by: Omit<SegmentUser, 'name'>; now: Date },
): Promise<void> {
  await tx
    .updateTable('segment_use')
    .set({ ended_at: now })
    .where('user_kind', '=', by.kind)
    .where('user_id', '=', by.id)
    .where('ended_at', 'is', null)
    .execute()
}
