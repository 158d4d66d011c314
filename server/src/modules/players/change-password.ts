import type { changePassword as endpoint } from '@zar/contract/customer'
import type { z } from 'zod/mini'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller, SignedIn } from '../../platform/route.ts'
import type { PlayerDeps } from './deps.ts'
import { refuseUnlike, refuseWeak, replacePassword } from './replace-password.ts'

type Change = z.output<typeof endpoint.input>

/** Changes the password of whoever knows the old one (AUT-09), and ends their other sessions. */
export async function changePassword(
  deps: PlayerDeps,
  input: Change,
  { player, caller }: { player: SignedIn; caller: Caller },
): Promise<void> {
  const { db, passwords, throttle, policy } = deps
  const { playerId, tokenHash } = player
  refuseUnlike(input.password === input.confirmPassword, 'confirmPassword', caller.locale)
  const tries = { name: 'password-change', key: playerId, limit: policy.logIn.account }
  if (!(await throttle.take([tries]))) throw new Refusal('too_many_attempts')

  const holder = await db
    .selectFrom('player')
    .select(['id', 'username', 'email', 'phone', 'password_hash'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const insteadOf = holder.password_hash
  if (!(await passwords.verify(insteadOf, input.oldPassword)))
    throw new Refusal('wrong_old_password')
  await throttle.reset(tries)
  refuseWeak(input.password, holder)

  const passwordHash = await passwords.hash(input.password)
  const replacement = { holder, passwordHash, insteadOf, exceptTokenHash: tokenHash }
  const ended = await db
    .transaction()
    .execute((tx) => replacePassword(tx, deps, replacement, caller))
  // Somebody changed it in between, so the old password is another one now.
  if (!ended) throw new Refusal('wrong_old_password')
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
  deps.log.info({ event: 'password changed', playerId, ip: caller.ip })
}
