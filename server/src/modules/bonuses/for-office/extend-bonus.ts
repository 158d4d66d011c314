import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { OPEN_STATUSES } from '../lifecycle/decline-bonus.ts'

/** A bonus as the office acts on it; undefined where there is none. */
export const findBonus = (db: Db | Tx, id: string) =>
  db
    .selectFrom('bonus')
    .leftJoin('account', 'account.id', 'account_id')
    .select(['bonus.player_id as playerId', 'bonus.status', 'expires_at as expiresAt'])
    .select(['balance_e5 as balanceE5', 'amount_max_e5 as amountMaxE5'])
    .where('bonus.id', '=', id)
    .executeTakeFirst()

export const findFreeRounds = (db: Db | Tx, id: string) =>
  db
    .selectFrom('free_rounds')
    .select(['player_id as playerId', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Gives a bonus that has begun so many days more, and warns of its end anew. */
export async function extendBonus(
  tx: Tx,
  { id, days, now }: { id: string; days: number; now: Date },
): Promise<{ expiresAt: Date }> {
  const found = await findBonus(tx, id)
  if (!found) throw new Refusal('not_found')
  const owner = tx.selectFrom('player').select('id').where('id', '=', found.playerId)
  await owner.forNoKeyUpdate().executeTakeFirstOrThrow()
  const row = await tx
    .updateTable('bonus')
    .set({ expires_at: sql`expires_at + make_interval(days => ${days})`, warned_at: null })
    .where('id', '=', id)
    .where('status', 'in', OPEN_STATUSES)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  refuseIf(!row?.expires_at, 'bonus_ended')
  return { expiresAt: row?.expires_at ?? new Date(0) }
}
