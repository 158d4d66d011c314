import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { settledId } from '../../../db/settled-id.ts'
import { type LedgerKey, signCheckpoint } from './signature.ts'

/** A row of transfer in the form that is hashed: every column as text, in a fixed order. */
export type TransferText = {
  id: string
  key: string
  player_id: string
  source_id: string
  target_id: string
  amount_e5: string
  reason: string
  source_balance_e5: string | null
  target_balance_e5: string | null
  created_us: string
}

export const TRANSFER_TEXT = sql`
  id::text, key, player_id::text, source_id::text, target_id::text, amount_e5::text, reason::text,
  source_balance_e5::text, target_balance_e5::text,
  floor(extract(epoch from created_at) * 1000000)::bigint::text as created_us`

/** As the format of evidence has a row. */
export const columnsOf = (row: TransferText) =>
  [
    row.id,
    row.key,
    row.player_id,
    row.source_id,
    row.target_id,
    row.amount_e5,
    row.reason,
    row.source_balance_e5,
    row.target_balance_e5,
    row.created_us,
  ] as const

/** What the first checkpoint stands on. */
export const NO_HASH = Buffer.alloc(32)

/** Hashes the transfers of one checkpoint onto the checkpoint before it. */
export function openCheckpoint(before: Buffer, afterId: bigint, toId: bigint) {
  const hash = createHash('sha256').update(before).update(`${afterId} ${toId}\n`)
  return {
    add: (row: TransferText) => void hash.update(`${JSON.stringify(columnsOf(row))}\n`),
    hash: () => hash.digest(),
  }
}

const CHECKPOINT_MAX = 10_000

/** The transfers of one checkpoint: those in (afterId, toId]. */
export type Sealed = { afterId: bigint; toId: bigint }
/** What is done in the transaction of a checkpoint, and once all that was posted before a moment is covered. */
export type AtSeal = {
  fold: (tx: Tx, sealed: Sealed) => Promise<void>
  covered: (until: Date) => Promise<void>
}

/**
 * Covers every transfer that is settled by now with checkpoints of at most `CHECKPOINT_MAX`, each signed with the key
 * and within one part of the ledger, and answers how many transfers they cover. Takes no lock that a bet would wait for.
 */
export async function writeCheckpoints(db: Db, key: LedgerKey, atSeal?: AtSeal): Promise<number> {
  const { id: settled, before } = await settledId(db, 'transfer')
  let covered = 0
  for (;;) {
    const count = await db
      .transaction()
      .execute((tx) => writeCheckpoint(tx, { key, settled, fold: atSeal?.fold }))
    if (count === undefined) break
    covered += count
  }
  await atSeal?.covered(before)
  return covered
}

type Writing = { key: LedgerKey; settled: bigint; fold: AtSeal['fold'] | undefined }

async function writeCheckpoint(
  tx: Tx,
  { key, settled, fold }: Writing,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCKS.checkpoint})`.execute(tx)
  const last = await tx
    .selectFrom('ledger_seal')
    .select(['to_id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const afterId = last?.to_id ?? 0n
  const { rows } = await sql<TransferText>`select ${TRANSFER_TEXT} from transfer
    where id > ${afterId} and id <= ${settled} and id < (select before_id from transfer_part
      where from_id <= (select id from transfer where id > ${afterId} order by id limit 1) order by from_id desc limit 1)
    order by transfer.id limit ${CHECKPOINT_MAX}`.execute(tx)
  const newest = rows.at(-1)
  if (!newest) return undefined
  const toId = BigInt(newest.id)
  const checkpoint = openCheckpoint(last?.hash ?? NO_HASH, afterId, toId)
  for (const row of rows) checkpoint.add(row)
  const made = await tx
    .insertInto('ledger_seal')
    .values({ after_id: afterId, to_id: toId, transfers: rows.length, hash: checkpoint.hash() })
    .returning(['id', 'after_id', 'to_id', 'transfers', 'hash'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('seal_signature')
    .values({ seal_id: made.id, hmac: signCheckpoint(key, made) })
    .execute()
  await fold?.(tx, { afterId, toId })
  return rows.length
}
