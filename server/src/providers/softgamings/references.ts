import type { Db } from '../../db/db.ts'
import type { WalletCommand } from '../../modules/casino/index.ts'
import { roundKey } from './command.ts'

type Where = Pick<WalletCommand, 'playerId' | 'roundId'>

/**
 * The bet that a win of this round pays: the newest that was taken and still stands, or, where all
 * were given back, the newest of those.
 */
export async function findRoundBet(db: Db, { playerId, roundId }: Where) {
  const bet = await db
    .selectFrom('wallet_transaction as bet')
    .select('bet.id')
    .where('bet.reference_id', '=', roundKey(roundId))
    .where('bet.provider', '=', 'softgamings')
    .where('bet.player_id', '=', playerId)
    .where('bet.kind', '=', 'bet')
    .where('bet.outcome', '=', 'ok')
    .orderBy(({ exists, selectFrom }) =>
      exists(
        selectFrom('wallet_transaction as rollback')
          .select('rollback.id')
          .whereRef('rollback.reference_id', '=', 'bet.id')
          .whereRef('rollback.provider', '=', 'bet.provider')
          .whereRef('rollback.player_id', '=', 'bet.player_id')
          .where('rollback.kind', '=', 'rollback')
          .where('rollback.outcome', '=', 'ok'),
      ),
    )
    .orderBy('bet.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return bet?.id
}

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
