import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { findMethod } from '../methods/methods.ts'
import { stateOf } from './player-payments.ts'

const { None, Created, Pending, Confirmed, Merged, Rejected, Cancelled } = PAYMENT_STATUS
const STATUSES = {
  open: [None, Created, Pending],
  paid: [Confirmed],
  over: [Merged, Rejected, Cancelled],
}

type Asked = {
  list: keyof typeof STATUSES
  /** A number, an id of ours, or the payment service's: then lists do not count. */
  q: string | undefined
  /** Deposits from before this number. */
  before: bigint | undefined
  limit: number
  locale: Locale
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Deposits of all players, the newest first, each with what was sent back of it. */
export async function readDeposits(db: Db, { list, q, before, limit, locale }: Asked) {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .innerJoin('country', 'country.id', 'player.country_id')
    .leftJoin('payment as back', 'back.refund_of', 'payment.id')
    .select(['payment.id', 'payment.seq', 'payment.player_id', 'payment.method_id'])
    .select(['payment.amount_e5', 'payment.status', 'payment.created_at', 'payment.updated_at'])
    .select(['payment.gateway_id', 'payment.is_payer_own', 'usercode', 'username'])
    .select(['country.code as country', 'back.amount_e5 as back_e5', 'back.status as back_status'])
    .where('payment.type', '=', PAYMENT_TYPES.Deposit)
    .$if(q === undefined, (query) => query.where('payment.status', 'in', STATUSES[list]))
    .$if(q !== undefined, (query) => query.where(namedBy(q ?? '')))
    .$if(before !== undefined, (query) => query.where('payment.seq', '<', before ?? 0n))
    .orderBy('payment.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: `${row.seq}`,
    playerId: row.player_id,
    usercode: row.usercode,
    username: row.username,
    country: row.country,
    method: findMethod(row.method_id, PAYMENT_TYPES.Deposit)?.title[locale] ?? `${row.method_id}`,
    amountE5: row.amount_e5,
    state: stateOf(row.status),
    at: row.created_at,
    changedAt: row.updated_at,
    reference: row.gateway_id,
    isPayerOwn: row.is_payer_own,
    back:
      row.back_e5 === null || row.back_status === null
        ? null
        : { amountE5: row.back_e5, state: stateOf(row.back_status) },
  }))
}

/** What a deposit is looked for by: its number, our id or the payment service's. */
function namedBy(q: string) {
  const theirs = sql<boolean>`payment.gateway_id = ${q}`
  if (UUID.test(q)) return sql<boolean>`(payment.id = ${q}::uuid or ${theirs})`
  return /^\d{1,18}$/.test(q) ? sql<boolean>`(payment.seq = ${q}::bigint or ${theirs})` : theirs
}

export type ListedDeposit = Awaited<ReturnType<typeof readDeposits>>[number]
