import type { Db } from '../../db/db.ts'
import {
  bindSession,
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
  gameCodeOf,
  optionalTextOf,
  playerIdOf,
  textOf,
} from './message.ts'
import type { Elements } from './xml.ts'

export type UserCalls = { db: Db; clock: Clock; random: Random; portal: string }

const sessionOf = (fields: Elements): SupplierSession => ({
  provider: PROVIDER,
  playerId: playerIdOf(fields),
  sessionId: textOf(fields, 'SessionId'),
})

/**
 * A game opens: the code of the launch, of one use and two minutes, becomes their session. Newer
 * versions call it AuthenticationToken (observed). Undefined where the code is not that, or no more.
 */
export async function authenticate(deps: UserCalls, fields: Elements): Promise<bigint | undefined> {
  const session = sessionOf(fields)
  const code = optionalTextOf(fields, 'DefenceCode') ?? textOf(fields, 'AuthenticationToken')
  const currency = currencyOf(fields, deps.portal)
  const gameId = optionalTextOf(fields, 'GameId')
  const bound = await bindSession(deps, session, code, (launched) => {
    if (launched.currency !== currency) throw new BadMessage('the player has another currency')
    const isTheGame = gameId === null || launched.gameCode === gameCodeOf(gameId)
    if (!isTheGame) throw new BadMessage('the code is another game’s')
  })
  if (!bound) return undefined
  const held = await readSession(deps, session)
  return held?.balanceE5 ?? 0n
}

/** The last committed balance, which no bet in flight has to wait for. */
export async function readBalance(deps: UserCalls, fields: Elements): Promise<bigint> {
  const held = await readSession(deps, sessionOf(fields))
  if (held?.currency !== currencyOf(fields, deps.portal)) throw new BadMessage('no such session')
  return held.balanceE5
}

/** Another code for the game of a session that runs. That it names a session is inferred. */
export async function newCode(deps: UserCalls, fields: Elements): Promise<string> {
  const code = await renewCode(deps, sessionOf(fields), gameCodeOf(textOf(fields, 'GameId')))
  if (!code) throw new BadMessage('no such session')
  return code
}
