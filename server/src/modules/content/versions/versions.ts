import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Body, LineName } from '@zar/contract/office/content/pieces'
import { worded } from '@zar/contract/office/content/problems'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import type { ContentTables } from '../../../db/tables/content.ts'
import { readContent } from '../read-content.ts'
import { type LivePiece, livePieces, type Ref, shownOf } from './live-pieces.ts'

export type VersionRow = Selectable<ContentTables['content_version']>

/** What is drafted, published and ended takes turns: it is little, and belongs together. Answers the moment. */
export async function takeTurn(tx: Tx): Promise<Date> {
  await sql`select pg_advisory_xact_lock(${LOCKS.content})`.execute(tx)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  return rows[0]?.now ?? new Date(Number.NaN)
}

export const versionsOf = (db: Db | Tx, { kind, piece }: Ref) =>
  db
    .selectFrom('content_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('piece', '=', piece)
    .orderBy('number', 'desc')

export async function findLive(db: Db | Tx, ref: Ref, now: Date): Promise<LivePiece | undefined> {
  const all = livePieces(await readContent(db), now)
  return all.find(({ kind, piece }) => kind === ref.kind && piece === ref.piece)
}

const textOf = (body: Body, field: string): string =>
  field === 'blocks'
    ? JSON.stringify(body.blocks?.tr ?? [])
    : (body.lines[field as LineName]?.tr ?? '')

/** What the English of a field was last looked at against. */
export const mark = (body: Body, field: string): string =>
  createHash('sha256').update(textOf(body, field)).digest('hex')

export const freshMarks = ({ kind }: Ref, body: Body): Record<string, string> =>
  Object.fromEntries(worded(kind).map((field) => [field, mark(body, field)]))

/** The fields whose Turkish changed since their English was looked at. */
export const staleOf = (ref: Ref, body: Body, seen: Record<string, string>): string[] =>
  worded(ref.kind).filter((field) => {
    const isSame = body.lines[field as LineName]?.same ?? false
    return !isSame && seen[field] !== mark(body, field)
  })

type Seen = { live: LivePiece | undefined; versions: readonly VersionRow[] }

/** The number of the live version; 0 where nothing is shown, or what is shown was not published here. */
export function liveNumberOf({ live, versions }: Seen): number {
  const version = versions.find(({ state }) => state === 'live')
  if (!live?.isShown || !version) return 0
  return isDeepStrictEqual(shownOf(version.body), shownOf(live.body)) ? version.number : 0
}

/**
 * Keeps what is shown as a version, where it came with the installation or was given anew since. Answers its
 * number; null where nothing is shown.
 */
export async function keepLive(tx: Tx, ref: Ref, now: Date): Promise<number | null> {
  const live = await findLive(tx, ref, now)
  const versions = await versionsOf(tx, ref).execute()
  const known = liveNumberOf({ live, versions })
  if (known > 0) return known
  await endVersion(tx, ref, now)
  if (!live?.isShown) return null
  const number = (versions[0]?.number ?? 0) + 1
  await tx
    .insertInto('content_version')
    .values({
      ...ref,
      number,
      state: 'live',
      body: JSON.stringify(live.body),
      seen: JSON.stringify(freshMarks(ref, live.body)),
      based_on: null,
      made_by: null,
      edited_by: null,
      together: null,
      publish_at: null,
      ends_at: live.endsAt,
      published_by: null,
      approved_by: null,
      published_at: now,
      ended_at: null,
    })
    .execute()
  return number
}

/** The live version, if there is one, becomes an old one. */
export async function endVersion(tx: Tx, { kind, piece }: Ref, now: Date): Promise<void> {
  await tx
    .updateTable('content_version')
    .set({ state: 'old', ended_at: now })
    .where('kind', '=', kind)
    .where('piece', '=', piece)
    .where('state', '=', 'live')
    .execute()
}
