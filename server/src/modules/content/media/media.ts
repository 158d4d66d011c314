import { createHash } from 'node:crypto'
import type { Media, MediaList, MediaType } from '@zar/contract/office/content/media'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { mediaUrl } from '../pictures.ts'
import { readContent } from '../read-content.ts'
import { livePieces, nameOf } from '../versions/live-pieces.ts'
import { takeTurn } from '../versions/versions.ts'
import type { Picture } from './checks.ts'
import { MEDIA_ENDINGS } from './picture.ts'

type Kept = { title: string; picture: Picture & { type: MediaType }; by: string }

/** Keeps a picture under the hash of what is shown; one that was deleted is there again. Answers its name. */
export async function keepMedia(tx: Tx, { title, picture, by }: Kept): Promise<string> {
  const { content, type, width, height } = picture
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const name = `media-${hash}.${MEDIA_ENDINGS[type]}`
  const given = { title, content, uploaded_by: by, dropped_by: null, dropped_at: null }
  await tx
    .insertInto('media')
    .values({ name, type, width, height, bytes: content.length, ...given })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ ...given, uploaded_at: sql`clock_timestamp()` })
        .where('media.dropped_at', 'is not', null),
    )
    .execute()
  return name
}

/** Whether an uploaded picture of that name is there. */
export async function hasMedia(db: Db | Tx, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('name')
    .where('name', '=', name)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that a piece can have: by name, with their titles, the newest first. */
export const listMediaNames = (db: Db) =>
  db
    .selectFrom('media')
    .select(['name', 'title'])
    .where('dropped_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('name')
    .execute()

/** All that are there, the newest first, with where each is used. */
export async function listMedia(db: Db, now: Date): Promise<MediaList['media']> {
  const rows = await db
    .selectFrom('media')
    .leftJoin('staff', 'staff.id', 'media.uploaded_by')
    .select(['media.name', 'title', 'type', 'width', 'height', 'bytes', 'uploaded_at', 'full_name'])
    .where('dropped_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('media.name')
    .execute()
  const uses = await readUses(db, now)
  return rows.map(({ full_name, uploaded_at, ...row }) => ({
    ...row,
    url: mediaUrl(row.name),
    by: full_name,
    at: uploaded_at.toISOString(),
    uses: uses.flatMap(({ picture, ...use }) => (picture === row.name ? use : [])),
  }))
}

/** Deletes a picture: its bytes are gone, its row stays. Throws `media_used`, `not_found`. */
export async function dropMedia(tx: Tx, name: string, by: string): Promise<void> {
  // Whoever drafts with it takes turns with this.
  const now = await takeTurn(tx)
  if (!(await hasMedia(tx, name))) throw new Refusal('not_found')
  const uses = await readUses(tx, now)
  refuseIf(
    uses.some(({ picture }) => picture === name),
    'media_used',
  )
  await tx
    .updateTable('media')
    .set({ content: null, dropped_by: by, dropped_at: sql`clock_timestamp()` })
    .where('name', '=', name)
    .execute()
}

type Use = Media['uses'][number] & { picture: string }

/** What is shown, drafted or scheduled with a picture. */
async function readUses(db: Db | Tx, now: Date): Promise<Use[]> {
  const live = livePieces(await readContent(db), now)
    .filter(({ isShown }) => isShown)
    .map((one) => ({ ...one, state: 'live' as const }))
  const open = await db
    .selectFrom('content_version')
    .select(['kind', 'piece', 'body', 'state'])
    .where('state', 'in', ['draft', 'scheduled'])
    .orderBy('id')
    .execute()
  return [...live, ...open].flatMap(({ kind, piece, body, state }) => {
    const { picture } = body
    if (picture === null) return []
    const name = nameOf({ kind, piece }, body)
    return { kind, piece, name, state: state as Use['state'], picture }
  })
}
