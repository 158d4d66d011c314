import type { Db } from '../../db/db.ts'
import { gameTokenHash, playingBonusE5 } from '../../modules/casino/index.ts'
import { currencyOf, loginHolderOf, tokenOf } from './command.ts'
import { BadMessage, wrong } from './message.ts'
import type { Fields } from './signature.ts'

/**
 * The last committed balance, which no bet in flight has to wait for. A session that takes no more
 * bets is still told it, and one whose launch is being answered, since the launch itself may ask; a
 * token must be one of this player's.
 */
export async function readBalance(db: Db, fields: Fields, now: Date): Promise<bigint> {
  const playerId = loginHolderOf(fields)
  const account = await db
    .selectFrom('player')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'player.id')
        .onRef('account.currency', '=', 'player.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['account.currency', 'account.balance_e5'])
    .select(playingBonusE5('player.id', now).as('bonus_e5'))
    .where('player.id', '=', playerId)
    .executeTakeFirst()
  if (!account) throw wrong('userid')
  if (account.currency !== currencyOf(fields)) {
    throw new BadMessage('Currency mismatch with user wallet currency')
  }
  const token = tokenOf(fields)
  if (token !== null && !(await isTokenOf(db, token, playerId))) {
    throw new BadMessage('SESSION_EXPIRED')
  }
  return (account.balance_e5 ?? 0n) + account.bonus_e5
}

async function isTokenOf(db: Db, token: string, playerId: string): Promise<boolean> {
  const session = await db
    .selectFrom('game_session')
    .select('player_id')
    .where('token_hash', '=', gameTokenHash(token))
    .where('player_id', '=', playerId)
    .where('provider', '=', 'softgamings')
    .executeTakeFirst()
  return session !== undefined
}
