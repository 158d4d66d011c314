import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { heldOf } from '../for-office/queue.ts'

/** How many wait for an operator, before this one where it is named. */
export async function countHeld(db: Db, beforeSeq?: bigint): Promise<number> {
  const { count } = await heldOf(db)
    .where(sql<boolean>`payment.hold is distinct from 'new_account'`)
    .where('payment.legal_hold_id', 'is', null)
    .select(sql<bigint>`count(*)`.as('count'))
    .$if(beforeSeq !== undefined, (all) => all.where('payment.seq', '<', beforeSeq ?? 0n))
    .executeTakeFirstOrThrow()
  return Number(count)
}
