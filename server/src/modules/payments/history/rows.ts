import { type MoneyProduct, PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { originIdOf, startOf, type TransferRange } from '../../ledger/index.ts'
import type { Place } from './cursor.ts'

/** The reasons for which a transfer moves a player's cash. */
const CASH_REASONS = [
  'deposit',
  'withdrawal_reserve',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'bonus',
  'bonus_release',
  'cashback',
  'sport_bet',
  'sport_win',
  'sport_rollback',
  'sport_correction',
  'adjustment',
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
  /** The days asked for, and the transfers that are of these days. */
  from?: string | null | undefined
  to?: string | null | undefined
  range: TransferRange
  /** A number of PAYMENT_STATUS. */
  paymentStatus?: number | null | undefined
  product?: MoneyProduct | null | undefined
  cursor: Place | undefined
  limit: number
}

const REASONS: Record<Question['type'], readonly CashReason[]> = {
  [PAYMENT_TYPES.All]: CASH_REASONS,
  [PAYMENT_TYPES.Deposit]: ['deposit'],
  [PAYMENT_TYPES.Withdraw]: ['withdrawal_reserve', 'withdrawal_return'],
}

const OF_PRODUCT: Record<MoneyProduct, readonly CashReason[]> = {
  cashier: ['deposit', 'withdrawal_reserve', 'withdrawal_return'],
  casino: ['bet', 'win', 'rollback'],
  sports: ['sport_bet', 'sport_win', 'sport_rollback', 'sport_correction'],
  bonus: ['bonus'],
}

const TOP = 9_223_372_036_854_775_807n

/** The reasons that can fit the question at all. */
function reasonsOf({ type, product, paymentStatus }: Question): readonly CashReason[] {
  const reasons = REASONS[type].filter((one) => !product || OF_PRODUCT[product].includes(one))
  const isConfirmed = (paymentStatus ?? PAYMENT_STATUS.Confirmed) === PAYMENT_STATUS.Confirmed
  // Every movement stands, but the payment that a withdrawal began may still become anything.
  return isConfirmed ? reasons : reasons.filter((one) => one === 'withdrawal_reserve')
}

/** A withdrawal is as its payment is. */
const hasStatus = (status: number) => sql`(t.reason <> 'withdrawal_reserve' or exists (
  select from payment where id = ${originIdOf('t')}::uuid and status = ${status}))`

type MovementRow = Omit<Movement, 'place'> & { id: bigint }

export async function readMovements(db: Db | Tx, question: Question): Promise<Movement[]> {
  const { playerId, paymentStatus: status, cursor, limit, range } = question
  const fitting = reasonsOf(question)
  if (fitting.length === 0) return []
  // A payment's cursor stands above the transfer it names, which is therefore still to come.
  const next = cursor ? cursor.transferId + (cursor.seq === null ? 0n : 1n) : TOP
  const below = next < range.beforeId ? next : range.beforeId
  // Literals, so that the planner can see that the cashier's own index holds all of them.
  const reasons = sql.join(fitting.map((reason) => sql.lit(reason)))
  const { rows } = await sql<MovementRow>`
    select t.id, t.key, t.reason, t.amount_e5 as "amountE5", t.created_at as "createdAt",
           t.target_id = cash.id as "isIn",
           case when t.target_id = cash.id then target_balance_e5 else source_balance_e5 end as "balanceE5"
      from transfer t
      join account cash on cash.id in (t.source_id, t.target_id)
       and cash.owner_id = ${playerId} and cash.kind = 'player_cash'
     where t.player_id = ${playerId} and t.id >= ${range.fromId} and t.id < ${below}
       and t.reason in (${reasons}) ${typeof status === 'number' ? sql`and ${hasStatus(status)}` : sql``}
     order by t.id desc limit ${limit}`.execute(db)
  return rows.map(({ id, ...row }) => ({ ...row, place: { transferId: id, seq: null } }))
}

export async function readUnmoved(db: Db | Tx, question: Question): Promise<Unmoved[]> {
  const { playerId, cursor, limit, paymentStatus: status, from, to } = question
  if (!mayBeUnmoved(question)) return []
  let query = db
    .selectFrom('payment')
    .select(['id', 'ledger_mark', 'seq', 'method_id', 'amount_e5', 'status', 'created_at'])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', '<>', PAYMENT_STATUS.Confirmed)
    .where(sql<boolean>`(ledger_mark, seq) < (${cursor?.transferId ?? TOP}, ${cursor?.seq ?? 0n})`)
    .orderBy('ledger_mark', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
  if (typeof status === 'number') query = query.where('status', '=', status)
  if (from) query = query.where(sql<boolean>`created_at >= ${startOf(from)}`)
  if (to) query = query.where(sql<boolean>`created_at < ${startOf(to, 1)}`)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    place: { transferId: row.ledger_mark, seq: row.seq },
    methodId: row.method_id,
    amountE5: row.amount_e5,
    status: row.status,
    createdAt: row.created_at,
  }))
}

/** A withdrawal moves its money when it is asked for. */
const mayBeUnmoved = ({ type, product, paymentStatus }: Question): boolean =>
  type !== PAYMENT_TYPES.Withdraw &&
  (!product || product === 'cashier') &&
  paymentStatus !== PAYMENT_STATUS.Confirmed
