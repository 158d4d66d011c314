import { Refusal } from '../../platform/refusal.ts'
import type { PlayerDeps } from './deps.ts'

type Deps = Pick<PlayerDeps, 'db' | 'passwords' | 'throttle' | 'policy' | 'log'>

/**
 * Whether this is the password of a player who is signed in, for what a session alone is not enough
 * for (AUT-09). Whoever holds the session guesses no more often than at the log-in.
 */
export async function confirmPassword(
  { db, passwords, throttle, policy, log }: Deps,
  playerId: string,
  password: string,
): Promise<boolean> {
  const tries = { name: 'password-again', key: playerId, limit: policy.logIn.account }
  if (!(await throttle.take([tries]))) throw new Refusal('too_many_attempts')
  const player = await db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', playerId)
    .executeTakeFirst()
  const isRight = await passwords.verify(player?.password_hash, password)
  if (isRight) await throttle.reset(tries)
  else log.warn({ event: 'password again refused', playerId })
  return isRight
}
