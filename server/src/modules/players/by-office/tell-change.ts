import type { Tx } from '../../../db/db.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { Change } from '../account/security-notice.ts'
import type { PlayerDeps } from '../deps.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

/** Where a player was reached until now, and in which language. */
export type Reached = {
  email: string
  phone: string
  is_phone_verified: boolean
  locale: 'tr' | 'en'
}

type Told = Change & { playerId: string; before: Reached }

/**
 * Tells of what the house changed: in the panel, and at the address and the verified phone as they were
 * before, so that an owner who did not ask for it learns of it.
 */
export async function tellAsBefore(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, before, title, note }: Told,
): Promise<void> {
  const { email, phone, locale } = before
  await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  const letter = { playerId, code: null, caller: null }
  await deps.messages.mail.send(tx, {
    ...letter,
    to: email,
    subject: title[locale],
    text: note[locale],
  })
  const isServed = DEFAULT_PLAYER_POLICY.sms.prefixes.some((prefix) => phone.startsWith(prefix))
  if (before.is_phone_verified && isServed)
    await deps.messages.sms.send(tx, { ...letter, to: phone, subject: null, text: note[locale] })
}
