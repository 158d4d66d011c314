import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { AccountKind, TransferReason } from '../../../db/tables/ledger.ts'
import { HOUSE_ID } from '../account.ts'

export type LedgerAccount = {
  id: bigint
  kind: AccountKind
  isHouse: boolean
  currency: string
  /** Null of the house's accounts, which carry no balance. */
  balanceE5: bigint | null
  floorE5: bigint | null
}

/** A movement of one account, from its side. */
export type AccountRow = {
  id: bigint
  at: Date
  reason: TransferReason
  key: string
  playerId: string
  /** Below zero where it left the account. */
  amountE5: bigint
  /** What it left on the account; null where that carries no balance. */
  balanceE5: bigint | null
  /** Whether the balance before it and the amount come to that; null where nothing stands before it. */
  holds: boolean | null
  other: { account: bigint; kind: AccountKind; isHouse: boolean }
}

export async function readLedgerAccount(db: Db, id: bigint): Promise<LedgerAccount | undefined> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      kind: row.kind,
      isHouse: row.owner_id === HOUSE_ID,
      currency: row.currency,
      balanceE5: row.balance_e5,
      floorE5: row.floor_e5,
    }
  )
}

/** So many numbers of the ledger are looked through at once for the movements of an account of the house. */
const WINDOW = 200_000n

type Page = {
  account: LedgerAccount
  /** Whose transfers are looked through; of a player's account alone. */
  playerId: string | undefined
  before: bigint | undefined
  limit: number
}

/**
 * Movements of an account, the newest first, each laid beside the one before it. `next` is where the following page
 * goes on, also where this one found fewer than asked.
 */
export async function readAccountRows(
  db: Db,
  { account, playerId, before, limit }: Page,
): Promise<{ rows: AccountRow[]; next: bigint | null }> {
  const top = before ?? (await newestId(db)) + 1n
  const from = account.isHouse ? top - WINDOW : 0n
  const { rows } = await sql<Row>`
    select t.id, t.created_at, t.reason, t.key, t.player_id, t.source_id = ${account.id} as is_out, t.amount_e5,
        case when t.source_id = ${account.id} then t.source_balance_e5 else t.target_balance_e5 end as balance_e5,
        other.id as other_id, other.kind as other_kind, other.owner_id as other_owner
      from transfer t
        join account other on other.id = case when t.source_id = ${account.id} then t.target_id else t.source_id end
      where t.id < ${top} and t.id >= ${from} and ${account.id} in (t.source_id, t.target_id)
        and ${account.isHouse ? sql`true` : sql`t.player_id = ${playerId ?? null}::uuid`}
      order by t.id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const opening = rows.length > limit || account.isHouse ? null : await openingOf(db, account.id)
  return {
    rows: page.map((row, at) => present(row, rows[at + 1]?.balance_e5 ?? opening)),
    next: rows.length > limit ? (last?.id ?? null) : from > 0n && account.isHouse ? from : null,
  }
}

const newestId = async (db: Db): Promise<bigint> => {
  const row = await db
    .selectFrom('transfer')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0n
}

/** What the account had where the ledger begins: nothing, or what the last detached part left there. */
async function openingOf(db: Db, account: bigint): Promise<bigint> {
  const row = await db
    .selectFrom('opening_balance')
    .select('balance_e5')
    .where('account_id', '=', account)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.balance_e5 ?? 0n
}

type Row = {
  id: bigint
  created_at: Date
  reason: TransferReason
  key: string
  player_id: string
  is_out: boolean
  amount_e5: bigint
  balance_e5: bigint | null
  other_id: bigint
  other_kind: AccountKind
  other_owner: string
}

function present(row: Row, beforeE5: bigint | null): AccountRow {
  const amountE5 = row.is_out ? -row.amount_e5 : row.amount_e5
  const isKnown = row.balance_e5 !== null && beforeE5 !== null
  return {
    id: row.id,
    at: row.created_at,
    reason: row.reason,
    key: row.key,
    playerId: row.player_id,
    amountE5,
    balanceE5: row.balance_e5,
    holds: isKnown ? row.balance_e5 === beforeE5 + amountE5 : null,
    other: {
      account: row.other_id,
      kind: row.other_kind,
      isHouse: row.other_owner === HOUSE_ID,
    },
  }
}
