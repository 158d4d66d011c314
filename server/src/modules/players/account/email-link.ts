import { timingSafeEqual } from 'node:crypto'
import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { letterFor } from '../../messages/index.ts'
import { mailBuckets, sendWithin } from '../codes/code-guard.ts'
import type { PlayerDeps } from '../deps.ts'
import { emailKey } from '../keys.ts'
import { takenKey } from '../player.ts'

const GOOD_SECONDS = 3 * 24 * 60 * 60
const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{10})\.([\w-]{43})$/

type LinkDeps = Pick<PlayerDeps, 'fieldCipher' | 'clock' | 'siteUrl' | 'messages'>
type Linked = { playerId: string; email: string; until: number }

const macOf = (fieldCipher: PlayerDeps['fieldCipher'], { playerId, email, until }: Linked) =>
  fieldCipher.index(`confirm email ${playerId} ${emailKey(email)} ${until}`).toString('base64url')

/** Its secret stands behind the #, so that no server, proxy or referrer sees it. */
function linkOf(
  { fieldCipher, clock, siteUrl }: LinkDeps,
  who: Omit<Linked, 'until'>,
  locale: Locale,
) {
  const until = Math.floor(clock.now().getTime() / 1_000) + GOOD_SECONDS
  const mac = macOf(fieldCipher, { ...who, until })
  return `${new URL('/confirm-email', siteUrl)}?lang=${locale}#${who.playerId}.${until}.${mac}`
}

type Typed = {
  playerId: string
  email: string
  /** Null where nobody of the site asked for it. */
  caller: Caller | null
  locale: Locale
}

/**
 * Writes to an address that a player has typed: the link that confirms it. Where it is confirmed for
 * another account its owner reads that somebody tried it, in their language. One email in either case, so
 * that nothing tells which it was (H7).
 */
export async function writeToTyped(
  tx: Tx,
  deps: LinkDeps,
  { playerId, email, caller, locale }: Typed,
): Promise<void> {
  const owner = await tx
    .selectFrom('player')
    .select(['id', 'email', 'locale'])
    .where('email_key', '=', emailKey(email))
    .where('is_email_confirmed', '=', true)
    .where('id', '<>', playerId)
    .executeTakeFirst()
  const link = linkOf(deps, { playerId, email }, locale)
  const logIn = `${new URL('/?dialog=login', deps.siteUrl)}`
  const said = await letterFor(
    tx,
    owner
      ? { letter: 'known-email', locale: owner.locale, values: { link: logIn } }
      : { letter: 'confirm-email', locale, values: { link } },
  )
  const to = owner ? { playerId: owner.id, to: owner.email } : { playerId, to: email }
  await deps.messages.mail.send(tx, { ...to, ...said, code: null, caller })
}

/** Mails the link once more; an address that is confirmed needs none. */
export async function sendEmailLink(
  deps: PlayerDeps,
  { playerId, caller }: { playerId: string; caller: Caller },
): Promise<void> {
  const { email, is_email_confirmed: isConfirmed } = await deps.db
    .selectFrom('player')
    .select(['email', 'is_email_confirmed'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  if (isConfirmed) return
  const buckets = mailBuckets(deps, { playerId, email: emailKey(email) }, caller)
  await sendWithin(deps, buckets, () =>
    deps.db
      .transaction()
      .execute((tx) => writeToTyped(tx, deps, { playerId, email, caller, locale: caller.locale })),
  )
}

/** The address becomes the player's, if it is nobody's: from now on it is one account's (H7). */
export async function confirmEmail(
  deps: Pick<PlayerDeps, 'db' | 'fieldCipher' | 'clock' | 'log'>,
  token: string,
): Promise<void> {
  const [, playerId, until, mac] = TOKEN.exec(token) ?? []
  if (!playerId || !until || !mac) throw new Refusal('email_link_invalid')
  const player = await deps.db
    .selectFrom('player')
    .select('email')
    .where('id', '=', playerId)
    .executeTakeFirst()
  // Since changed or erased, the address is no longer the link's.
  const linked = { playerId, email: player?.email ?? '', until: Number(until) }
  const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(deps.fieldCipher, linked)))
  const isOld = Number(until) * 1_000 < deps.clock.now().getTime()
  refuseIf(!isOurs || isOld, 'email_link_invalid')
  await deps.db
    .updateTable('player')
    .set({ is_email_confirmed: true })
    .where('id', '=', playerId)
    .where(sql<boolean>`email_key = ${emailKey(linked.email)}`)
    .execute()
    .catch((error: unknown) => {
      throw takenKey(error) === 'player_email_taken' ? new Refusal('email_taken') : error
    })
  deps.log.info({ event: 'e-mail confirmed', playerId })
}
