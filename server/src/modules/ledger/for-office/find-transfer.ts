import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { AccountKind, TransferReason } from '../../../db/tables/ledger.ts'
import { HOUSE_ID } from '../account.ts'
import { originIdIn, originIn, transferKeyOf } from '../transfer-key.ts'
import { transferIdsBetween } from '../transfer-range.ts'

/** One of the two accounts of a transfer. */
export type TransferEnd = {
  account: bigint
  kind: AccountKind
  isHouse: boolean
  /** What the transfer left there; null of the house's accounts, which carry no balance. */
  afterE5: bigint | null
}

export type FoundTransfer = {
  id: bigint
  key: string
  /** The parts of the key: who posted it, and their name for it. */
  origin: string
  originId: string
  playerId: string
  at: Date
  reason: TransferReason
  amountE5: bigint
  currency: string
  source: TransferEnd
  target: TransferEnd
  /** The checkpoint that covers it; null until there is one. */
  seal: { id: bigint; hash: string; afterId: bigint; toId: bigint } | null
}

/** A supplier's call, by what finds its transfer: the key alone has no index where it is posted by a supplier. */
export type CallNamed = { provider: string; id: string; playerId: string; at: Date }

type Wish = { number: bigint } | { key: string } | { call: CallNamed }

/** A transfer by its number, by its key, or by the supplier's call that posted it. */
export async function findTransfer(db: Db, wish: Wish): Promise<FoundTransfer | undefined> {
  const id = await idOf(db, wish)
  if (id === undefined) return undefined
  const { rows } = await sql<Row>`
    select t.id, t.key, t.player_id, t.created_at, t.reason, t.amount_e5, source.currency,
        t.source_id, source.kind as source_kind, source.owner_id as source_owner, t.source_balance_e5,
        t.target_id, target.kind as target_kind, target.owner_id as target_owner, t.target_balance_e5,
        seal.id as seal_id, encode(seal.hash, 'hex') as seal_hash, seal.after_id, seal.to_id
      from transfer t
        join account source on source.id = source_id
        join account target on target.id = target_id
        left join lateral (select * from ledger_seal where after_id < t.id order by after_id desc limit 1) seal
          on seal.to_id >= t.id
      where t.id = ${id}`.execute(db)
  const [row] = rows
  return row && present(row)
}

async function idOf(db: Db, wish: Wish): Promise<bigint | undefined> {
  if ('number' in wish) return wish.number
  if ('call' in wish) return idOfCall(db, wish.call)
  const posted = await db
    .selectFrom('transfer_key')
    .select('transfer_id')
    .where('key', '=', wish.key)
    .executeTakeFirst()
  return posted?.transfer_id
}

/** So far from its call's time a transfer stands at most. */
const NEAR_MS = 60_000

async function idOfCall(db: Db, { provider, id, playerId, at }: CallNamed) {
  const near = { from: new Date(at.getTime() - NEAR_MS), to: new Date(at.getTime() + NEAR_MS) }
  return db.transaction().execute(async (tx) => {
    const { fromId, beforeId } = await transferIdsBetween(tx, near)
    const row = await tx
      .selectFrom('transfer')
      .select('id')
      .where('player_id', '=', playerId)
      .where('id', '>=', fromId)
      .where('id', '<', beforeId)
      .where('key', '=', transferKeyOf(provider, id))
      .executeTakeFirst()
    return row?.id
  })
}

type Row = {
  id: bigint
  key: string
  player_id: string
  created_at: Date
  reason: TransferReason
  amount_e5: bigint
  currency: string
  source_id: bigint
  source_kind: AccountKind
  source_owner: string
  source_balance_e5: bigint | null
  target_id: bigint
  target_kind: AccountKind
  target_owner: string
  target_balance_e5: bigint | null
  seal_id: bigint | null
  seal_hash: string
  after_id: bigint
  to_id: bigint
}

const present = (row: Row): FoundTransfer => ({
  id: row.id,
  key: row.key,
  origin: originIn(row.key),
  originId: originIdIn(row.key),
  playerId: row.player_id,
  at: row.created_at,
  reason: row.reason,
  amountE5: row.amount_e5,
  currency: row.currency,
  source: {
    account: row.source_id,
    kind: row.source_kind,
    isHouse: row.source_owner === HOUSE_ID,
    afterE5: row.source_balance_e5,
  },
  target: {
    account: row.target_id,
    kind: row.target_kind,
    isHouse: row.target_owner === HOUSE_ID,
    afterE5: row.target_balance_e5,
  },
  seal:
    row.seal_id === null
      ? null
      : { id: row.seal_id, hash: row.seal_hash, afterId: row.after_id, toId: row.to_id },
})
