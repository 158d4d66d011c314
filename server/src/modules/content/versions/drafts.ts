import { isDeepStrictEqual } from 'node:util'
import {
  type Body,
  emptyBody,
  isTextKey,
  KIND_FACTS,
  type Kind,
  type LineName,
} from '@zar/contract/office/content/pieces'
import { worded } from '@zar/contract/office/content/problems'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { readAnnouncedOffers } from '../../bonuses/index.ts'
import { hasMedia } from '../media/media.ts'
import { hasPicture, isMedia } from '../pictures.ts'
import type { Ref } from './live-pieces.ts'
import {
  findLive,
  freshMarks,
  keepLive,
  mark,
  staleOf,
  takeTurn,
  type VersionRow,
  versionsOf,
} from './versions.ts'

export type DraftRef = Ref & { number: number; edition: number }

/** A draft of what is live, or the one that is there; `piece` null: of a new piece. Throws `not_found`. */
export async function startDraft(
  tx: Tx,
  { kind, piece }: { kind: Kind; piece: string | null },
  by: string,
): Promise<DraftRef> {
  const now = await takeTurn(tx)
  if (piece === null) return addDraft(tx, await newRef(tx, kind), { body: emptyBody(kind), by })
  const ref = { kind, piece }
  const open = await openOf(tx, ref)
  if (open) return { ...ref, number: open.number, edition: open.edition }
  const live = await findLive(tx, ref, now)
  const last = await versionsOf(tx, ref).where('state', '<>', 'dropped').executeTakeFirst()
  const body = live?.body ?? last?.body ?? (kind === 'text' && isTextKey(piece) && emptyBody(kind))
  if (!body) throw new Refusal('not_found')
  return addDraft(tx, ref, { body, by, basedOn: await keepLive(tx, ref, now) })
}

/** An old version as a new draft. Throws `content_draft_there`, `not_found`. */
export async function restoreVersion(
  tx: Tx,
  { number, ...ref }: Ref & { number: number },
  by: string,
): Promise<DraftRef> {
  const now = await takeTurn(tx)
  const old = await versionsOf(tx, ref).where('number', '=', number).executeTakeFirst()
  if (!old || old.state === 'draft') throw new Refusal('not_found')
  refuseIf((await openOf(tx, ref)) !== undefined, 'content_draft_there')
  await keepLive(tx, ref, now)
  return addDraft(tx, ref, { body: old.body, seen: old.seen, by, basedOn: number })
}

const openOf = (tx: Tx, ref: Ref) =>
  versionsOf(tx, ref).where('state', '=', 'draft').executeTakeFirst()

/** A text has its key; every other piece gets the next number of its table. */
async function newRef(tx: Tx, kind: Kind): Promise<Ref> {
  const table = kind === 'page' ? 'content_page' : kind
  if (table === 'text') throw new Refusal('not_found')
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(tx)
  return { kind, piece: `${rows[0]?.id}` }
}

type Start = { body: Body; seen?: Record<string, string>; by: string; basedOn?: number | null }

async function addDraft(
  tx: Tx,
  ref: Ref,
  { body: given, seen = freshMarks(ref, given), by, basedOn = null }: Start,
): Promise<DraftRef> {
  // An old version may show a picture that was deleted since.
  const body = (await isThere(tx, given.picture)) ? given : { ...given, picture: null }
  const last = await versionsOf(tx, ref).executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  await tx
    .insertInto('content_version')
    .values({
      ...ref,
      number,
      state: 'draft',
      body: JSON.stringify(body),
      seen: JSON.stringify(seen),
      based_on: basedOn,
      made_by: by,
      edited_by: by,
      together: null,
      publish_at: null,
      ends_at: null,
      published_by: null,
      approved_by: null,
      published_at: null,
      ended_at: null,
    })
    .execute()
  return { ...ref, number, edition: 0 }
}

/** The draft that somebody saw; one that was saved, published or dropped since is refused with `case_changed`. */
export async function holdDraft(tx: Tx, draft: DraftRef): Promise<VersionRow> {
  const { number, edition, ...ref } = draft
  const row = await versionsOf(tx, ref).where('number', '=', number).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  refuseIf(row.state !== 'draft' || row.edition !== edition, 'case_changed')
  return row
}

