import type { Db } from '../../db/db.ts'
import type { WalletCommand } from '../../modules/casino/index.ts'
import { PROVIDER } from './command.ts'

/**
 * What a rollback reverses, where it ever came in time. A bet that came after its rollback never did:
 * the answer to the rollback stays what it was.
 */
export const findReversed = (db: Db, id: string, playerId: string) =>
  db
    .selectFrom('wallet_transaction')
    .select(['kind', 'amount_e5 as amountE5', 'moves_cash as movesCash', 'outcome'])
    .where('id', '=', id)
    .where('provider', '=', PROVIDER)
    .where('player_id', '=', playerId)
    .where('outcome', '<>', 'rolled_back')
    .executeTakeFirst()

/** Whether a rollback that was taken found that another had come before it. */
export async function cameSecond(db: Db, { transactionId }: WalletCommand): Promise<boolean> {
  const taken = await db
    .selectFrom('wallet_transaction')
    .select('outcome')
    .where('id', '=', transactionId)
    .where('provider', '=', PROVIDER)
    .executeTakeFirst()
  return taken?.outcome === 'ok_again'
}
