import { unitsOf } from '@zar/contract/money'
import type { Db } from '../../db/db.ts'
import { gameTokenHash, playingBonusE5 } from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { PROVIDER } from './command.ts'
import { countryCode3 } from './country-code.ts'
import {
  BadMessage,
  type Fields,
  optionalTextOf,
  playerIdOf,
  textOf,
  validatesSession,
} from './message.ts'

export type UserCalls = { db: Db; clock: Clock }

/**
 * Who plays in a session that runs: the launch's `_sid` is the session itself. No more of the player
 * is told than a game needs: an alias for a name, and no city.
 */
export async function readAccount(deps: UserCalls, fields: Fields) {
  const playerId = await readSessionHolder(deps, fields)
  const player = await deps.db
    .selectFrom('player')
    .innerJoin('country', 'country.id', 'player.country_id')
    .select(['country.code', 'player.currency', 'birth_date'])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow()
  const alias = `player-${playerId.slice(0, 8)}`
  return {
    ExternalUserId: playerId,
    City: '',
    Country: countryCode3(player.code),
    Currency: player.currency,
    UserName: alias,
    FirstName: '',
    LastName: '',
    Alias: alias,
    Birthdate: player.birth_date,
  }
}

/** The last committed balance, which no bet in flight has to wait for. */
export async function readBalance(deps: UserCalls, fields: Fields) {
  const playerId = validatesSession(fields)
    ? await readSessionHolder(deps, fields)
    : playerIdOf(fields)
  const held = await deps.db
    .selectFrom('player')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'player.id')
        .onRef('account.currency', '=', 'player.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['account.currency', 'balance_e5'])
    .select(playingBonusE5('player.id', deps.clock.now()).as('bonus_e5'))
    .where('player.id', '=', playerId)
    .executeTakeFirst()
  if (!held) throw new BadMessage(103, 'no such player')
  const cashE5 = held.balance_e5 ?? 0n
  return {
    Balance: unitsOf(cashE5 + held.bonus_e5),
    RealMoney: unitsOf(cashE5),
    BonusMoney: unitsOf(held.bonus_e5),
    Currency: held.currency,
  }
}

async function readSessionHolder({ db, clock }: UserCalls, fields: Fields): Promise<string> {
  const session = await db
    .selectFrom('game_session')
    .select(['player_id', 'expires_at'])
    .where('token_hash', '=', gameTokenHash(textOf(fields, 'SessionId')))
    .where('provider', '=', PROVIDER)
    .where('is_open', '=', true)
    .executeTakeFirst()
  const named = optionalTextOf(fields, 'ExternalUserId')
  if (!session || (named ?? session.player_id) !== session.player_id) {
    throw new BadMessage(103, 'no such session')
  }
  if (session.expires_at <= clock.now()) throw new BadMessage(114, 'the session is over')
  return session.player_id
}
