import { gunzipSync, gzipSync } from 'node:zlib'
import { EVIDENCE_KEPT_DAYS, type EvidenceReason } from '@zar/contract/evidence/site/own-file'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { eraseFacts } from '../journal/rows.ts'
import type { OwnFileDeps } from './deps.ts'

const DAY_MS = 24 * 3_600_000
/** When a file that was made then is deleted. */
export const keptUntil = (why: EvidenceReason, madeAt: Date): Date =>
  new Date(madeAt.getTime() + EVIDENCE_KEPT_DAYS[why] * DAY_MS)

/** What could not be made in so long is given up: the player may ask again. */
const ASKED_MS = DAY_MS
/** Letters of a file that are packed and encrypted together. */
const PIECE = 1024 * 1024

/** Hashes and salts take half of a file, and pack to half of that. */
const pack = (text: string): string => gzipSync(text).toString('base64')
const unpack = (packed: string): string => gunzipSync(Buffer.from(packed, 'base64')).toString()

const pieceContext = (id: string) => `evidence piece ${id}`

/** The encrypted columns of evidence, for whoever encrypts them anew. */
export const EVIDENCE_ENCRYPTED = [
  { table: 'evidence_file_piece', owner: 'id', column: 'sealed', contextOf: pieceContext },
] as const

type Storing = Pick<OwnFileDeps, 'fieldCipher' | 'random'>

/** Keeps the lines of a file in encrypted pieces, and answers how many bytes they are. */
export async function storeFile(
  tx: Tx,
  { fieldCipher, random }: Storing,
  { fileId, lines }: { fileId: bigint; lines: AsyncIterable<string> },
): Promise<number> {
  let [held, place, bytes] = ['', 0, 0]
  const put = async () => {
    const id = random.uuid()
    const sealed = fieldCipher.encrypt(pack(held), pieceContext(id))
    await tx
      .insertInto('evidence_file_piece')
      .values({ id, file_id: fileId, place, sealed, is_packed: true })
      .execute()
    bytes += Buffer.byteLength(held)
    place += 1
    held = ''
  }
  for await (const line of lines) {
    held += line
    if (held.length >= PIECE) await put()
  }
  if (held !== '') await put()
  return bytes
}

/** The file, a piece at a time. */
export async function* readFile(
  db: Db,
  fieldCipher: OwnFileDeps['fieldCipher'],
  fileId: bigint,
): AsyncGenerator<string> {
  for (let place = 0; ; place += 1) {
    const piece = await db
      .selectFrom('evidence_file_piece')
      .select(['id', 'sealed', 'is_packed'])
      .where('file_id', '=', fileId)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!piece) return
    const text = fieldCipher.decrypt(piece.sealed, pieceContext(piece.id))
    yield piece.is_packed ? unpack(text) : text
  }
}

/** Of files from before each said so itself. */
const KEPT_UNTIL = sql<Date>`coalesce(kept_until, made_at + interval '7 days')`

/** A file that is there and can be downloaded. */
export type ReadyFile = {
  id: bigint
  playerId: string
  madeAt: Date
  bytes: number
  why: EvidenceReason
  keptUntil: Date
}

/** The newest file of a player, or the one of that number, that can be downloaded. */
export async function findFile(
  db: Db | Tx,
  which: { playerId: string } | { fileId: bigint },
  now: Date,
): Promise<ReadyFile | undefined> {
  const file = await db
    .selectFrom('evidence_file')
    .select(['id', 'player_id', 'made_at', 'bytes', 'why', KEPT_UNTIL.as('keptUntil')])
    .where((where) =>
      'fileId' in which ? where('id', '=', which.fileId) : where('player_id', '=', which.playerId),
    )
    .where(KEPT_UNTIL, '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!file?.made_at || file.bytes === null) return undefined
  const { id, player_id: playerId, made_at: madeAt, bytes, why, keptUntil: until } = file
  return { id, playerId, madeAt, bytes: Number(bytes), why, keptUntil: until }
}

/** Deletes files that were kept for long enough, and what could not be made. */
export async function forgetFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('evidence_file')
    .where((where) =>
      where.or([
        where(KEPT_UNTIL, '<', now),
        where.and([
          where('made_at', 'is', null),
          where('asked_at', '<', new Date(now.getTime() - ASKED_MS)),
        ]),
      ]),
    )
    .execute()
}

/** Of a player who is erased the files go, and of the journal the texts: the leaves stay. */
export async function eraseEvidence(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('evidence_file').where('player_id', '=', playerId).execute()
  await eraseFacts(tx, playerId)
}
