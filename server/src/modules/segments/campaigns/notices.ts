import type { Words } from '@zar/contract/office/campaigns/words'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { holdNewest } from '../segments.ts'
import { hold, rowOf } from './campaigns.ts'

export type Notice = {
  /** Of this message: with the same it is sent once. */
  key: string
  segmentId: bigint
  /** The version of the segment that was seen. */
  version: number
  viaNotice: boolean
  viaLetter: boolean
  words: Words
}
type By = { startedBy: string; approvedBy: string | null; now: Date }

/**
 * Plans one message to a segment for now; the job of campaigns sends it. Answers its number, also where it was asked
 * for before. Refused where the segment changed since it was seen, or is gone.
 */
export async function planNotice(
  tx: Tx,
  { key, version, ...notice }: Notice,
  { startedBy, approvedBy, now }: By,
): Promise<bigint> {
  const terms = { ...notice, name: notice.words.tr.title, at: now }
  const by = { by: startedBy, now }
  const newest = await holdNewest(tx, notice.segmentId)
  const before = await findNotice(tx, key)
  if (before !== undefined) return before
  refuseIf(newest !== version, 'segment_changed')
  const made = await tx
    .insertInto('campaign')
    .values({
      ...rowOf(terms, by),
      kind: 'notice',
      asked_key: key,
      state: 'planned',
      version: 1,
      segment_version: version,
      started_by: startedBy,
      approved_by: approvedBy,
      started_at: now,
    })
    .onConflict((conflict) => conflict.column('asked_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return sentMeanwhile(tx, key)
  await hold(tx, made.id, terms, by)
  return made.id
}

async function sentMeanwhile(tx: Tx, key: string): Promise<bigint> {
  const id = await findNotice(tx, key)
  if (id === undefined) throw new Error(`notice ${key} is neither new nor there`)
  return id
}

/** The notice that was sent with this key; undefined where none was. */
export async function findNotice(db: Db | Tx, key: string): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('campaign')
    .select('id')
    .where('asked_key', '=', key)
    .executeTakeFirst()
  return row?.id
}
