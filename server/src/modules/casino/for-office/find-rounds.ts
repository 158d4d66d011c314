import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'

const MAX = 5

/** Rounds by the name that a supplier gave to one of their bets, wins or rollbacks. */
export async function findRounds(db: Db, transaction: string, locale: Locale) {
  const rows = await db
    .selectFrom('wallet_transaction')
    .leftJoin('game', 'game.code', 'game_code')
    .select(['wallet_transaction.player_id', 'round_id', 'game_code', 'amount_e5'])
    .select(['wallet_transaction.created_at', 'game.name', 'game.name_en'])
    .where('wallet_transaction.id', '=', transaction)
    .limit(MAX)
    .execute()
  return rows.map(({ name, ...row }) => ({
    id: row.round_id,
    playerId: row.player_id,
    game: name === null ? row.game_code : gameName({ ...row, name }, locale),
    amountE5: row.amount_e5,
    at: row.created_at,
  }))
}