export type Save = DraftRef & { body: Body; fresh: readonly string[]; by: string }
export type Saved = { edition: number; stale: string[]; fields: string[] }

/**
 * Saves a draft. `onlyEnglish`: refused where anything but its English differs. Throws `case_changed`,
 * `invalid_input` for what its kind does not have, `not_found`.
 */
export async function saveDraft(
  tx: Tx,
  { body, fresh, by, kind, piece, number, edition }: Save,
  { onlyEnglish = false } = {},
): Promise<Saved> {
  await takeTurn(tx)
  const ref = { kind, piece }
  const row = await holdDraft(tx, { ...ref, number, edition })
  await refuseUnfit(tx, ref, body, row.body)
  const turkish = (one: Body) => ({
    ...one,
    blocks: one.blocks?.tr,
    lines: Object.fromEntries(Object.entries(one.lines).map(([name, { tr }]) => [name, tr])),
  })
  if (onlyEnglish && !isDeepStrictEqual(turkish(body), turkish(row.body)))
    throw new Refusal('invalid_input', [{ field: 'body', message: 'only the English may differ' }])
  const seen = { ...row.seen }
  for (const field of worded(kind)) {
    const isNew = !isDeepStrictEqual(englishIn(body, field), englishIn(row.body, field))
    if (isNew || fresh.includes(field)) seen[field] = mark(body, field)
  }
  await tx
    .updateTable('content_version')
    .set({
      body: JSON.stringify(body),
      seen: JSON.stringify(seen),
      edition: edition + 1,
      edited_by: by,
      edited_at: sql`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .execute()
  return {
    edition: edition + 1,
    stale: staleOf(ref, body, seen),
    fields: changedIn(row.body, body),
  }
}

const englishIn = (body: Body, field: string) =>
  field === 'blocks' ? body.blocks?.en : body.lines[field as LineName]?.en

/** The fields that differ, for the audit log. */
function changedIn(before: Body, after: Body): string[] {
  const flat = ({ lines, ...rest }: Body): Record<string, unknown> => ({ ...rest, ...lines })
  const [one, other] = [flat(before), flat(after)]
  return Object.keys(other).filter((name) => !isDeepStrictEqual(one[name], other[name]))
}

const isThere = async (tx: Tx, picture: string | null): Promise<boolean> =>
  picture === null || (isMedia(picture) ? hasMedia(tx, picture) : hasPicture(picture))

/** What the schema lets through and the kind does not have; a picture or an offer that does not exist. */
async function refuseUnfit(tx: Tx, { kind }: Ref, body: Body, before: Body): Promise<void> {
  const facts = KIND_FACTS[kind]
  const names = Object.keys(facts.lines)
  const refuse = (field: string, isWrong: boolean) => {
    if (isWrong) throw new Refusal('invalid_input', [{ field, message: field }])
  }
  refuse('lines', !isDeepStrictEqual(Object.keys(body.lines).sort(), [...names].sort()))
  refuse('blocks', (body.blocks !== null) !== facts.hasBlocks)
  refuse('link', facts.link === 'none' && body.link !== null)
  const isPlaced = body.place === null ? before.place === null : facts.places.includes(body.place)
  refuse('place', !isPlaced)
  const isPictured = facts.picture !== 'none' && (await isThere(tx, body.picture))
  refuse('picture', body.picture !== null && !isPictured)
  if (body.offer === null) return
  const offers = facts.hasOffer ? await readAnnouncedOffers(tx) : []
  refuse('offer', !offers.some(({ id }) => id === body.offer))
}

/** Throws a draft away: it stays in the history, and can be restored. */
export async function dropDraft(tx: Tx, draft: DraftRef): Promise<void> {
  await takeTurn(tx)
  const { id } = await holdDraft(tx, draft)
  await tx.updateTable('content_version').set({ state: 'dropped' }).where('id', '=', id).execute()
}
