import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { rootAt } from './heads.ts'

/** A head as whoever watches the house sees it. Hashes are hexadecimal. */
export type PublishedHead = {
  id: bigint
  log: EvidenceLog
  name: string
  batches: number
  rows: bigint
  root: string
  at: Date
  key: string
  signature: string
  /** Files of players that carry it, and when the last was made. */
  files: number
  lastFileAt: Date | null
  /** Whether the log still goes through it, computed now. */
  holds: boolean
}

/** Published heads of one log, the newest first, each laid beside the log as it is now. */
export async function readPublishedHeads(
  db: Db,
  { log, before, limit }: { log: EvidenceLog; before: bigint | undefined; limit: number },
): Promise<PublishedHead[]> {
  const rows = await db
    .selectFrom('evidence_head')
    .select(['id', 'log', 'name', 'batches', 'rows', 'root', 'at', 'key', 'sig'])
    .select(
      sql<number>`(select count(*) from head_witness where head_id = evidence_head.id)::int`.as(
        'files',
      ),
    )
    .select(
      sql<Date | null>`(select max(made_at) from head_witness where head_id = evidence_head.id)`.as(
        'lastFileAt',
      ),
    )
    .where('log', '=', log)
    .$if(before !== undefined, (query) => query.where('id', '<', before as bigint))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const last = await db
    .selectFrom('evidence_batch')
    .select('i')
    .where('log', '=', log)
    .orderBy('i', 'desc')
    .limit(1)
    .executeTakeFirst()
  const there = (last?.i ?? -1) + 1
  return Promise.all(
    rows.map(async ({ root, sig, ...head }) => ({
      ...head,
      root: root.toString('hex'),
      signature: sig.toString('hex'),
      holds: head.batches <= there && root.equals(Buffer.from(await rootAt(db, log, head.batches))),
    })),
  )
}
