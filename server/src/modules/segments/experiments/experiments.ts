import {
  type EndedBecause,
  EXPERIMENT_BOUNDS,
  type Experiment,
  isHarmful,
  type Result,
  readDifference,
} from '@zar/contract/office/campaigns/experiments'
import { placeholdersIn, type Words } from '@zar/contract/office/campaigns/words'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { SegmentTables } from '../../../db/tables/office/segments.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { writeAudit } from '../../audit/index.ts'

const DAY_MS = 86_400_000

export type Plan = {
  campaignId: bigint
  /** The version of the campaign that was seen. */
  version: number
  words: Words
  share: number
  size: number
  endsAt: Date
}

/**
 * Looks at what is to be tried, with the campaign locked: one that nobody was sent to yet, by notification, with the
 * same placeholders. Throws `experiment_unfit`, `experiment_there`, `experiment_time`, `campaign_changed`.
 */
export async function checkExperiment(tx: Tx, plan: Plan, now: Date): Promise<void> {
  const campaign = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', plan.campaignId)
    .forUpdate()
    .executeTakeFirst()
  if (!campaign) throw new Refusal('not_found')
  refuseIf(campaign.version !== plan.version, 'campaign_changed')
  const isEarly = campaign.state === 'draft' || campaign.state === 'planned'
  refuseIf(!isEarly || campaign.kind !== 'campaign' || !campaign.via_notice, 'experiment_unfit')
  refuseIf((await findOne(tx, plan.campaignId)) !== undefined, 'experiment_there')
  const [own, other] = [`${campaign.title_tr} ${campaign.note_tr}`, plan.words.tr]
  const names = [own, `${other.title} ${other.note}`].map((text) => `${placeholdersIn(text)}`)
  refuseIf(names[0] !== names[1], 'experiment_unfit')
  const last = campaign.at.getTime() + EXPERIMENT_BOUNDS.days * DAY_MS
  const { endsAt } = plan
  refuseIf(endsAt <= campaign.at || endsAt <= now || endsAt.getTime() > last, 'experiment_time')
}

type By = { startedBy: string; approvedBy: string; now: Date }

/** Keeps what was checked in this transaction. */
export async function startExperiment(tx: Tx, plan: Plan, by: By): Promise<void> {
  await tx
    .insertInto('experiment')
    .values({
      campaign_id: plan.campaignId,
      words: JSON.stringify(plan.words),
      share: plan.share,
      size: plan.size,
      ends_at: plan.endsAt,
      started_by: by.startedBy,
      approved_by: by.approvedBy,
      started_at: by.now,
    })
    .execute()
}

export type ExperimentRow = Selectable<SegmentTables['experiment']>

export const findOne = (db: Db | Tx, campaignId: bigint): Promise<ExperimentRow | undefined> =>
  db.selectFrom('experiment').selectAll().where('campaign_id', '=', campaignId).executeTakeFirst()

/** Refused with `experiment_there` while a campaign has one: its words are compared as they are. */
export async function refuseTried(tx: Tx, campaignId: bigint): Promise<void> {
  refuseIf((await findOne(tx, campaignId)) !== undefined, 'experiment_there')
}

/** The counts of both groups until now. */
async function countGroups(db: Db | Tx, campaignId: bigint): Promise<Result> {
  const { rows } = await sql<Result['a'] & { variant: 'a' | 'b' }>`
    select variant, count(*)::int as sent,
        (count(*) filter (where exists (
          select from notification where notification.id = notice_id and read_at is not null)))::int as read,
        (count(*) filter (where exists (
          select from consent where consent.player_id = one.player_id and not is_given and created_at > one.at)))::int as stopped,
        (count(*) filter (where exists (
          select from no_marketing where no_marketing.player_id = one.player_id and began_at > one.at)))::int as harmed
      from campaign_message one
     where campaign_id = ${campaignId} and variant is not null and outcome = 'sent' group by variant`.execute(
    db,
  )
  const of = (name: 'a' | 'b') => {
    const found = rows.find(({ variant }) => variant === name)
    const { sent = 0, read = 0, stopped = 0, harmed = 0 } = found ?? {}
    return { sent, read, stopped, harmed }
  }
  return { a: of('a'), b: of('b') }
}

/** The experiment of a campaign as it stands; null where it has none. */
export async function readExperiment(db: Db, campaignId: bigint): Promise<Experiment | null> {
  const row = await findOne(db, campaignId)
  if (!row) return null
  const people = await db
    .selectFrom('staff')
    .select(['id', 'full_name'])
    .where('id', 'in', [row.started_by, row.approved_by])
    .execute()
  const nameOf = (id: string) => people.find((one) => one.id === id)?.full_name ?? ''
  return {
    words: row.words,
    share: row.share,
    size: row.size,
    endsAt: row.ends_at.toISOString(),
    startedBy: nameOf(row.started_by),
    approvedBy: nameOf(row.approved_by),
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBecause: row.ended_because,
    result: row.result ?? (await countGroups(db, campaignId)),
  }
}

/** The open one, locked. Throws `experiment_over`. */
export async function lockOpen(tx: Tx, campaignId: bigint): Promise<ExperimentRow> {
  const row = await tx
    .selectFrom('experiment')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('experiment_over')
  return row
}

type End = { campaignId: bigint; because: EndedBecause; now: Date }

/** Ends it with its result as it stands. Answers what the audit log says of it. */
export async function endExperiment(tx: Tx, { campaignId, because, now }: End) {
  await lockOpen(tx, campaignId)
  const result = await countGroups(tx, campaignId)
  await tx
    .updateTable('experiment')
    .set({ ended_at: now, ended_because: because, result: JSON.stringify(result) })
    .where('campaign_id', '=', campaignId)
    .execute()
  return factsOf(result, because)
}

const PER_MILLE = 1_000

function factsOf(result: Result, because: EndedBecause) {
  const { a, b } = result
  const difference = readDifference(result)
  const perMille = (share: number | undefined) =>
    share === undefined ? null : Math.round(share * PER_MILLE)
  return {
    state: 'ended',
    because,
    sentA: a.sent,
    readA: a.read,
    sentB: b.sent,
    readB: b.read,
    lowPerMille: perMille(difference?.low),
    highPerMille: perMille(difference?.high),
  }
}

/** Ends what is over by the clock, and at once what harms. Answers how many. */
export async function endDueExperiments(db: Db, now: Date): Promise<number> {
  const open = await db
    .selectFrom('experiment')
    .select(['campaign_id', 'ends_at'])
    .where('ended_at', 'is', null)
    .execute()
  let ended = 0
  for (const { campaign_id: campaignId, ends_at: endsAt } of open) {
    const isOver = endsAt <= now
    if (!isOver && !isHarmful(await countGroups(db, campaignId))) continue
    ended += await endByClock(db, { campaignId, because: isOver ? 'time' : 'harm', now })
  }
  return ended
}

/** Two processes take turns; the second finds it ended. */
async function endByClock(db: Db, end: End): Promise<number> {
  try {
    await db.transaction().execute(async (tx) => {
      const after = await endExperiment(tx, end)
      await writeAudit(tx, {
        actor: { kind: 'system', id: 'clock' },
        does: 'experiment.edit',
        outcome: 'done',
        object: `campaign:${end.campaignId}`,
        after,
      })
    })
    return 1
  } catch (error) {
    if (error instanceof Refusal && error.code === 'experiment_over') return 0
    throw error
  }
}
