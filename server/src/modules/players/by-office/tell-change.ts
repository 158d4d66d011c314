import type { Tx } from '../../../db/db.ts'
import { letterFor, notifyPlayer, panelWords, type Told } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { DEFAULT_PLAYER_POLICY } from '../policy.ts'

/** Where a player was reached until now, and in which language. */
export type Reached = {
  email: string
  phone: string
  is_phone_verified: boolean
  locale: 'tr' | 'en'
}

type ToldAsBefore = Told & { playerId: string; before: Reached }

/**
 * Tells of what the house changed: in the panel, and at the address and the verified phone as they were
 * before, so that an owner who did not ask for it learns of it.
 */
export async function tellAsBefore(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, before, ...told }: ToldAsBefore,
): Promise<void> {
  const { email, phone, locale } = before
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...panelWords(told) })
  const letter = { playerId, code: null, caller: null }
  const said = await letterFor(tx, { ...told, locale })
  await deps.messages.mail.send(tx, { ...letter, ...said, to: email })
  const isServed = DEFAULT_PLAYER_POLICY.sms.prefixes.some((prefix) => phone.startsWith(prefix))
  if (before.is_phone_verified && isServed)
    await deps.messages.sms.send(tx, { ...letter, to: phone, subject: null, text: said.text })
}
