import type { Db, Tx } from '../../../db/db.ts'

/** Whether a bonus that this deposit brought is running or waits for its turn. */
export const hasBonusOfDeposit = async (db: Db | Tx, paymentId: string): Promise<boolean> =>
  (await db
    .selectFrom('bonus')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['active', 'waiting'])
    .limit(1)
    .executeTakeFirst()) !== undefined
