import type { Locale } from '@zar/contract/limits'
import type { Db } from '../../../db/db.ts'
import { gameName } from '../../../db/game-name.ts'
import { debtOriginOf, originIdIn, transferKeyOf } from '../../ledger/index.ts'

/** What the games are called that moved a player's money, by the keys of the transfers. Others have none. */
export async function readGamesOfTransfers(
  db: Db,
  { playerId, keys, locale }: { playerId: string; keys: readonly string[]; locale: Locale },
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallet_transaction')
    .leftJoin('game', 'game.code', 'game_code')
    .select(['wallet_transaction.id', 'wallet_transaction.provider', 'game_code'])
    .select(['game.name', 'game.name_en'])
    .where('wallet_transaction.id', 'in', keys.map(originIdIn))
    .where('wallet_transaction.player_id', '=', playerId)
    .execute()
  return new Map(
    rows.flatMap(({ id, provider, game_code, name, name_en }) => {
      const game = name === null ? game_code : gameName({ name, name_en }, locale)
      return [provider, debtOriginOf(provider)].map((origin): [string, string] => [
        transferKeyOf(origin, id),
        game,
      ])
    }),
  )
}
