import type { SessionData } from '@zar/contract/players/auth'
import type { Tx } from '../../../db/db.ts'
import type { Answer, Caller } from '../../../platform/http/route.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { balanceE5 } from '../../ledger/index.ts'
import { mayLogIn } from '../../protection/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { welcomeBack } from '../registration/welcome.ts'
import { sessionData } from './session-data.ts'

type Opening = {
  playerId: string
  caller: Caller
  /** What the password must still be; left out where none was asked for. */
  passwordHash?: string
  /** The last look, in line with every other log-in of this player: it refuses what does not hold. */
  check: (tx: Tx) => Promise<void>
}

/** Logs the player in: opens a session, ends the one its device had, and answers what the browser keeps. */
export async function openSession(
  deps: PlayerDeps,
  { playerId, caller, passwordHash, check }: Opening,
): Promise<Answer<SessionData>> {
  const opened = await deps.db.transaction().execute(async (tx) => {
    // The row lock puts log-ins of one player in line, so each ends the session before it.
    const player = await tx
      .selectFrom('player')
      .select(['username', 'usercode', 'phone', 'is_phone_verified'])
      .select(['status', 'last_login_at', 'password_hash'])
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { status } = player
    // Changed while it was being checked: who knows only the old one stays out.
    const isChanged = passwordHash !== undefined && player.password_hash !== passwordHash
    refuseIf(isChanged, 'wrong_credentials')
    refuseIf(!mayLogIn(status), 'player_disabled')
    await check(tx)
    await tx
      .updateTable('player')
      .set({ last_login_at: deps.clock.now() })
      .where('id', '=', playerId)
      .execute()
    return { player, ...(await deps.sessions.start(tx, playerId, caller)) }
  })
  await deps.sessions.announceEnded(opened.ended)
  deps.log.info({ event: 'logged in', playerId, ip: caller.ip })
  const lastLoginAt = opened.player.last_login_at
  const facts = { token: opened.token, lastLoginAt, balanceE5: await balanceE5(deps.db, playerId) }
  return { data: sessionData(opened.player, facts), message: welcomeBack(lastLoginAt) }
}
