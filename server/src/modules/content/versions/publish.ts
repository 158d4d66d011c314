import type { Chosen } from '@zar/contract/office/content/operations'
import { type Kind, publishingRight } from '@zar/contract/office/content/pieces'
import { problemsOf } from '@zar/contract/office/content/problems'
import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readAnnouncedOffers } from '../../bonuses/index.ts'
import { holdDraft } from './drafts.ts'
import { isLaw, type LivePiece, nameOf, type Ref } from './live-pieces.ts'
import {
  endVersion,
  findLive,
  keepLive,
  liveNumberOf,
  staleOf,
  takeTurn,
  type VersionRow,
  versionsOf,
} from './versions.ts'
import { takeFromSite, writeLive } from './write-live.ts'

const AHEAD_DAYS = 366

export type Publishing = {
  pieces: readonly Chosen[]
  /** By which right; it covers kinds of its own. */
  right: Right
  /** Null: now. */
  at: Date | null
  /** Taken from the site then. */
  until: Date | null
}

type Held = { row: VersionRow; live: LivePiece | undefined; isLegal: boolean; was: number }

/**
 * Looks at all that is to be published together, under the lock: drafts that are complete and were not changed
 * since they were seen, of the kinds that the right is for. Answers them as both people see them.
 */
export async function checkPublishing(tx: Tx, wish: Publishing) {
  const now = await takeTurn(tx)
  refuseTimes(wish, now)
  const keys = wish.pieces.map(({ kind, piece }) => `${kind}:${piece}`)
  refuseIf(new Set(keys).size !== keys.length, 'invalid_input')
  const held: Held[] = []
  for (const chosen of wish.pieces) held.push(await hold(tx, chosen, now))
  refuseOthers(wish, held)
  await refuseClosedOffers(tx, held)
  return { now, held }
}

/** What both people see of each piece: it differs once anybody saves one or publishes another. */
export const factsOf = (held: readonly Held[]): Record<string, string> =>
  Object.fromEntries(
    held.map(({ row, was }) => [
      `${row.kind}:${row.piece}`,
      `${nameOf(row, row.body)} (${was} → ${row.number}.${row.edition})`,
    ]),
  )

async function hold(tx: Tx, { live: seen, ...draft }: Chosen, now: Date): Promise<Held> {
  const row = await holdDraft(tx, draft)
  const live = await findLive(tx, draft, now)
  const versions = await versionsOf(tx, draft).execute()
  const was = liveNumberOf({ live, versions })
  refuseIf(was !== seen, 'case_changed')
  refuseIf(
    versions.some(({ state }) => state === 'scheduled'),
    'content_scheduled',
  )
  const problems = problemsOf(row.kind, row.body, staleOf(draft, row.body, row.seen))
  // A picture of its own, which is none of the catalogue, stays as it is.
  const isOwn = live !== undefined && live.body.picture === null
  const left = problems.filter(({ field }) => !(field === 'picture' && isOwn))
  refuseIf(left.length > 0, 'content_incomplete')
  return { row, live, was, isLegal: isLaw(row.kind, row.body, live?.body) }
}

function refuseTimes({ at, until }: Publishing, now: Date): void {
  const last = new Date(now.getTime() + AHEAD_DAYS * 86_400_000)
  const isWrong = (at !== null && (at <= now || at > last)) || (until !== null && until > last)
  refuseIf(isWrong || (until !== null && until <= (at ?? now)), 'content_time')
}

/** A right publishes its own kind; with two people also what anybody may publish, in one go. */
function refuseOthers({ right, until }: Publishing, held: readonly Held[]): void {
  const rights = held.map(({ row, isLegal }) => publishingRight(row.kind, isLegal))
  const isFit = rights.every((one) => one === right || one === 'page.publish')
  refuseIf(!isFit || !rights.includes(right), 'content_by_two')
  const isKept = held.some(({ row, isLegal }) => isLegal || row.kind === 'text')
  refuseIf(until !== null && isKept, 'content_stays')
}

async function refuseClosedOffers(tx: Tx, held: readonly Held[]): Promise<void> {
  const wanted = held.flatMap(({ row }) => row.body.offer ?? [])
  if (wanted.length === 0) return
  const open = (await readAnnouncedOffers(tx)).filter((one) => one.is_open).map(({ id }) => id)
  refuseIf(
    wanted.some((id) => !open.includes(id)),
    'content_offer_closed',
  )
}

type By = { by: string; approvedBy: string | null; together: string }

/** Publishes or schedules what was looked at in this transaction: all of it, or none. */
export async function publishHeld(
  tx: Tx,
  { held, now }: Awaited<ReturnType<typeof checkPublishing>>,
  { at, until, by, approvedBy, together }: Pick<Publishing, 'at' | 'until'> & By,
): Promise<void> {
  for (const { row } of held) {
    const given = { published_by: by, approved_by: approvedBy, together, ends_at: until }
    await tx
      .updateTable('content_version')
      .set(at === null ? given : { ...given, state: 'scheduled', publish_at: at })
      .where('id', '=', row.id)
      .execute()
    if (at === null) await goLive(tx, { ...row, ends_at: until }, now)
  }
}

/** The version takes the place of what is shown. */
export async function goLive(tx: Tx, row: VersionRow, now: Date): Promise<void> {
  const ref = { kind: row.kind, piece: row.piece }
  await keepLive(tx, ref, now)
  await endVersion(tx, ref, now)
  await writeLive(tx, { ref, body: row.body, endsAt: row.ends_at, now })
  await tx
    .updateTable('content_version')
    .set({ state: 'live', published_at: now })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Makes a scheduled version a draft again, with all that was to be published beside it; where somebody has begun
 * another draft meanwhile it is dropped and stays in the history. Answers the pieces.
 */
export async function unschedule(tx: Tx, ref: Ref): Promise<Ref[]> {
  await takeTurn(tx)
  const row = await versionsOf(tx, ref).where('state', '=', 'scheduled').executeTakeFirst()
  if (!row) throw new Refusal('decided_meanwhile')
  const rows = await tx
    .selectFrom('content_version')
    .select(['id', 'kind', 'piece'])
    .where('together', '=', row.together)
    .where('state', '=', 'scheduled')
    .execute()
  for (const { id, kind, piece } of rows) {
    const draft = await versionsOf(tx, { kind, piece }).where('state', '=', 'draft').execute()
    await tx
      .updateTable('content_version')
      .set({
        state: draft.length > 0 ? 'dropped' : 'draft',
        together: null,
        publish_at: null,
        ends_at: null,
        published_by: null,
        approved_by: null,
        edition: sql`edition + 1`,
      })
      .where('id', '=', id)
      .execute()
  }
  return rows.map(({ kind, piece }) => ({ kind, piece }))
}

const STAYS: readonly Kind[] = ['text']

/** Takes a piece from the site. Throws `content_stays` of texts of law, `decided_meanwhile` of what is not shown. */
export async function endPiece(tx: Tx, ref: Ref): Promise<void> {
  const now = await takeTurn(tx)
  const live = await findLive(tx, ref, now)
  if (!live) throw new Refusal('not_found')
  refuseIf(!live.isShown, 'decided_meanwhile')
  refuseIf(STAYS.includes(ref.kind) || isLaw(ref.kind, live.body), 'content_stays')
  await keepLive(tx, ref, now)
  await endVersion(tx, ref, now)
  await takeFromSite(tx, ref)
}
