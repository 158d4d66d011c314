import type { CampaignKind, CampaignState, Tally } from '@zar/contract/office/campaigns/campaigns'
import { STOPPED_WITHIN_DAYS } from '@zar/contract/office/campaigns/campaigns'
import type { Words } from '@zar/contract/office/campaigns/words'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { refuseTried } from '../experiments/experiments.ts'
import { holdNewest } from '../segments.ts'
import { holdSegment, releaseSegments } from '../uses.ts'

export type Campaign = {
  id: bigint
  name: string
  kind: CampaignKind
  state: CampaignState
  segmentId: bigint
  segmentName: string
  at: Date
  viaNotice: boolean
  viaLetter: boolean
  tally: Tally
  version: number
  words: Words
  changedBy: string
  changedAt: Date
  segmentVersion: number | null
  startedBy: string | null
  approvedBy: string | null
  startedAt: Date | null
  endedAt: Date | null
  stoppedBy: string | null
  stoppedBecause: string | null
}

const MOST = 200

const nameOf = (id: RawBuilder<unknown>) =>
  sql`(select full_name from staff where staff.id = ${id})`

/** What became of the players. An answer counts once, and one of a message before it not again. */
const tally = sql`(
  select jsonb_build_object('sent', count(*) filter (where outcome = 'sent'),
      'letters', count(*) filter (where outcome = 'sent' and is_letter),
      'capped', count(*) filter (where outcome = 'capped'),
      'read', count(*) filter (where exists (
        select from notification where notification.id = notice_id and read_at is not null)),
      'stopped', count(*) filter (where outcome = 'sent' and exists (
        select from consent where consent.player_id = one.player_id and not is_given and created_at > one.at
          and created_at <= one.at + make_interval(days => ${sql.lit(STOPPED_WITHIN_DAYS)}))))
    from campaign_message one where one.campaign_id = campaign.id)`

/** The newest campaigns, at most 200; with an id that one alone. */
export async function readCampaigns(db: Db | Tx, id?: bigint): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select campaign.id, campaign.name, kind, state, segment_id as "segmentId", segment.name as "segmentName", at,
        via_notice as "viaNotice", via_letter as "viaLetter", ${tally} as tally, version,
        jsonb_build_object('tr', jsonb_build_object('title', title_tr, 'note', note_tr),
          'en', jsonb_build_object('title', title_en, 'note', note_en)) as words,
        ${nameOf(sql`changed_by`)} as "changedBy", changed_at as "changedAt", segment_version as "segmentVersion",
        ${nameOf(sql`started_by`)} as "startedBy", ${nameOf(sql`approved_by`)} as "approvedBy",
        started_at as "startedAt", ended_at as "endedAt",
        ${nameOf(sql`stopped_by`)} as "stoppedBy", stopped_because as "stoppedBecause"
      from campaign join segment on segment.id = segment_id
     where ${id ?? null}::bigint is null or campaign.id = ${id ?? null}
     order by campaign.id desc limit ${MOST}`.execute(db)
  return rows
}

export type Terms = {
  name: string
  segmentId: bigint
  viaNotice: boolean
  viaLetter: boolean
  words: Words
  at: Date
}
type By = { by: string; now: Date }

/** The columns that terms become. */
export const rowOf = (
  { name, segmentId, viaNotice, viaLetter, words, at }: Terms,
  { by, now }: By,
) => ({
  name,
  segment_id: segmentId,
  via_notice: viaNotice,
  via_letter: viaLetter,
  title_tr: words.tr.title,
  title_en: words.en.title,
  note_tr: words.tr.note,
  note_en: words.en.note,
  at,
  changed_by: by,
  changed_at: now,
})

/** A draft stands on its segment from its first moment, so that nobody removes it meanwhile. */
export async function makeCampaign(tx: Tx, terms: Terms, by: By): Promise<bigint> {
  // Asked before the row, whose reference would be the error of a segment that never was.
  await refuseGone(tx, terms.segmentId)
  const { id } = await tx
    .insertInto('campaign')
    .values({ ...rowOf(terms, by), state: 'draft', version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await hold(tx, id, terms, by)
  return id
}

type Seen = { id: bigint; version: number }

/** Refused where it was started, or another changed it meanwhile. */
export async function changeCampaign(tx: Tx, seen: Seen, terms: Terms, by: By): Promise<void> {
  await lockDraft(tx, seen)
  await refuseTried(tx, seen.id)
  await refuseGone(tx, terms.segmentId)
  await tx
    .updateTable('campaign')
    .set({ ...rowOf(terms, by), version: seen.version + 1 })
    .where('id', '=', seen.id)
    .execute()
  await releaseSegments(tx, { by: { kind: 'campaign', id: `${seen.id}` }, now: by.now })
  await hold(tx, seen.id, terms, by)
}

/** Notes that the campaign stands on its segment. */
export const hold = (tx: Tx, id: bigint, { segmentId, name }: Terms, { now }: By) =>
  holdSegment(tx, { segmentId, by: { kind: 'campaign', id: `${id}`, name }, now })

async function refuseGone(tx: Tx, segmentId: bigint): Promise<void> {
  const segment = await tx
    .selectFrom('segment')
    .select('removed_at')
    .where('id', '=', segmentId)
    .executeTakeFirst()
  refuseIf(!segment || segment.removed_at !== null, 'segment_gone')
}

async function lock(tx: Tx, id: bigint) {
  const row = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** The draft that the person saw, locked. */
export async function lockDraft(tx: Tx, { id, version }: Seen) {
  const row = await lock(tx, id)
  refuseIf(row.state !== 'draft', 'campaign_begun')
  refuseIf(row.version !== version, 'campaign_changed')
  return { ...row, newest: await holdNewest(tx, row.segment_id) }
}

/** Plans a draft, for the segment as it stands now. Two people saw it; refused where its time is over. */
export async function planCampaign(
  tx: Tx,
  seen: Seen,
  { startedBy, approvedBy, now }: { startedBy: string; approvedBy: string; now: Date },
): Promise<void> {
  const { newest, at } = await lockDraft(tx, seen)
  refuseIf(at < now, 'campaign_late')
  await tx
    .updateTable('campaign')
    .set({ state: 'planned', segment_version: newest, started_by: startedBy })
    .set({ approved_by: approvedBy, started_at: now })
    .where('id', '=', seen.id)
    .execute()
}

/** Ends it at once, as a draft too. Whoever is being sent to in this moment is waited for. */
export async function stopCampaign(
  tx: Tx,
  { id, because, by, now }: { id: bigint; because: string } & By,
): Promise<void> {
  const { ended_at: endedAt } = await lock(tx, id)
  refuseIf(endedAt !== null, 'campaign_over')
  await tx
    .updateTable('campaign')
    .set({ state: 'stopped', ended_at: now, stopped_by: by, stopped_because: because })
    .where('id', '=', id)
    .execute()
  await releaseSegments(tx, { by: { kind: 'campaign', id: `${id}` }, now })
}
