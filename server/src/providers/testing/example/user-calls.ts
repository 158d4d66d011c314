import type { Db } from '../../../db/db.ts'
import { gameTokenHash, readBalanceE5 } from '../../../modules/casino/index.ts'
import type { Clock } from '../../../platform/clock.ts'
import { BadMessage, type Fields, minorUnits, playerIdOf, textOf } from './message.ts'
import { PROVIDER } from './name.ts'

/**
 * The last committed balance, which no bet in flight has to wait for. A session that takes no more
 * bets is still told it.
 */
export async function readBalance(deps: { db: Db; clock: Clock }, fields: Fields) {
  const playerId = playerIdOf(fields)
  const session = await deps.db
    .selectFrom('game_session')
    .select('currency')
    .where('token_hash', '=', gameTokenHash(textOf(fields, 'token')))
    .where('player_id', '=', playerId)
    .where('provider', '=', PROVIDER)
    .where('is_open', '=', true)
    .executeTakeFirst()
  if (!session) throw new BadMessage('unknown_session', 'no such session')
  const balanceE5 = await readBalanceE5(deps, playerId)
  return { currency: session.currency, balance: minorUnits(balanceE5) }
}
