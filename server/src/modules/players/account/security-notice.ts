import type { Tx } from '../../../db/db.ts'
import type { Caller, Text } from '../../../platform/http/route.ts'
import { notifyPlayer } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'

/** What happened to an account, for the panel and for the mail. */
export type Change = { title: Text; note: Text }

/** What to do about a change that somebody else made. */
export const NOT_YOU = {
  tr: 'Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
  en: 'If that was not you, change your password at once and write to support.',
} satisfies Text

/** A copy of everything is what a thief would take first. */
export const OWN_DATA_TAKEN: Change = {
  title: { tr: 'Verilerinin bir kopyası alındı', en: 'A copy of your data was taken' },
  note: {
    tr: `Hesabındaki bilgilerin bir kopyası az önce indirildi. ${NOT_YOU.tr}`,
    en: `A copy of what we keep about you was downloaded a moment ago. ${NOT_YOU.en}`,
  },
}

/** `caller` is null where nobody of the site did it. */
type SecurityNotice = Change & { playerId: string; caller: Caller | null }

/** Tells the player of a change to how they log in: in the panel, and by mail (AUT-10). */
export async function tellOfChange(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, caller, title, note }: SecurityNotice,
): Promise<void> {
  const { email, locale } = await tx
    .selectFrom('player')
    .select(['email', 'locale'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  await deps.messages.mail.send(tx, {
    playerId,
    to: email,
    code: null,
    caller,
    subject: title[locale],
    text: note[locale],
  })
}
