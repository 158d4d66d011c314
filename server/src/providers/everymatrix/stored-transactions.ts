import type { Db } from '../../db/db.ts'
import type { WalletCommand } from '../../modules/casino/index.ts'
import { PROVIDER } from './command.ts'

/**
 * What became of a rollback that was taken, and whether what it names ever came in time. What came
 * after its rollback never did: the answer to the rollback stays what it was.
 */
export const readRollback = (db: Db, { transactionId }: WalletCommand) =>
  db
    .selectFrom('wallet_transaction as rollback')
    .leftJoin('wallet_transaction as reversed', (join) =>
      join
        .onRef('reversed.id', '=', 'rollback.reference_id')
        .onRef('reversed.provider', '=', 'rollback.provider')
        .onRef('reversed.player_id', '=', 'rollback.player_id')
        .on('reversed.outcome', '<>', 'rolled_back'),
    )
    .select(['rollback.outcome', 'rollback.amount_e5 as amountE5', 'reversed.id as reversedId'])
    .select('rollback.moves_cash as movesCash')
    .where('rollback.id', '=', transactionId)
    .where('rollback.provider', '=', PROVIDER)
    .executeTakeFirstOrThrow()
