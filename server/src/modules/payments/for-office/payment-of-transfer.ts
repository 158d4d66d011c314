import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'
import { transferKeyOf } from '../../ledger/index.ts'
import { findMethod } from '../methods/methods.ts'
import { transferKey } from '../transfer-key.ts'
import { stateOf } from './player-payments.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The payment that a transfer moved money for, and what the bank knows it by. */
export async function readPaymentOfTransfer(
  db: Db,
  { origin, originId, locale }: { origin: string; originId: string; locale: Locale },
) {
  const names = Object.values(transferKey).map((name) => name(originId))
  if (!names.includes(transferKeyOf(origin, originId)) || !UUID.test(originId)) return undefined
  const row = await db
    .selectFrom('payment')
    .leftJoin('payment_difference as difference', 'difference.payment_id', 'payment.id')
    .select(['payment.id', 'seq', 'type', 'method_id', 'status', 'gateway_id', 'updated_at'])
    .select(['difference.what', 'explained_at'])
    .where('payment.id', '=', originId)
    .executeTakeFirst()
  if (!row) return undefined
  const type = row.type === 1 ? 1 : 2
  return {
    id: row.id,
    number: `${row.seq}`,
    type: type === 1 ? ('deposit' as const) : ('withdrawal' as const),
    method: findMethod(row.method_id, type)?.title[locale] ?? `${row.method_id}`,
    state: stateOf(row.status),
    bankReference: row.gateway_id,
    changedAt: row.updated_at,
    difference: row.what === null || row.explained_at !== null ? null : row.what,
  }
}
