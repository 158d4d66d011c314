import type { Db } from '../../db/db.ts'
import { changeToken, gameTokenHash, playingBonusE5 } from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { decimalOf } from '../../platform/http/exact-json.ts'
import type { Random } from '../../platform/random.ts'
import { PROVIDER } from './command.ts'
import { BadMessage, currencyOf, type Fields, flagOf, playerIdOf, textOf } from './message.ts'
import { CODES } from './statuses.ts'

export type UserCalls = { db: Db; clock: Clock; random: Random }

/**
 * A game opens. The contract has room for the player's names and mail address, which no game needs:
 * they stay empty.
 */
export async function authenticate(deps: UserCalls, fields: Fields) {
  const session = await runningSession(deps, textOf(fields, 'token'))
  return {
    playerId: session.player_id,
    userName: session.username,
    currencyId: session.currency,
    balance: decimalOf(session.balanceE5),
    birthDate: session.birth_date,
    firstName: '',
    lastName: '',
    gender: '',
    email: '',
    isReal: true,
  }
}

/**
 * The last committed balance, which no bet in flight has to wait for. A session that takes no more
 * bets is still told it; no token tells another player's.
 */
export async function readBalance(deps: UserCalls, fields: Fields) {
  const playerId = playerIdOf(fields)
  const session = await findSession(deps, textOf(fields, 'token'))
  if (session?.player_id !== playerId) throw noSession()
  if (session.currency !== currencyOf(fields)) {
    throw new BadMessage(CODES.wrongCurrency, 'the player has another currency')
  }
  return { balance: decimalOf(session.balanceE5) }
}

/**
 * The token of a session that runs, or another one for it: the session lasts no longer for either,
 * whatever `tokenLifeTime` asks for.
 */
export async function refreshToken(deps: UserCalls, fields: Fields) {
  const token = textOf(fields, 'token')
  await runningSession(deps, token)
  if (!flagOf(fields, 'changeToken')) return { token }
  const changed = await changeToken(deps, PROVIDER, token)
  if (!changed) throw noSession()
  return { token: changed }
}

const noSession = () => new BadMessage(CODES.sessionNotFound, 'no such session')

async function runningSession(deps: UserCalls, token: string) {
  const session = await findSession(deps, token)
  if (!session) throw noSession()
  if (session.expires_at <= deps.clock.now()) {
    throw new BadMessage(CODES.sessionExpired, 'the session is over')
  }
  return session
}

async function findSession({ db, clock }: UserCalls, token: string) {
  const session = await db
    .selectFrom('game_session')
    .innerJoin('player', 'player.id', 'game_session.player_id')
    .innerJoin('account', (join) =>
      join
        .onRef('account.owner_id', '=', 'game_session.player_id')
        .onRef('account.currency', '=', 'game_session.currency')
        .on('account.kind', '=', 'player_cash'),
    )
    .select(['player_id', 'username', 'birth_date', 'expires_at'])
    .select(['game_session.currency', 'account.balance_e5'])
    .select(playingBonusE5('game_session.player_id', clock.now()).as('bonus_e5'))
    .where('token_hash', '=', gameTokenHash(token))
    .where('provider', '=', PROVIDER)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return session && { ...session, balanceE5: (session.balance_e5 ?? 0n) + session.bonus_e5 }
}
