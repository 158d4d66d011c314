import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Report } from '../finding.ts'
import type { LedgerStart } from '../parts/read-parts.ts'
import { openCheckpoint, type TransferText } from './hash-chain.ts'
import { type LedgerKey, signCheckpoint } from './signature.ts'

type Stretch = {
  start: LedgerStart
  /** Checkpoints from here on are left out. */
  beforeId?: bigint | undefined
  /** Without it the signatures are not looked at. */
  key?: LedgerKey | undefined
}

/** Follows the chain of checkpoints while the transfers go by in the order of their ids (LED-12). */
export async function checkChain(db: Db | Tx, report: Report, { start, beforeId, key }: Stretch) {
  const checkpoints = await db
    .selectFrom('ledger_seal')
    .selectAll()
    .where('to_id', '>', start.toId)
    .$if(beforeId !== undefined, (query) => query.where('to_id', '<', beforeId as bigint))
    .orderBy('id')
    .execute()
  if (key) await checkSignatures(db, key, report, { start, beforeId })
  let next = 0
  let before = start.hash
  let reached = start.toId
  let count = 0
  let uncovered = 0
  let checkpoint =
    checkpoints[0] && openCheckpoint(before, checkpoints[0].after_id, checkpoints[0].to_id)

  function close(): void {
    const stored = checkpoints[next]
    if (!stored || !checkpoint) return
    const hash = checkpoint.hash()
    const isWhole = stored.after_id === reached && stored.transfers === count
    if (!isWhole || !hash.equals(stored.hash)) {
      report(
        'LED-12',
        `checkpoint ${stored.id} over transfers ${stored.after_id} to ${stored.to_id} is broken: ` +
          `${stored.transfers} covered, ${count} found${isWhole ? ', and they differ' : ''}`,
      )
    }
    // What stands on a broken checkpoint is judged on its own.
    before = stored.hash
    reached = stored.to_id
    count = 0
    next++
    const following = checkpoints[next]
    checkpoint = following && openCheckpoint(before, following.after_id, following.to_id)
  }

  return {
    checkpoints: checkpoints.length,
    add(row: TransferText): void {
      const id = BigInt(row.id)
      while (checkpoint && id > (checkpoints[next]?.to_id ?? 0n)) close()
      if (!checkpoint) {
        uncovered++
        return
      }
      checkpoint.add(row)
      count++
    },
    end(): void {
      while (checkpoint) close()
    },
    /** How many transfers came behind the last checkpoint. */
    uncovered: () => uncovered,
  }
}

/** Every checkpoint has its signature, and every signature its checkpoint: of one part, or of all there ever were. */
async function checkSignatures(
  db: Db | Tx,
  key: LedgerKey,
  report: Report,
  { start, beforeId }: Stretch,
): Promise<void> {
  const which = beforeId ? sql`where to_id > ${start.toId} and to_id < ${beforeId}` : sql``
  const { rows } = await sql<Signed>`
    select coalesce(seal_id, id) as id, id is not null as "isThere", after_id, to_id, transfers, hash, hmac
      from ledger_seal full join seal_signature on seal_id = id ${which} order by 1`.execute(db)
  for (const { isThere, hmac, ...checkpoint } of rows) {
    if (!isThere) report('LED-12', `checkpoint ${checkpoint.id} is gone, and its signature is left`)
    else if (!hmac) report('LED-12', `checkpoint ${checkpoint.id} has no signature`)
    else if (!signCheckpoint(key, checkpoint).equals(hmac)) {
      report(
        'LED-12',
        `checkpoint ${checkpoint.id} is not the one that was signed, or was signed with another key`,
      )
    }
  }
}

type Signed = Parameters<typeof signCheckpoint>[1] & { isThere: boolean; hmac: Buffer | null }
