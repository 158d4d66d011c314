import { QUIET_HOURS, WEEKLY_MAX } from '@zar/contract/office/campaigns/campaigns'
import type { Group } from '@zar/contract/office/campaigns/experiments'
import { NOTICE_ALONE_MAX } from '@zar/contract/office/campaigns/notices'
import { filled } from '@zar/contract/office/campaigns/words'
import type { Expression } from '@zar/contract/office/segments/expression'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db, Tx } from '../../../db/db.ts'
import { writeAudit } from '../../audit/index.ts'
import {
  letterFor,
  type NotifyDeps,
  notifyPlayer,
  type OutboundMessages,
} from '../../messages/index.ts'
import { endDueExperiments, findOne } from '../experiments/experiments.ts'
import { groupOf } from '../experiments/group.ts'
import { membersOf } from '../expression/compile.ts'
import { agreed } from '../expression/field-sql.ts'
import { releaseSegments } from '../uses.ts'

/** Each minute. */
export const CAMPAIGN_CRONTAB = '* * * * * send_campaigns'

/** Players of one transaction: a stop waits for no more. */
const BATCH = 50
/** The next run goes on where this one leaves off. */
const RUN_MS = 45_000
const WEEK_MS = 7 * 86_400_000

export type SendDeps = NotifyDeps & {
  db: Db
  log: Logger
  messages: Pick<OutboundMessages, 'mail'>
  /** Where a player stops further letters without a log-in: a page, and what a mail program presses. */
  stopLinks: (of: { playerId: string; locale: 'tr' | 'en' }) => { page: string; now: string }
  /** Pushes wait in the outbox. */
  onCommitted: () => void
}

/** Whether nothing is sent at this moment: from 21 to 9 in Istanbul. */
export function isQuiet(now: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Istanbul',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  )
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until
}

/**
 * Sends what is due, some players at a time: their messages, their rows and how far it came are one transaction, so
 * that a process that is killed leaves nothing twice and nothing out. Two processes take turns at a campaign.
 */
export async function sendCampaigns(deps: SendDeps): Promise<void> {
  await endDueExperiments(deps.db, deps.clock.now())
  const until = performance.now() + RUN_MS
  while (performance.now() < until && !isQuiet(deps.clock.now())) {
    const due = await readDue(deps)
    if (!due || !(await sendSome(deps, due))) return
  }
}

type Due = { id: bigint; after: string | null; expression: Expression }

/** The one that is due for the longest. */
async function readDue({ db, clock }: SendDeps): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select campaign.id, after_player as after, expression from campaign
      join segment_version held on held.segment_id = campaign.segment_id and held.version = segment_version
     where state in ('planned', 'running') and at <= ${clock.now()} order by at, campaign.id limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Looks for the next players before anything is locked. False where the process is not to go on. */
async function sendSome(deps: SendDeps, due: Due): Promise<boolean> {
  const { db } = deps
  const { rows: next } = await sql<{ id: string }>`
    select player.id ${membersOf(due.expression, momentOf(deps))}
       and (${due.after}::uuid is null or player.id > ${due.after}) order by player.id limit ${BATCH}`.execute(
    db,
  )
  const ids = next.map(({ id }) => id)
  await db.transaction().execute((tx) => sendTo(tx, deps, { ...due, ids }))
  deps.onCommitted()
  return true
}

const momentOf = ({ clock }: SendDeps) => sql<Date>`${clock.now()}::timestamptz`
type Batch = Due & { ids: readonly string[] }

async function sendTo(tx: Tx, deps: SendDeps, batch: Batch): Promise<void> {
  const campaign = await tx
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', batch.id)
    .where('state', 'in', ['planned', 'running'])
    .forUpdate()
    .executeTakeFirst()
  // It was stopped meanwhile, or another process sent to these.
  if (!campaign || campaign.after_player !== batch.after) return
  const players = await readAllowed(tx, deps, batch)
  const room = await roomOf(tx, campaign)
  const trial = await openTrial(tx, campaign.id, deps.clock.now())
  for (const player of players.slice(0, room)) await sendOne(tx, deps, { campaign, player, trial })
  const last = batch.ids.at(-1)
  const isMore = last !== undefined && batch.ids.length === BATCH && players.length <= room
  if (isMore) await goOn(tx, batch.id, last)
  else await end(tx, deps, batch.id)
}

/** So many more players it may reach. What one person sends alone ends there, however the segment has grown. */
async function roomOf(tx: Tx, { id, approved_by: second }: Campaign): Promise<number> {
  if (second !== null) return Number.POSITIVE_INFINITY
  const { count } = await tx
    .selectFrom('campaign_message')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow()
  return NOTICE_ALONE_MAX - Number(count)
}

type Player = { id: string; username: string; locale: 'tr' | 'en'; email: string; toMail: boolean }

/**
 * Who of them still belongs: an answer, a break or a marker since they were found counts. The lock of the player's
 * row puts this in line with their answers, and with another campaign's message to them.
 */
