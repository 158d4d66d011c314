import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { AccountKind, TransferReason } from '../../../db/tables/ledger.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { isChainBroken } from '../chain/chain-state.ts'
import { readLedgerStart } from '../parts/read-parts.ts'
import { type TransferRange, transferIdsBetween } from '../transfer-range.ts'

/** Half-open, and of rows under a checkpoint alone. */
export type ExportRange = { from: Date; until: Date; playerId: string | undefined }

/** More are asked for in several ranges. */
export const EXPORT_TRANSFERS_MAX = 50_000
const PAGE = 1_000

/** What two people see before it is exported; ids are 0 where there is nothing. */
export type ExportedRange = { rows: number; first: bigint; last: bigint; sumE5: bigint }

/**
 * What of the ledger is in the range. Refuses while the chain is broken, what reaches behind the beginning of the
 * ledger, and more rows than go into one file.
 */
export async function readExportedRange(tx: Tx, range: ExportRange): Promise<ExportedRange> {
  refuseIf(range.from >= range.until, 'ledger_range_wrong')
  refuseIf(await isChainBroken(tx), 'ledger_broken')
  const { at } = await readLedgerStart(tx)
  refuseIf(at !== null && range.from <= at, 'period_not_kept')
  const { rows } = await sql<ExportedRange>`
    select count(*)::int as rows, coalesce(min(id), 0)::bigint as first, coalesce(max(id), 0)::bigint as last,
        coalesce(sum(amount_e5), 0)::bigint as "sumE5"
      from (select id, amount_e5 from transfer where ${await isInRange(tx, range)}
        order by id limit ${EXPORT_TRANSFERS_MAX + 1}) found`.execute(tx)
  const found = rows[0] ?? { rows: 0, first: 0n, last: 0n, sumE5: 0n }
  if (found.rows > EXPORT_TRANSFERS_MAX) throw new Refusal('ledger_export_too_large')
  return found
}

async function isInRange(tx: Tx, { from, until, playerId }: ExportRange) {
  const { fromId, beforeId }: TransferRange = await transferIdsBetween(tx, { from, to: until })
  return sql`transfer.id >= ${fromId} and transfer.id < ${beforeId}
    and transfer.id <= (select coalesce(max(to_id), 0) from ledger_seal)
    and transfer.created_at >= ${from} and transfer.created_at < ${until}
    and ${playerId === undefined ? sql`true` : sql`player_id = ${playerId}::uuid`}`
}

/** A transfer with both accounts, and the checkpoint that covers it. */
export type ExportedTransfer = {
  id: bigint
  at: Date
  reason: TransferReason
  key: string
  playerId: string
  amountE5: bigint
  currency: string
  sourceId: bigint
  sourceKind: AccountKind
  sourceBalanceE5: bigint | null
  targetId: bigint
  targetKind: AccountKind
  targetBalanceE5: bigint | null
  sealId: bigint
  sealHash: string
}

/** The transfers of a range in the order of their numbers, a page at a time. */
export async function* exportedTransfers(
  db: Db,
  range: ExportRange,
  { first, last }: Pick<ExportedRange, 'first' | 'last'>,
): AsyncGenerator<ExportedTransfer[]> {
  const { from, until, playerId } = range
  for (let reached = first - 1n; ; ) {
    const { rows } = await sql<ExportedTransfer>`
      select t.id, t.created_at as at, t.reason, t.key, t.player_id as "playerId", t.amount_e5 as "amountE5",
          source.currency, t.source_id as "sourceId", source.kind as "sourceKind",
          t.source_balance_e5 as "sourceBalanceE5", t.target_id as "targetId", target.kind as "targetKind",
          t.target_balance_e5 as "targetBalanceE5", seal.id as "sealId", encode(seal.hash, 'hex') as "sealHash"
        from transfer t
          join account source on source.id = source_id
          join account target on target.id = target_id
          join lateral (select * from ledger_seal where after_id < t.id order by after_id desc limit 1) seal
            on seal.to_id >= t.id
        where t.id > ${reached} and t.id <= ${last} and t.created_at >= ${from} and t.created_at < ${until}
          and ${playerId === undefined ? sql`true` : sql`t.player_id = ${playerId}::uuid`}
        order by t.id limit ${PAGE}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    reached = end.id
  }
}
