import type { RefusalCode } from '@zar/contract/refusal'
import { Refusal } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'

type Deps = Pick<PlayerDeps, 'db' | 'passwords' | 'throttle' | 'policy' | 'log'>
type Proof = { playerId: string; password: string }

/** Whose password it is, and nobody where it is wrong. */
async function holderOf(
  { db, passwords, throttle, policy, log }: Deps,
  { playerId, password }: Proof,
) {
  const tries = { name: 'password-again', key: playerId, limit: policy.logIn.account }
  if (!(await throttle.take([tries]))) throw new Refusal('too_many_attempts')
  const holder = await db
    .selectFrom('player')
    .select(['id', 'username', 'email', 'phone', 'locale', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!(await passwords.verify(holder?.password_hash, password))) {
    log.warn({ event: 'password again refused', playerId })
    return undefined
  }
  await throttle.reset(tries)
  return holder
}

/**
 * Whether this is the password of a player who is signed in, for what a session alone is not enough
 * for (AUT-09). Whoever holds the session guesses no more often than at the log-in, over everything
 * that asks for it.
 */
export async function confirmPassword(deps: Deps, proof: Proof): Promise<boolean> {
  return (await holderOf(deps, proof)) !== undefined
}

/** The same, refused where it is wrong by the name that the form knows. Answers who the player is. */
export async function provePassword(
  deps: Deps,
  { refusal = 'wrong_password', ...proof }: Proof & { refusal?: RefusalCode },
) {
  const holder = await holderOf(deps, proof)
  if (!holder) throw new Refusal(refusal)
  return holder
}