async function readAllowed(tx: Tx, deps: SendDeps, { ids, expression }: Batch): Promise<Player[]> {
  if (ids.length === 0) return []
  const mine = sql`player.id in (${sql.join(ids.map((id) => sql`${id}::uuid`))})`
  await sql`select from player where ${mine} order by id for no key update`.execute(tx)
  const { rows } = await sql<Player>`
    select player.id, username, locale, email,
        is_email_confirmed and ${agreed('marketing_email')} as "toMail"
      ${membersOf(expression, momentOf(deps))} and ${mine} order by player.id`.execute(tx)
  return rows
}

/**
 * Gives each player of an open experiment the words of their group, until as many as it may have were sent to;
 * everybody else reads the campaign's own.
 */
async function openTrial(tx: Tx, id: bigint, now: Date): Promise<Trial> {
  const trial = await findOne(tx, id)
  const isOpen = trial !== undefined && trial.ended_at === null && now < trial.ends_at
  let left = isOpen ? trial.size - (await countTried(tx, id)) : 0
  return (campaign, player) => {
    if (!trial || left <= 0) return { ...campaign, variant: null }
    left -= 1
    const variant = groupOf({ campaignId: id, playerId: player.id, share: trial.share })
    if (variant === 'a') return { ...campaign, variant }
    const { tr, en } = trial.words
    const words = { title_tr: tr.title, note_tr: tr.note, title_en: en.title, note_en: en.note }
    return { ...campaign, ...words, variant }
  }
}

async function countTried(tx: Tx, id: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('campaign_message')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('campaign_id', '=', id)
    .where('variant', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Campaign = {
  id: bigint
  approved_by: string | null
  via_notice: boolean
  via_letter: boolean
  title_tr: string
  title_en: string
  note_tr: string
  note_en: string
}
type Worded = Campaign & { variant: Group | null }
type Trial = (campaign: Campaign, player: Player) => Worded

type One = { campaign: Campaign; player: Player; trial: Trial }

async function sendOne(tx: Tx, deps: SendDeps, { campaign, player, trial }: One): Promise<void> {
  const isLetter = campaign.via_letter && player.toMail
  if (!campaign.via_notice && !isLetter) return
  const now = deps.clock.now()
  const row = { campaign_id: campaign.id, player_id: player.id, at: now }
  if ((await countOfWeek(tx, player.id, now)) >= WEEKLY_MAX) {
    await tx
      .insertInto('campaign_message')
      .values({ ...row, outcome: 'capped', notice_id: null, is_letter: false })
      .execute()
    return
  }
  const worded = trial(campaign, player)
  const noticeId = campaign.via_notice ? await sendNotice(tx, deps, worded, player) : null
  if (isLetter) await sendLetter(tx, deps, worded, player)
  await tx
    .insertInto('campaign_message')
    .values({
      ...row,
      outcome: 'sent',
      notice_id: noticeId,
      is_letter: isLetter,
      variant: worded.variant,
    })
    .execute()
}

async function sendLetter(
  tx: Tx,
  deps: SendDeps,
  campaign: Campaign,
  player: Player,
): Promise<void> {
  const { id: playerId, email: to, locale } = player
  const { page, now } = deps.stopLinks({ playerId, locale })
  const values = { ...saidIn(campaign, player, locale), stop: page }
  const said = await letterFor(tx, { letter: 'campaign', locale, values })
  await deps.messages.mail.send(tx, { playerId, to, ...said, code: null, caller: null, stop: now })
}

function saidIn(campaign: Campaign, { username }: Player, locale: 'tr' | 'en') {
  const values = { username }
  return {
    title: filled(campaign[`title_${locale}`], values),
    note: filled(campaign[`note_${locale}`], values),
  }
}

function sendNotice(tx: Tx, deps: SendDeps, campaign: Campaign, player: Player): Promise<string> {
  const [tr, en] = [saidIn(campaign, player, 'tr'), saidIn(campaign, player, 'en')]
  return notifyPlayer(tx, deps, {
    playerId: player.id,
    type: 'System',
    title: { tr: tr.title, en: en.title },
    note: { tr: tr.note, en: en.note },
  })
}

async function countOfWeek(tx: Tx, playerId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('campaign_message')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('outcome', '=', 'sent')
    .where('at', '>', new Date(now.getTime() - WEEK_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const goOn = (tx: Tx, id: bigint, last: string) =>
  tx
    .updateTable('campaign')
    .set({ state: 'running', after_player: last })
    .where('id', '=', id)
    .execute()

async function end(tx: Tx, { clock, log }: SendDeps, id: bigint): Promise<void> {
  const now = clock.now()
  await tx
    .updateTable('campaign')
    .set({ state: 'done', ended_at: now })
    .where('id', '=', id)
    .execute()
  await releaseSegments(tx, { by: { kind: 'campaign', id: `${id}` }, now })
  const { sent } = await tx
    .selectFrom('campaign_message')
    .select((eb) => eb.fn.countAll<bigint>().as('sent'))
    .where('campaign_id', '=', id)
    .where('outcome', '=', 'sent')
    .executeTakeFirstOrThrow()
  await writeAudit(tx, {
    actor: { kind: 'system', id: 'job' },
    does: 'campaign.done',
    outcome: 'done',
    object: `campaign:${id}`,
    after: { state: 'done', sent: Number(sent) },
  })
  log.info({ campaign: `${id}`, sent: Number(sent) }, 'campaign done')
}
