import type { OfferContent } from '@zar/contract/office/offers/terms'
import type { RefusalCode } from '@zar/contract/refusal'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { holdNewest } from '../../segments/index.ts'
import { lastMonth } from '../dry-run/month.ts'
import type { Guard } from '../offers/guard.ts'
import { columnsOf, freeRoundsColumnsOf, textColumnsOf } from '../offers/offer-row.ts'
import { holdSegments, newestOf } from './hold-segments.ts'
import { readDraft, readGuard, readLive, type VersionRow } from './read-offers.ts'

/** Why a draft cannot be published now; undefined where it can. */
export async function whyNotPublish(
  db: Db | Tx,
  draft: Pick<VersionRow, 'offer_id' | 'content' | 'content_hash'>,
  now: Date,
): Promise<RefusalCode | undefined> {
  const { tr, en } = draft.content.words
  if ([tr.title, tr.summary, en.title, en.summary].includes('')) return 'offer_words_missing'
  const guard = await readGuard(db, draft.offer_id)
  if (guard.budgetE5 === null) return 'offer_without_budget'
  const p95E5 = await readTriedP95(db, draft, now)
  if (p95E5 === undefined) return 'offer_untried'
  return p95E5 > guard.budgetE5 ? 'offer_above_budget' : undefined
}

/**
 * The greatest 95th percentile of the dry runs of exactly these terms, and this version of their segment, on the last
 * month: who tries again with other seeds gains nothing.
 */
async function readTriedP95(
  db: Db | Tx,
  draft: Pick<VersionRow, 'offer_id' | 'content' | 'content_hash'>,
  now: Date,
): Promise<bigint | undefined> {
  const segmentVersion = await newestOf(db, draft.content)
  const { most } = await db
    .selectFrom('offer_trial')
    .select(sql<bigint | null>`max((result ->> 'p95E5')::bigint)`.as('most'))
    .where('offer_id', '=', draft.offer_id)
    .where('content_hash', '=', draft.content_hash)
    .where('segment_version', 'is not distinct from', segmentVersion)
    .where('month', '=', lastMonth(now))
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return most ?? undefined
}

/** The version of the segment that a draft would be published with, which nobody changes before the transaction ends. */
export const holdVersion = async (tx: Tx, { segment }: OfferContent): Promise<number | null> =>
  segment === null ? null : holdNewest(tx, BigInt(segment))

type Publishing = { id: string; proposedBy: string; approvedBy: string; now: Date }

/** Makes the draft what players claim. Bonuses that were claimed before keep their terms. */
export async function publishOffer(
  tx: Tx,
  { id, proposedBy, approvedBy, now }: Publishing,
): Promise<{ version: number }> {
  const draft = await readDraft(tx, id)
  if (!draft) throw new Refusal('not_found')
  const segmentVersion = await holdVersion(tx, draft.content)
  const why = await whyNotPublish(tx, draft, now)
  if (why) throw new Refusal(why)
  await writeLive(tx, draft.content, { version: draft.version, segment_version: segmentVersion })
  await tx
    .updateTable('offer_version')
    .set({ state: 'old' })
    .where('offer_id', '=', id)
    .where('state', '=', 'live')
    .execute()
  await tx
    .updateTable('offer_version')
    .set({
      state: 'live',
      proposed_by: proposedBy,
      published_by: approvedBy,
      published_at: sql`clock_timestamp()`,
      segment_version: segmentVersion,
    })
    .where('offer_id', '=', id)
    .where('version', '=', draft.version)
    .execute()
  await holdSegments(tx, { id, now })
  return { version: draft.version }
}

type Versions = { version: number; segment_version: number | null }

async function writeLive(tx: Tx, content: OfferContent, versions: Versions): Promise<void> {
  const { terms, words, segment } = content
  const whole = {
    ...textColumnsOf(words),
    ...versions,
    segment_id: segment === null ? null : BigInt(segment),
  }
  if (terms.kind === 'free_rounds') {
    const row = { ...whole, ...freeRoundsColumnsOf(terms) }
    await tx
      .insertInto('free_rounds_offer')
      .values({ ...row, position: await nextPosition(tx, 'free_rounds_offer') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    return
  }
  const columns = columnsOf(terms)
  const row = { ...whole, ...columns, contribution: JSON.stringify(columns.contribution) }
  await tx
    .insertInto('bonus_offer')
    .values({ ...row, position: await nextPosition(tx, 'bonus_offer') })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function nextPosition(tx: Tx, table: 'bonus_offer' | 'free_rounds_offer'): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Stops new claims from the commit on: a claim that began before holds the offer's row, and is waited for. What was
 * claimed goes on.
 */
export async function stopOffer(
  tx: Tx,
  { id, staffId, because, now }: { id: string; staffId: string; because: string; now: Date },
): Promise<void> {
  const live = await readLive(tx, id)
  if (!live) throw new Refusal('not_found')
  const table = live.content.terms.kind === 'free_rounds' ? 'free_rounds_offer' : 'bonus_offer'
  const stopped = await tx
    .updateTable(table)
    .set({ is_open: false })
    .where('id', '=', id)
    .where('is_open', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) throw new Refusal('decided_meanwhile')
  await tx.insertInto('offer_stop').values({ offer_id: id, stopped_by: staffId, because }).execute()
  await holdSegments(tx, { id, now })
}

type Setting = { id: string; guard: Guard; proposedBy: string; approvedBy: string }

/** Sets what an offer may come to, from the next claim on. */
export async function setGuard(
  tx: Tx,
  { id, guard, proposedBy, approvedBy }: Setting,
): Promise<void> {
  const row = {
    budget_e5: guard.budgetE5,
    player_day_e5: guard.playerDayE5,
    exposure_e5: guard.exposureE5,
    proposed_by: proposedBy,
    set_by: approvedBy,
    set_at: sql<Date>`clock_timestamp()`,
  }
  await tx
    .insertInto('offer_guard')
    .values({ offer_id: id, ...row })
    .onConflict((conflict) => conflict.column('offer_id').doUpdateSet(row))
    .execute()
}
