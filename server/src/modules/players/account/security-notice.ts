import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { letterFor, notifyPlayer, panelWords, type Told } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'

/** `caller` is null where nobody of the site did it. */
type SecurityNotice = Told & { playerId: string; caller: Caller | null }

/** Tells the player of a change to how they log in: in the panel, and by mail (AUT-10). */
export async function tellOfChange(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, caller, ...told }: SecurityNotice,
): Promise<void> {
  const { email, locale } = await tx
    .selectFrom('player')
    .select(['email', 'locale'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await notifyPlayer(tx, deps, { playerId, type: 'System', ...panelWords(told) })
  const said = await letterFor(tx, { ...told, locale })
  await deps.messages.mail.send(tx, { playerId, to: email, code: null, caller, ...said })
}
