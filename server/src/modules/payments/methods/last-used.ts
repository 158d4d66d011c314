import type { Db } from '../../../db/db.ts'
import type { PaymentType } from './method.ts'

/** The method that the player used last, in each direction. */
export async function readLastUsed(
  db: Db,
  playerId: string,
): Promise<Partial<Record<PaymentType, number>>> {
  const rows = await db
    .selectFrom('payment')
    .distinctOn('type')
    .select(['type', 'method_id'])
    .where('player_id', '=', playerId)
    .orderBy('type')
    .orderBy('seq', 'desc')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.type, row.method_id]))
}
