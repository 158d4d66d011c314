import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Place } from './history-cursor.ts'

/** The reasons for which a transfer moves a player's cash. */
export const CASH_REASONS = [
  'deposit',
  'withdrawal_reserve',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'bonus',
  'bonus_release',
  'cashback',
] as const
type CashReason = (typeof CASH_REASONS)[number]

/** One movement of the player's cash. */
export type Movement = {
  place: Place
  key: string
  reason: CashReason
  amountE5: bigint
  isIn: boolean
  balanceE5: bigint
  createdAt: Date
}

/** A deposit that has moved nothing: opened, waiting, declined or given up. */
export type Unmoved = {
  id: string
  place: Place
  methodId: number
  amountE5: bigint
  status: number
  createdAt: Date
}

export type Question = {
  playerId: string
  /** A number of PAYMENT_TYPES. */
  type: 0 | 1 | 2
  cursor: Place | undefined
  limit: number
}

const REASONS: Record<Question['type'], readonly CashReason[]> = {
  [PAYMENT_TYPES.All]: CASH_REASONS,
  [PAYMENT_TYPES.Deposit]: ['deposit'],
  [PAYMENT_TYPES.Withdraw]: ['withdrawal_reserve', 'withdrawal_return'],
}

const TOP = 9_223_372_036_854_775_807n

type MovementRow = Omit<Movement, 'place'> & { id: bigint }

export async function readMovements(db: Db, question: Question): Promise<Movement[]> {
  const { playerId, type, cursor, limit } = question
  // A payment's cursor stands above the transfer it names, which is therefore still to come.
  const below = cursor ? cursor.transferId + (cursor.seq === null ? 0n : 1n) : TOP
  // Literals, so that the planner can see that the cashier's own index holds all of them.
  const reasons = sql.join(REASONS[type].map((reason) => sql.lit(reason)))
  const { rows } = await sql<MovementRow>`
    select t.id, t.key, t.reason, t.amount_e5 as "amountE5", t.created_at as "createdAt",
           t.target_id = cash.id as "isIn",
           case when t.target_id = cash.id then target_balance_e5 else source_balance_e5 end as "balanceE5"
      from transfer t
      join account cash on cash.id in (t.source_id, t.target_id)
       and cash.owner_id = ${playerId} and cash.kind = 'player_cash'
     where t.player_id = ${playerId} and t.id < ${below} and t.reason in (${reasons})
     order by t.id desc limit ${limit}`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, place: { transferId: id, seq: null } }))
}

export async function readUnmoved(db: Db, question: Question): Promise<Unmoved[]> {
  const { playerId, type, cursor, limit } = question
  // A withdrawal moves its money when it is asked for.
  if (type === PAYMENT_TYPES.Withdraw) return []
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'ledger_mark', 'seq', 'method_id', 'amount_e5', 'status', 'created_at'])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', '<>', PAYMENT_STATUS.Confirmed)
    .where(sql<boolean>`(ledger_mark, seq) < (${cursor?.transferId ?? TOP}, ${cursor?.seq ?? 0n})`)
    .orderBy('ledger_mark', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    place: { transferId: row.ledger_mark, seq: row.seq },
    methodId: row.method_id,
    amountE5: row.amount_e5,
    status: row.status,
    createdAt: row.created_at,
  }))
}
