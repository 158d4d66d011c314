import type { Db } from '../../db/db.ts'
import { gameTokenHash, playingBonusE5 } from '../../modules/casino/index.ts'
import { playerIdOf } from './command.ts'
import { BadMessage, type Message, textOf } from './message.ts'

/** `/user/info`: what the contract says a supplier is told of a player, and no more. */
export async function readPlayer(db: Db, message: Message) {
  const player = await db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['country.code', 'birth_date', 'created_at'])
    .where('player.id', '=', playerIdOf(message))
    .executeTakeFirst()
  if (!player) throw new BadMessage('RS_ERROR_INVALID_TOKEN', 'no such user')
  return {
    country: player.code,
    sub_partner_id: null,
    birth_date: player.birth_date,
    registration_date: player.created_at.toISOString().slice(0, 10),
  }
}

/**
 * `/user/balance`: the last committed balance, which no bet in flight has to wait for. A session
 * that takes no more bets is still told it.
 */
export async function readBalance(db: Db, message: Message, now: Date) {
  const session = await db
    .selectFrom('game_session')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'game_session.player_id')
        .onRef('account.currency', '=', 'game_session.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['game_session.game_code', 'game_session.currency', 'account.balance_e5'])
    .select(playingBonusE5('game_session.player_id', now).as('bonus_e5'))
    .where('game_session.token_hash', '=', gameTokenHash(textOf(message, 'token')))
    .where('game_session.player_id', '=', playerIdOf(message))
    .where('game_session.provider', '=', 'hub88')
    .where('game_session.is_open', '=', true)
    .executeTakeFirst()
  if (!session) throw new BadMessage('RS_ERROR_INVALID_TOKEN', 'no such session')
  if (session.game_code !== textOf(message, 'game_code')) {
    throw new BadMessage('RS_ERROR_INVALID_GAME', 'the session is of another game')
  }
  return { currency: session.currency, balanceE5: (session.balance_e5 ?? 0n) + session.bonus_e5 }
}
