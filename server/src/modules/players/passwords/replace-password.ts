import type { FieldError } from '@zar/contract/endpoint'
import type { Locale } from '@zar/contract/limits'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor, notifyPlayer } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { passwordChanged } from './password-emails.ts'
import { isTooShort, isWeakPassword, longerPassword } from './weak-password.ts'

/** Whose password it is, and what of theirs must not be in it. */
export type Holder = { id: string; username: string; email: string; phone: string }

const DIFFERS = { tr: 'Şifreler aynı değil.', en: 'The passwords do not match.' }

/** Refuses a password that its repetition does not match. */
export function refuseUnlike(same: boolean, field: string, locale: Locale): void {
  if (same) return
  const fields: FieldError[] = [{ field, message: DIFFERS[locale] }]
  throw new Refusal('invalid_input', fields)
}

type New = { password: string; holder: Holder; locale: Locale }

export function refuseWeak({ policy }: Pick<PlayerDeps, 'policy'>, asked: New): void {
  const { password, locale, holder } = asked
  const { username, email, phone } = holder
  if (isTooShort(password, policy.passwordMin)) {
    const message = longerPassword(policy.passwordMin)[locale]
    throw new Refusal('invalid_input', [{ field: 'password', message }])
  }
  refuseIf(isWeakPassword(password, [username, email, phone.replace('+', '')]), 'weak_password')
}

type Replacement = {
  holder: Holder
  passwordHash: string
  /** What the password must still be; given, a change that came in between wins. */
  insteadOf?: string
  /** The one session that goes on. */
  exceptTokenHash?: Buffer
  /** By a code: whoever had the account until now is not to come back by a passkey of theirs. */
  isRecovery?: boolean
}

/**
 * Sets the password, ends the player's sessions and tells of it (AUT-10, SES-03), all or nothing; a
 * recovery takes the passkeys away too (AUT-08).
 * Answers the ended sessions, to be announced after the commit; undefined when the password is no
 * longer `insteadOf`.
 */
export async function replacePassword(
  tx: Tx,
  deps: PlayerDeps,
  { holder, passwordHash, insteadOf, exceptTokenHash, isRecovery = false }: Replacement,
  caller: Caller,
): Promise<Buffer[] | undefined> {
  const changed = await tx
    .updateTable('player')
    .set({ password_hash: passwordHash })
    .where('id', '=', holder.id)
    .$if(insteadOf !== undefined, (query) => query.where('password_hash', '=', insteadOf ?? ''))
    .returning('locale')
    .executeTakeFirst()
  if (!changed) return undefined
  const ended = await deps.sessions.endAllIn(tx, {
    playerId: holder.id,
    why: 'password',
    exceptTokenHash,
  })
  const isWithoutPasskeys = isRecovery && (await removePasskeys(tx, holder.id))
  await notifyPlayer(tx, deps, {
    playerId: holder.id,
    type: 'System',
    ...passwordChanged(isWithoutPasskeys),
  })
  await deps.messages.mail.send(tx, {
    playerId: holder.id,
    to: holder.email,
    code: null,
    caller,
    ...(await letterFor(tx, {
      letter: isWithoutPasskeys ? 'password-recovered' : 'password-changed',
      locale: changed.locale,
    })),
  })
  return ended
}

/** Whether there were any. */
async function removePasskeys(tx: Tx, playerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
