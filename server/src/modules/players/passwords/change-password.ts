import type { changePassword as endpoint } from '@zar/contract/players/customer'
import type { z } from 'zod/mini'
import type { Caller, SignedIn } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PlayerDeps } from '../deps.ts'
import { provePassword } from './prove-password.ts'
import { refuseUnlike, refuseWeak, replacePassword } from './replace-password.ts'

type Change = z.output<typeof endpoint.input>

/** Changes the password of whoever knows the old one (AUT-09), and ends their other sessions. */
export async function changePassword(
  deps: PlayerDeps,
  input: Change,
  { player, caller }: { player: SignedIn; caller: Caller },
): Promise<void> {
  const { db, passwords } = deps
  const { playerId, tokenHash } = player
  refuseUnlike(input.password === input.confirmPassword, 'confirmPassword', caller.locale)
  const proof = { playerId, password: input.oldPassword, refusal: 'wrong_old_password' } as const
  const holder = await provePassword(deps, proof)
  const insteadOf = holder.password_hash
  refuseWeak(deps, { password: input.password, holder, locale: caller.locale })

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
