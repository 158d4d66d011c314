import type { RefusalCode } from '@zar/contract/refusal'
import { Refusal } from '../../platform/refusal.ts'
import type { PlayerDeps } from './deps.ts'

type Proof = {
  playerId: string
  password: string
  /** What a wrong one is called. */
  refusal?: RefusalCode
}

/**
 * Looks at the player's password once more, before something weighty (AUT-09). Guesses are counted
 * over everything that asks for it. Answers whose password it is.
 */
export async function provePassword(
  { db, passwords, throttle, policy }: PlayerDeps,
  { playerId, password, refusal = 'wrong_password' }: Proof,
) {
  const tries = { name: 'password-change', key: playerId, limit: policy.logIn.account }
  if (!(await throttle.take([tries]))) throw new Refusal('too_many_attempts')
  const holder = await db
    .selectFrom('player')
    .select(['id', 'username', 'email', 'phone', 'locale', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (!(await passwords.verify(holder.password_hash, password))) throw new Refusal(refusal)
  await throttle.reset(tries)
  return holder
}
