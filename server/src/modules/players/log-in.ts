import type { login as endpoint, SessionData } from '@zar/contract/players/auth'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../db/db.ts'
import type { Answer, Caller } from '../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../platform/refusal.ts'
import type { PlayerDeps } from './deps.ts'
import { isUsername, usernameKey } from './keys.ts'
import { admitLogIn } from './log-in-guard.ts'
import { openSession } from './sessions/open-session.ts'
import { admitSecondStep, hasTwoStep, spendSecondStep } from './two-step/second-step.ts'

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
  const isRight = await admitLogIn(
    { db: deps.db, throttle: deps.throttle, policy: deps.policy, now: deps.clock.now() },
    { playerId: player?.id, accountKey, caller },
    () => deps.passwords.verify(player?.password_hash, input.password),
  ).catch((error: unknown) => {
    deps.log.warn({ event: 'log-in throttled', playerId: player?.id, ip: caller.ip })
    throw error
  })

  // The name typed is not logged: now and then it is the password.
  if (!player || !isRight) {
    deps.log.warn({ event: 'log-in refused', playerId: player?.id, ip: caller.ip })
    throw new Refusal('wrong_credentials')
  }
  const tries =
    input.code === undefined ? undefined : await admitSecondStep(deps, player.id, caller)
  const answer = await openSession(deps, {
    playerId: player.id,
    caller,
    passwordHash: player.password_hash,
    check: (tx) => passSecondStep(tx, deps, player.id, input.code),
  })
  await tries?.done()
  return answer
}

/** With a second step switched on, the password alone opens nothing, however it was come by (AUT-07). */
async function passSecondStep(
  tx: Tx,
  deps: PlayerDeps,
  playerId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await hasTwoStep(tx, playerId))) return
  if (code === undefined) throw new Refusal('second_step_needed')
  refuseIf(!(await spendSecondStep(tx, deps, playerId, code)), 'second_step_wrong')
}

async function findPlayer(db: Db, accountKey: string) {
  // Not every text that can be typed can be asked of the database.
  const key = isUsername(accountKey) ? accountKey : ''
  return db
    .selectFrom('player')
    .select(['id', 'password_hash'])
    .where('username_key', '=', key)
    .executeTakeFirst()
}
