import { TIME_ZONE } from '@zar/contract/limits'
import type { Period } from '@zar/contract/period'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { refuseIf } from '../../platform/refusal.ts'
import { readLedgerStart } from './parts/read-parts.ts'

/** Transfers from one number to before another. */
export type TransferRange = { fromId: bigint; beforeId: bigint }

/** Above every transfer's number. */
const TOP = 9_223_372_036_854_775_807n

export const ALL_TRANSFERS: TransferRange = { fromId: 0n, beforeId: TOP }

/**
 * The player's transfers of the days of a period, found by a few look-ups however many there are. Refuses with
 * `period_not_kept` a period that reaches back to where a part of the ledger was detached.
 */
export async function readTransferRange(
  db: Db | Tx,
  playerId: string,
  { from, to }: Period,
): Promise<TransferRange> {
  if (!from && !to) return ALL_TRANSFERS
  await refuseDetached(db, { from, to })
  const { rows } = await sql<TransferRange>`
    select coalesce(first_transfer_from_v1(${playerId}, ${startOf(from)}), 0) as "fromId",
           coalesce(first_transfer_from_v1(${playerId}, ${startOf(to, 1)}), ${TOP}) as "beforeId"`.execute(
    db,
  )
  return rows[0] ?? ALL_TRANSFERS
}

async function refuseDetached(db: Db | Tx, { from, to }: Period): Promise<void> {
  const { at } = await readLedgerStart(db)
  if (!at) return
  const { rows } = await sql<{ isDetached: boolean | null }>`
    select ${startOf(from)} <= ${at} or ${startOf(to, 1)} <= ${at} as "isDetached"`.execute(db)
  refuseIf(rows[0]?.isDetached === true, 'period_not_kept')
}

/** When a day begins, or the one so many days later; null without a day. */
export const startOf = (day: string | null | undefined, later = 0) =>
  sql<Date | null>`((${day ?? null}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`

/**
 * Numbers are given in the order of time, except where two writers meet or a clock is put right. No
 * two transfers stand further than this on the wrong side of each other.
 */
const DISORDER_MS = 60 * 60_000

/** From when on every record has its transfers in the ledger; null where no part was ever detached. */
export async function recordsBegin(db: Db | Tx): Promise<Date | null> {
  const { at } = await readLedgerStart(db)
  return at && new Date(at.getTime() + DISORDER_MS)
}

/**
 * The numbers that hold every transfer of a stretch of time, and some beside it: who reads them
 * looks at `created_at` too. Found by some sixty look-ups in the primary key, so that no index over
 * time has to be paid for by every bet.
 */
export async function transferIdsBetween(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<TransferRange> {
  const fromId = await firstFrom(tx, new Date(from.getTime() - DISORDER_MS))
  const beforeId = await firstFrom(tx, new Date(to.getTime() + DISORDER_MS))
  return { fromId, beforeId }
}

/** The number of a transfer at or after the moment whose neighbour before it is not. */
async function firstFrom(tx: Tx, moment: Date): Promise<bigint> {
  let [low, high] = [0n, (await probe(tx, 'last'))?.id ?? 0n]
  let found = TOP
  while (low <= high) {
    const middle = (low + high) / 2n
    const one = await probe(tx, middle)
    if (!one || one.createdAt >= moment) {
      found = one?.id ?? found
      high = middle - 1n
    } else low = one.id + 1n
  }
  return found
}

/** The first transfer that has this number or a greater one; or the last of all. */
async function probe(tx: Tx, at: bigint | 'last') {
  const row = await tx
    .selectFrom('transfer')
    .select(['id', 'created_at as createdAt'])
    .$if(at !== 'last', (query) => query.where('id', '>=', at as bigint))
    .orderBy('id', at === 'last' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return row
}
