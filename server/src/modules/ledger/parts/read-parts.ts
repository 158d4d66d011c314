import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { NO_HASH } from '../chain/hash-chain.ts'

/** A part of the table `transfer`: the transfers from one number to before another. */
export type Part = {
  number: number
  fromId: bigint
  beforeId: bigint
  /** How many transfers it holds. */
  rows: bigint
  /** Whether checkpoints cover all that can ever be in it. */
  isSealed: boolean
  /** Of its first and its last transfer; null where it has none. */
  firstAt: Date | null
  lastAt: Date | null
  approvedBy: string | null
  detachedBy: string | null
  detachedAt: Date | null
}

/** The table of a part, also of one that is detached. */
export const tableOfPart = (number: number): string => `transfer_${number}`

/** Every part that was ever made, the oldest first. */
export async function readParts(db: Db | Tx): Promise<Part[]> {
  const edge = (order: 'asc' | 'desc') => sql`(select created_at from transfer
    where id >= from_id and id < before_id order by id ${sql.raw(order)} limit 1)`
  const { rows } = await sql<Part>`
    select part.number, from_id as "fromId", before_id as "beforeId",
        coalesce(detached.transfers, coalesce(sealed.transfers, 0) + (select count(*) from transfer
          where id >= greatest(from_id, sealed.to_id + 1) and id < before_id)) as rows,
        exists (select from ledger_seal where to_id >= before_id - 1) as "isSealed",
        coalesce(detached.first_at, ${edge('asc')}) as "firstAt",
        coalesce(detached.last_at, ${edge('desc')}) as "lastAt",
        coalesce(detached.approved_by, approval.approved_by) as "approvedBy",
        detached_by as "detachedBy", detached_at as "detachedAt"
      from transfer_part part
        left join detached_part detached on detached.number = part.number
        left join part_approval approval on approval.number = part.number
        cross join lateral (select sum(transfers)::bigint as transfers, max(to_id) as to_id
          from ledger_seal where to_id >= from_id and to_id < before_id) sealed
      order by part.number`.execute(db)
  return rows
}

/** What stands before the first transfer of the ledger, or of a part: the part that is detached there. */
export type LedgerStart = {
  /** The part's number; 0 where none is detached. */
  number: number
  /** The end of its last checkpoint, and that checkpoint's hash. */
  toId: bigint
  hash: Buffer
  /** When its last transfer was posted. */
  at: Date | null
}

const NO_START: LedgerStart = { number: 0, toId: 0n, hash: NO_HASH, at: null }

/** Where the ledger begins; or where one part begins, by its number. */
export async function readLedgerStart(db: Db | Tx, part?: number): Promise<LedgerStart> {
  const { rows } = await sql<LedgerStart>`
    select number, coalesce(to_id, before_id - 1) as "toId", coalesce(hash, ${NO_HASH}) as hash, last_at as at
      from detached_part join transfer_part using (number) left join ledger_seal on ledger_seal.id = seal_id
      where number < ${part ?? null}::int is not false order by number desc limit 1`.execute(db)
  return rows[0] ?? NO_START
}

/** The cash that a player had where the ledger begins. */
export async function readOpeningCashE5(db: Db | Tx, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ balance_e5: bigint }>`
    select opening.balance_e5 from opening_balance opening join account on account.id = account_id
      where owner_id = ${playerId} and kind = 'player_cash'
        and number = (select max(number) from detached_part)`.execute(db)
  return rows[0]?.balance_e5 ?? 0n
}
