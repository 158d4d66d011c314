import type { EvidenceReason } from '@zar/contract/evidence/site/own-file'
import type { Locale } from '@zar/contract/limits'
import type { Tx } from '../../../db/db.ts'
import type { Text } from '../../../platform/http/route.ts'
import { notifyPlayer } from '../../messages/index.ts'
import { closedLink } from './closed-link.ts'
import type { OwnFileDeps } from './deps.ts'

type News = { title: Text; note: Text }

const OWN_PAGE = '/dashboard/evidence'
const UNTIL_YOURS = {
  tr: 'Hesabındaki Kanıtım sayfasından 31 gün boyunca indirebilirsin.',
  en: 'You can download it from My evidence in your account for 31 days.',
}

const NEWS: Record<EvidenceReason, News> = {
  asked: {
    title: { tr: 'Kanıt dosyan hazır', en: 'Your file of evidence is ready' },
    note: {
      tr: 'Hesabındaki Kanıtım sayfasından yedi gün boyunca indirebilirsin.',
      en: 'You can download it from My evidence in your account for seven days.',
    },
  },
  month: {
    title: { tr: 'Geçen ayın kanıt dosyası', en: 'Your file of evidence of last month' },
    note: {
      tr: `Yaptığın her şeyin ve paranla yapılan her şeyin imzalı dosyası hazır. ${UNTIL_YOURS.tr}`,
      en: `The signed file of all that you did, and all that was done with your money, is ready. ${UNTIL_YOURS.en}`,
    },
  },
  exclusion: {
    title: { tr: 'Ara verirken kanıt dosyan', en: 'Your file of evidence as you take a break' },
    note: {
      tr: `Oyuna kapatıldığın ana kadar olan her şeyin imzalı dosyası hazır. ${UNTIL_YOURS.tr}`,
      en: `The signed file of everything up to your exclusion is ready. ${UNTIL_YOURS.en}`,
    },
  },
  closing: {
    title: {
      tr: 'Kapanan hesabının kanıt dosyası',
      en: 'The file of evidence of your closed account',
    },
    note: {
      tr: 'Hesabın kapanana kadar olan her şeyin imzalı dosyası hazır. Verilerin silinene kadar, en çok 31 gün, hesabının şifresiyle indirebilirsin.',
      en: 'The signed file of everything up to the closing of your account is ready. You can download it with the password of the account until your data is erased, for 31 days at most.',
    },
  },
}

type Ready = { fileId: bigint; playerId: string; why: EvidenceReason }

/**
 * Tells the player that a file is there and where to fetch it: in the panel; one that was made by itself by letter
 * too, with the signed heads. The letter about a closed account has a link, as nobody logs in to it any more.
 */
export async function tellReady(
  tx: Tx,
  deps: OwnFileDeps,
  { fileId, playerId, why }: Ready,
): Promise<void> {
  const { title, note } = NEWS[why]
  await notifyPlayer(tx, deps, { playerId, type: 'System', title, note })
  if (why === 'asked') return
  const { email, locale, is_email_confirmed } = await tx
    .selectFrom('player')
    .select(['email', 'locale', 'is_email_confirmed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  // The secret of a link alone opens nothing; what is in the account is told to a confirmed address alone.
  if (why !== 'closing' && !is_email_confirmed) return
  const where = why === 'closing' ? closedLink(deps, { fileId, locale }) : ownPage(deps, locale)
  const seal = (await deps.sealed?.(tx))?.[locale]
  await deps.messages.mail.send(tx, {
    playerId,
    to: email,
    subject: title[locale],
    text: [note[locale], where, seal].filter(Boolean).join('\n\n'),
    code: null,
    caller: null,
  })
}

const ownPage = ({ siteUrl }: OwnFileDeps, locale: Locale): string =>
  `${new URL(`${OWN_PAGE}?lang=${locale}`, siteUrl)}`
