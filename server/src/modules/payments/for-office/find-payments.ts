import { PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../../db/db.ts'

/** What people call a payment by, or its id. */
export type PaymentName = { number: bigint } | { ids: readonly string[] }

/** These payments, in no order. */
export async function findPayments(db: Db, name: PaymentName) {
  if ('ids' in name && name.ids.length === 0) return []
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'seq', 'type', 'player_id', 'amount_e5', 'promised_at', 'created_at'])
    .$if('number' in name, (query) => query.where('seq', '=', 'number' in name ? name.number : 0n))
    .$if('ids' in name, (query) => query.where('id', 'in', 'ids' in name ? name.ids : []))
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: `${row.seq}`,
    kind: row.type === PAYMENT_TYPES.Withdraw ? ('withdrawal' as const) : ('deposit' as const),
    playerId: row.player_id,
    amountE5: row.amount_e5,
    promiseAt: row.promised_at,
    at: row.created_at,
  }))
}
