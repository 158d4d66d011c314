import type { Db } from '../../db/db.ts'
import {
  bindSession,
  endSession,
  readSession,
  renewCode,
  type SupplierSession,
} from '../../modules/casino/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import { PROVIDER } from './command.ts'
import {
  BadMessage,
  currencyOf,
  type Fields,
  gameCodeOf,
  minorUnits,
  playerIdOf,
  textOf,
} from './message.ts'

export type UserCalls = { db: Db; clock: Clock; random: Random }

const sessionOf = (fields: Fields): SupplierSession => ({
  provider: PROVIDER,
  playerId: playerIdOf(fields),
  sessionId: textOf(fields, 'sessionId'),
})

/** Observed: what is not the session that `authenticate` bound to the player is "unknown". */
const noSession = () => new BadMessage('ERR_UNKNOWN', 'no such session')

/** A game opens: the code of the launch, of one use and two minutes, becomes their session. */
export async function authenticate(deps: UserCalls, fields: Fields) {
  const session = sessionOf(fields)
  const bound = await bindSession(deps, session, textOf(fields, 'defenceCode'))
  if (!bound) throw new BadMessage('ERR_INVALID_TOKEN', 'the code is none, or no more')
  const held = await readSession(deps, session)
  return { currency: bound.currency, balance: minorUnits(held?.balanceE5 ?? 0n) }
}

/** The last committed balance, which no bet in flight has to wait for. */
export async function readBalance(deps: UserCalls, fields: Fields) {
  const held = await readSession(deps, sessionOf(fields))
  if (!held) throw noSession()
  if (held.currency !== currencyOf(fields)) {
    throw new BadMessage('ERR_INVALID_ACCOUNT', 'the player has another currency')
  }
  return { balance: minorUnits(held.balanceE5) }
}

/** Another code for the game of a session that runs. */
export async function newCode(deps: UserCalls, fields: Fields) {
  const defenceCode = await renewCode(deps, sessionOf(fields), gameCodeOf(fields))
  if (!defenceCode) throw noSession()
  return { defenceCode }
}

/** No more bets of this session; what was staked in it is still paid or given back. */
export async function terminate(deps: UserCalls, fields: Fields) {
  if (!(await endSession(deps, sessionOf(fields)))) throw noSession()
  return {}
}
