import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { BrokenCheckpoint } from '../../../db/tables/ledger.ts'
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
    .leftJoin('seal_signature', 'seal_id', 'id')
    .selectAll('ledger_seal')
    .select('hmac')
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
  let first: BrokenCheckpoint['first'] = null
  let checkpoint =
    checkpoints[0] && openCheckpoint(before, checkpoints[0].after_id, checkpoints[0].to_id)

  function close(): void {
    const stored = checkpoints[next]
    if (!stored || !checkpoint) return
    const come = { hash: checkpoint.hash(), count, reached, first }
    compare(stored, come, report, key)
    // What stands on a broken checkpoint is judged on its own.
    before = stored.hash
    reached = stored.to_id
    count = 0
    first = null
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
    /** Hears of the transfer that was added last that it does not follow from those before. */
    differs(id: string, says: string): void {
      if (checkpoint) first ??= { id, says }
    },
    end(): void {
      while (checkpoint) close()
    },
    /** How many transfers came behind the last checkpoint. */
    uncovered: () => uncovered,
  }
}

type Come = {
  hash: Buffer
  count: number
  /** The end of the checkpoint before. */
  reached: bigint
  first: BrokenCheckpoint['first']
}

/** Reports a checkpoint that is not what its transfers come to. */
function compare(stored: Sealed, come: Come, report: Report, key: LedgerKey | undefined): void {
  const { hash, count, reached, first } = come
  const isWhole = stored.after_id === reached && stored.transfers === count
  if (isWhole && hash.equals(stored.hash)) return
  report(
    'LED-12',
    `checkpoint ${stored.id} over transfers ${stored.after_id} to ${stored.to_id} is broken: ` +
      `${stored.transfers} covered, ${count} found${isWhole ? ', and they differ' : ''}`,
    {
      id: `${stored.id}`,
      afterId: `${stored.after_id}`,
      toId: `${stored.to_id}`,
      stored: stored.hash.toString('hex'),
      computed: hash.toString('hex'),
      covered: stored.transfers,
      found: count,
      isAsSigned: key ? isSigned(key, stored) : null,
      first,
    },
  )
}

type Sealed = Parameters<typeof signCheckpoint>[1] & { hmac: Buffer | null }

const isSigned = (key: LedgerKey, { hmac, ...stored }: Sealed): boolean =>
  hmac !== null && signCheckpoint(key, stored).equals(hmac)

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
    else if (!isSigned(key, { ...checkpoint, hmac })) {
      report(
        'LED-12',
        `checkpoint ${checkpoint.id} is not the one that was signed, or was signed with another key`,
      )
    }
  }
}

type Signed = Sealed & { isThere: boolean }
