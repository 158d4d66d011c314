import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../../db/db.ts'
import type { PaymentType } from '../methods/method.ts'
import { findMethod } from '../methods/methods.ts'
import { after, STATE_COLUMNS } from '../withdrawals/states.ts'

const STATES = {
  [PAYMENT_STATUS.None]: 'created',
  [PAYMENT_STATUS.Created]: 'created',
  [PAYMENT_STATUS.Pending]: 'pending',
  [PAYMENT_STATUS.Confirmed]: 'confirmed',
  [PAYMENT_STATUS.Merged]: 'merged',
  [PAYMENT_STATUS.Rejected]: 'rejected',
  [PAYMENT_STATUS.Cancelled]: 'cancelled',
} as const

/** How a payment stands, in a word of the office. */
export const stateOf = (status: number) => STATES[status as keyof typeof STATES]

type Asked = {
  playerId: string
  type: PaymentType
  /** Payments from before this number. */
  before: bigint | undefined
  limit: number
  locale: Locale
}

/** A player's payments of one direction as the office lists them, the newest first. */
export async function readPlayerPayments(db: Db, { playerId, type, before, limit, locale }: Asked) {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'seq', 'method_id', 'amount_e5', 'clock_base_at', 'created_at', 'updated_at'])
    .select(STATE_COLUMNS)
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0n))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: `${row.seq}`,
    at: row.created_at,
    changedAt: row.updated_at,
    method: findMethod(row.method_id, type)?.title[locale] ?? `${row.method_id}`,
    amountE5: row.amount_e5,
    state: stateOf(row.status),
    hold: row.status === PAYMENT_STATUS.Pending ? row.hold : null,
    // What was held before has had its review.
    mayBeHeld:
      type === PAYMENT_TYPES.Withdraw &&
      row.clock_base_at === null &&
      after(row, 'hold') !== undefined,
  }))
}
