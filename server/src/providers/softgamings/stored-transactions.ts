import type { Db } from '../../db/db.ts'

/**
 * What a rollback reverses, where it ever came in time. A bet that came after its rollback never did:
 * the answer to the rollback stays what it was.
 */
export async function findReversed(db: Db, id: string, playerId: string) {
  const reversed = await db
    .selectFrom('wallet_transaction')
    .select(['kind', 'amount_e5', 'outcome'])
    .where('id', '=', id)
    .where('provider', '=', 'softgamings')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return reversed?.outcome === 'rolled_back' ? undefined : reversed
}
