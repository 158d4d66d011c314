import type { ContentVersion, ListedPiece } from '@zar/contract/office/content/operations'
import type { Body } from '@zar/contract/office/content/pieces'
import { problemsOf } from '@zar/contract/office/content/problems'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readContent } from '../read-content.ts'
import { isLaw, type LivePiece, livePieces, nameOf, type Ref } from './live-pieces.ts'
import { findLive, liveNumberOf, staleOf, type VersionRow, versionsOf } from './versions.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Every piece that is on the site, was on it or has a draft, in the order of the site, new ones at the end. */
export async function listPieces(db: Db, now: Date): Promise<ListedPiece[]> {
  const live = livePieces(await readContent(db), now)
  const open = await db
    .selectFrom('content_version')
    .selectAll()
    .where('state', 'in', ['draft', 'scheduled'])
    .orderBy('id')
    .execute()
  const isOf = (ref: Ref) => (one: Ref) => one.kind === ref.kind && one.piece === ref.piece
  const added = open.filter((row, at) => !live.some(isOf(row)) && open.findIndex(isOf(row)) === at)
  const refs: (Ref & { live?: LivePiece })[] = [
    ...live.map((one) => ({ kind: one.kind, piece: one.piece, live: one })),
    ...added.map(({ kind, piece }) => ({ kind, piece })),
  ]
  return refs.map((ref) => told(ref, open.filter(isOf(ref))))
}

function told(
  { live, ...ref }: Ref & { live?: LivePiece },
  open: readonly VersionRow[],
): ListedPiece {
  const draft = open.find(({ state }) => state === 'draft')
  const scheduled = open.find(({ state }) => state === 'scheduled')
  const body = live?.body ?? draft?.body ?? scheduled?.body
  const gaps = draft ? problemsIn(draft).filter(({ locale }) => locale === 'en') : []
  return {
    ...ref,
    name: body ? nameOf(ref, live?.isShown ? live.body : (draft?.body ?? body)) : '',
    place: body?.place ?? null,
    isLegal: isLaw(ref.kind, live?.body, draft?.body, scheduled?.body),
    isShown: live?.isShown ?? false,
    isPlaced: live !== undefined,
    endsAt: live?.isShown ? iso(live.endsAt) : null,
    draft: draft?.number ?? null,
    scheduledAt: iso(scheduled?.publish_at ?? null),
    gaps: gaps.length,
    stale: gaps.filter(({ wrong }) => wrong === 'stale').length,
    editedAt: iso(draft?.edited_at ?? null),
  }
}

const problemsIn = (row: VersionRow) =>
  problemsOf(row.kind, row.body, staleOf(row, row.body, row.seen))

/** One piece with its draft and its versions, newest first. Throws `not_found`. */
export async function readPiece(db: Db, ref: Ref, now: Date) {
  const live = await findLive(db, ref, now)
  const versions = await versionsOf(db, ref).execute()
  const draft = versions.find(({ state }) => state === 'draft')
  const any = live?.body ?? versions[0]?.body
  if (!any) throw new Refusal('not_found')
  const names = await staffNames(db, versions)
  return {
    ...ref,
    name: nameOf(ref, draft?.body ?? any),
    isLegal: isLaw(ref.kind, live?.body, draft?.body),
    isShown: live?.isShown ?? false,
    live: live?.body ?? null,
    liveNumber: liveNumberOf({ live, versions }),
    draft: draft
      ? {
          number: draft.number,
          edition: draft.edition,
          body: draft.body,
          by: names.get(draft.edited_by ?? '') ?? null,
          at: draft.edited_at.toISOString(),
          stale: staleOf(ref, draft.body, draft.seen),
          problems: problemsIn(draft),
        }
      : null,
    versions: versions.map((row) => versionOf(row, names)),
  }
}

function versionOf(row: VersionRow, names: ReadonlyMap<string, string>): ContentVersion {
  const nameIn = (id: string | null) => names.get(id ?? '') ?? null
  return {
    number: row.number,
    state: row.state,
    basedOn: row.based_on,
    by: nameIn(row.edited_by),
    at: row.edited_at.toISOString(),
    publishedBy: nameIn(row.published_by),
    approvedBy: nameIn(row.approved_by),
    publishedAt: iso(row.published_at),
    publishAt: iso(row.publish_at),
    endsAt: iso(row.ends_at),
  }
}

async function staffNames(
  db: Db,
  versions: readonly VersionRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = versions.flatMap((row) => [row.edited_by, row.published_by, row.approved_by])
  const known = [...new Set(ids)].filter((id) => id !== null)
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'full_name'])
    .where('id', '=', sql<string>`any(${known}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}

/** What one version said. Throws `not_found`. */
export async function readVersion(db: Db, ref: Ref, number: number): Promise<Body> {
  const row = await versionsOf(db, ref).where('number', '=', number).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row.body
}
