import type { Locale } from '@zar/contract/limits'
import type { Letter } from '@zar/contract/office/letters/letters'
import type { Tx } from '../../../db/db.ts'
import type { Caller, Text } from '../../../platform/http/route.ts'
import { letterFor, notifyPlayer } from '../../messages/index.ts'
import type { PlayerDeps } from '../deps.ts'

/** What happened to an account, for the panel. */
export type Change = { title: Text; note: Text }
/** The same with the letter that tells it too. */
export type ToldChange = Change & {
  letter: Letter
  values?: Record<Locale, Readonly<Record<string, string>>>
}

/** What to do about a change that somebody else made. */
export const NOT_YOU = {
  tr: 'Bunu sen yapmadıysan şifreni hemen değiştir ve destek ekibine yaz.',
  en: 'If that was not you, change your password at once and write to support.',
} satisfies Text

/** A copy of everything is what a thief would take first. */
export const OWN_DATA_TAKEN: ToldChange = {
  letter: 'data-taken',
  title: { tr: 'Verilerinin bir kopyası alındı', en: 'A copy of your data was taken' },
  note: {
    tr: `Hesabındaki bilgilerin bir kopyası az önce indirildi. ${NOT_YOU.tr}`,
    en: `A copy of what we keep about you was downloaded a moment ago. ${NOT_YOU.en}`,
  },
}

/** `caller` is null where nobody of the site did it. */
type SecurityNotice = ToldChange & { playerId: string; caller: Caller | null }

/** Tells the player of a change to how they log in: in the panel, and by mail (AUT-10). */
export async function tellOfChange(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  { playerId, caller, title, note, letter, values }: SecurityNotice,
): Promise<void> {
  const { email, locale } = await tx
    .selectFrom('player')
    .select(['email', 'locale'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  const said = await letterFor(tx, { letter, locale, values: values?.[locale] })
  await deps.messages.mail.send(tx, { playerId, to: email, code: null, caller, ...said })
}
