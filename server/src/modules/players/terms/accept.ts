import { LOCALES, type Locale } from '@zar/contract/limits'
import { TERMS_PAGE_ID, type Terms } from '@zar/contract/players/terms'
import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findLaw, type LawText, lawInForce } from '../../content/index.ts'

/** The general terms, as whoever registers accepts them. Undefined where the site shows none. */
export const termsInForce = (db: Db, locale: Locale): Promise<LawText | undefined> =>
  lawInForce(db, { pageId: TERMS_PAGE_ID, locale })

type Accepting = { playerId: string; text: LawText; at: Date }

/** Keeps that a player accepted a text. The same again is no new acceptance. */
export async function keepAcceptance(tx: Tx, { playerId, text, at }: Accepting): Promise<void> {
  const { document, locale, version, sha256 } = text
  await tx
    .insertInto('terms_acceptance')
    .values({
      player_id: playerId,
      document,
      locale,
      version,
      sha256: Buffer.from(sha256, 'hex'),
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Named = Pick<LawText, 'document' | 'locale' | 'version'>

const isSame = (one: Named, other: Named): boolean =>
  one.document === other.document && one.locale === other.locale && one.version === other.version

/** Accepts the terms as they are in force. Throws `terms_changed` of any other text. */
export async function acceptTerms(
  { db, clock }: { db: Db; clock: Clock },
  { playerId, ...named }: Named & { playerId: string },
): Promise<void> {
  const text = await termsInForce(db, named.locale)
  if (!text || !isSame(text, named)) throw new Refusal('terms_changed')
  await db.transaction().execute((tx) => keepAcceptance(tx, { playerId, text, at: clock.now() }))
}

/** What the player accepted, and what is due. A text that was accepted in one language is not due in the other. */
export async function readTerms(
  db: Db,
  { playerId, locale }: { playerId: string; locale: Locale },
): Promise<Terms> {
  const rows = await db
    .selectFrom('terms_acceptance')
    .select(['document', 'locale', 'version', 'sha256', 'at'])
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .execute()
  const accepted = rows.map(({ sha256, at, ...named }) => ({
    ...named,
    sha256: sha256.toString('hex'),
    at: at.toISOString(),
  }))
  const inForce: LawText[] = []
  for (const one of LOCALES) {
    const text = await findLaw(db, { pageId: TERMS_PAGE_ID, locale: one })
    if (text) inForce.push(text)
  }
  const isAccepted = inForce.some((text) => accepted.some((one) => isSame(one, text)))
  const text = inForce.find((one) => one.locale === locale)
  if (isAccepted || !text) return { due: null, accepted }
  const isChanged = accepted.some(({ document }) => document === text.document)
  return { due: { ...text, isChanged }, accepted }
}
