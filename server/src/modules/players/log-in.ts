import type { login as endpoint, SessionData } from '@zar/contract/auth'
import type { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'
import type { Answer, Caller } from '../../platform/route.ts'
import { balanceE5 } from '../ledger/index.ts'
import type { PlayerDeps } from './deps.ts'
import { isUsername, usernameKey } from './keys.ts'
import { admitLogIn } from './log-in-guard.ts'
import { sessionData } from './session-data.ts'
import { welcomeBack } from './welcome.ts'

type LogIn = z.output<typeof endpoint.input>

/**
 * Opens a session. Whether the name or the password was wrong, and whether such an account exists,
 * shows neither in the answer nor in its time (AUT-04).
 */
export async function logIn(
  deps: PlayerDeps,
  input: LogIn,
  caller: Caller,
): Promise<Answer<SessionData>> {
  const accountKey = usernameKey(input.username.trim())
  const player = await findPlayer(deps.db, accountKey)
  const attempt = await admitLogIn(
    { db: deps.db, throttle: deps.throttle, policy: deps.policy, now: deps.clock.now() },
    { playerId: player?.id, accountKey, caller },
  ).catch((error: unknown) => {
    deps.log.warn({ event: 'log-in throttled', playerId: player?.id, ip: caller.ip })
    throw error
  })

  const isRight = await deps.passwords.verify(player?.password_hash, input.password)
  // The name typed is not logged: now and then it is the password.
  if (!player || !isRight) {
    deps.log.warn({ event: 'log-in refused', playerId: player?.id, ip: caller.ip })
    throw new Refusal('wrong_credentials')
  }
  await attempt.done()
  const opened = await openSession(deps, player, caller)
  deps.log.info({ event: 'logged in', playerId: player.id, ip: caller.ip })
  const facts = { ...opened, balanceE5: await balanceE5(deps.db, player.id) }
  return { data: sessionData(player, facts), message: welcomeBack(opened.lastLoginAt) }
}

type Known = { id: string; password_hash: string }

async function openSession(deps: PlayerDeps, known: Known, caller: Caller) {
  const playerId = known.id
  const opened = await deps.db.transaction().execute(async (tx) => {
    // The row lock puts log-ins of one player in line, so each ends the session before it.
    const now = await tx
      .selectFrom('player')
      .select(['status', 'last_login_at', 'password_hash'])
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { status, last_login_at: lastLoginAt } = now
    // Changed while it was being checked: who knows only the old one stays out.
    refuseIf(now.password_hash !== known.password_hash, 'wrong_credentials')
    refuseIf(status === 'blocked' || status === 'closed', 'player_disabled')
    await tx
      .updateTable('player')
      .set({ last_login_at: deps.clock.now() })
      .where('id', '=', playerId)
      .execute()
    await deps.letters.meet(tx, { playerId, demoBox: caller.demoBox })
    return { ...(await deps.sessions.start(tx, playerId, caller)), lastLoginAt }
  })
  await deps.sessions.announceEnded(opened.ended)
  return opened
}

async function findPlayer(db: Db, accountKey: string) {
  // Not every text that can be typed can be asked of the database.
  const key = isUsername(accountKey) ? accountKey : ''
  return db
    .selectFrom('player')
    .select(['id', 'username', 'usercode', 'phone', 'is_phone_verified', 'password_hash'])
    .where('username_key', '=', key)
    .executeTakeFirst()
}
