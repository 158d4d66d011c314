import { type OfferContent, whatIsOdd } from '@zar/contract/office/offers/terms'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { hashOfContent } from './content-hash.ts'
import { holdSegments } from './hold-segments.ts'
import { readDraft, readLive, type VersionRow } from './read-offers.ts'

const NOW = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

type Saving = {
  content: OfferContent
  /** When the draft that the person saw was saved; null where there was none. */
  savedAt: Date | null
  staffId: string
  now: Date
}

/**
 * Keeps what is drawn as the next version. Refused where somebody saved meanwhile, where the offer is of another
 * kind, where its terms do not fit each other, and where the segment that it names is gone.
 */
export async function saveDraft(
  tx: Tx,
  { content, savedAt, staffId, now }: Saving,
): Promise<{ version: number; savedAt: Date }> {
  const { id, kind } = content.terms
  const live = await readLive(tx, id)
  refuseOdd(whatIsOdd(content.terms))
  if (live && live.content.terms.kind !== kind) refuseOdd(['kind'])
  await refuseCodeOfAnother(tx, content)
  const values = {
    content: JSON.stringify(content),
    content_hash: hashOfContent(content),
    saved_by: staffId,
    saved_at: NOW,
  }
  const draft = await holdDraft(tx, id)
  refuseIf(draft?.saved_at.getTime() !== savedAt?.getTime(), 'case_changed')
  const saved = draft
    ? await tx
        .updateTable('offer_version')
        .set(values)
        .where('offer_id', '=', id)
        .where('version', '=', draft.version)
        .returning(['version', 'saved_at'])
        .executeTakeFirst()
    : await tx
        .insertInto('offer_version')
        .values({
          ...values,
          offer_id: id,
          version: await nextVersion(tx, id, live?.version ?? 0),
          state: 'draft',
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['version', 'saved_at'])
        .executeTakeFirst()
  // Two who draw the first version at once: one of them has to read the other's.
  if (!saved) throw new Refusal('case_changed')
  await holdSegments(tx, { id, now })
  return { version: saved.version, savedAt: saved.saved_at }
}

const refuseOdd = (fields: readonly string[]): void => {
  if (fields.length > 0)
    throw new Refusal(
      'offer_odd',
      fields.map((field) => ({ field, message: 'does not fit' })),
    )
}

async function refuseCodeOfAnother(tx: Tx, { terms }: OfferContent): Promise<void> {
  if (terms.kind !== 'promo_code') return
  const other = await tx
    .selectFrom('bonus_offer')
    .select('id')
    .where('code', '=', terms.code)
    .where('id', '<>', terms.id)
    .executeTakeFirst()
  if (other) refuseOdd(['code'])
}

async function nextVersion(tx: Tx, id: string, live: number): Promise<number> {
  const { last } = await tx
    .selectFrom('offer_version')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('offer_id', '=', id)
    .executeTakeFirstOrThrow()
  return Math.max(last ?? 0, live) + 1
}

async function holdDraft(tx: Tx, id: string): Promise<VersionRow | undefined> {
  await tx
    .selectFrom('offer_version')
    .select('version')
    .where('offer_id', '=', id)
    .where('state', '=', 'draft')
    .forUpdate()
    .execute()
  return readDraft(tx, id)
}

/** Throws away what is drawn. */
export async function dropDraft(
  tx: Tx,
  { id, savedAt, now }: { id: string; savedAt: Date; now: Date },
): Promise<void> {
  const draft = await holdDraft(tx, id)
  if (!draft) throw new Refusal('not_found')
  refuseIf(draft.saved_at.getTime() !== savedAt.getTime(), 'case_changed')
  await tx
    .deleteFrom('offer_version')
    .where('offer_id', '=', id)
    .where('version', '=', draft.version)
    .execute()
  await holdSegments(tx, { id, now })
}
