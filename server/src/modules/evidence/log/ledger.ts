import type { Db, Tx } from '../../../db/db.ts'
import {
  readLedgerStart,
  readSealedTo,
  readSealHash,
  readTransferTexts,
} from '../../ledger/index.ts'
import { BATCH_MS, BATCH_ROWS, type Batch, type NextRows, type ReadNext } from './batches.ts'
import { type EvidenceKeys, leafOfItem, saltOf } from './keys.ts'

/** The ledger's rows below its checkpoints. A batch ends where a checkpoint does. */
export const nextOfLedger =
  ({ salt }: EvidenceKeys): ReadNext =>
  async (tx, { afterId, name, isDueNow }) => {
    const sealed = await readSealedTo(tx, { afterId, rowsMax: BATCH_ROWS })
    if (!sealed) return undefined
    const isDue = isDueNow || sealed.isFull || sealed.ageMs >= BATCH_MS
    if (!isDue) return undefined
    return {
      ...(await leavesOfLedger(tx, { salt, name, afterId, toId: sealed.toId })),
      anchor: sealed.hash,
    }
  }

type Stretch = { salt: Buffer; name: string; afterId: bigint; toId: bigint }

/** The leaves of the transfers in (afterId, toId]. */
export async function leavesOfLedger(
  db: Db | Tx,
  { salt, name, afterId, toId }: Stretch,
): Promise<Pick<NextRows, 'toId' | 'leaves' | 'ids'>> {
  const leaves: Uint8Array[] = []
  const ids: bigint[] = []
  for await (const rows of readTransferTexts(db, { afterId, toId })) {
    for (const { id, text } of rows) {
      leaves.push(leafOfItem(saltOf(salt, name, id), text))
      ids.push(BigInt(id))
    }
  }
  return { toId, leaves, ids }
}

/** Undefined of a batch whose transfers were detached, wholly or in part. */
export const leavesOfBatch =
  ({ salt }: EvidenceKeys) =>
  async (db: Db | Tx, { name, after_id, to_id }: Batch) => {
    const { toId: beganAt } = await readLedgerStart(db)
    if (after_id < beganAt) return undefined
    return (await leavesOfLedger(db, { salt, name, afterId: after_id, toId: to_id })).leaves
  }

/** The ledger's own chain of checkpoints, as far as the first batch. */
export const anchorOfLedger = (db: Db | Tx, { to_id }: Batch): Promise<Buffer | undefined> =>
  readSealHash(db, to_id)
