import {
  DOCUMENT_FILE_TYPES,
  type DocumentFile,
  type DocumentFileType,
} from '@zar/contract/players/documents'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { FieldCipher } from '../../../platform/encryption/field-cipher.ts'
import { kindOf, safeName } from '../../../platform/files/file-kind.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'

/** Files that were not handed in: so many of a player are kept, for so long. */
const LOOSE_MAX = 6
const LOOSE_MS = 24 * 60 * 60_000
/** As long as what was written to support. */
const KEPT_YEARS = 2
/** Bytes that are encrypted together. */
const PIECE = 768 * 1024

export const pieceContext = (id: string) => `document piece ${id}`

type Upload = { id: string; playerId: string; name: string; content: Buffer }

const isTaken = (type: string | undefined): type is DocumentFileType =>
  type !== undefined && Object.hasOwn(DOCUMENT_FILE_TYPES, type)

/** Keeps a file, encrypted, until it is handed in. What it is its bytes say. The same id again is the same file. */
export async function keepFile(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'random' | 'fieldCipher'>,
  { id, playerId, name, content }: Upload,
): Promise<DocumentFile> {
  const type = kindOf(content)
  if (!isTaken(type)) throw new Refusal('document_type_refused')
  const file = { id, name: safeName(name, type), type, bytes: content.length }
  await deps.db.transaction().execute(async (tx) => {
    const isNew = await tx
      .insertInto('document_file')
      .values({ ...file, player_id: playerId, document_id: null, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (isNew) await putPieces(tx, deps, id, content)
    await dropLoose(tx, playerId)
  })
  const kept = await deps.db
    .selectFrom('document_file')
    .select(['id', 'name', 'type', 'bytes'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  // The id is somebody else's file.
  if (!kept) throw new Refusal('not_found')
  return kept
}

async function putPieces(
  tx: Tx,
  { random, fieldCipher }: Pick<PaymentDeps, 'random' | 'fieldCipher'>,
  fileId: string,
  content: Buffer,
): Promise<void> {
  for (let place = 0; place * PIECE < content.length; place++) {
    const id = random.uuid()
    const text = content.subarray(place * PIECE, (place + 1) * PIECE).toString('base64')
    const sealed = fieldCipher.encrypt(text, pieceContext(id))
    await tx
      .insertInto('document_file_piece')
      .values({ id, file_id: fileId, place, sealed })
      .execute()
  }
}

/** The oldest go when a player adds more than two documents can have. */
const dropLoose = (tx: Tx, playerId: string) =>
  tx
    .deleteFrom('document_file')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('document_file')
        .select('id')
        .where('player_id', '=', playerId)
        .where('document_id', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(LOOSE_MAX),
    )
    .execute()

type Tying = { playerId: string; documentId: string; files: readonly string[] }

/** Ties the player's own files to a document, all of them or none. */
export async function tieFiles(tx: Tx, { playerId, documentId, files }: Tying): Promise<void> {
  const wanted = [...new Set(files)]
  const { numUpdatedRows } = await tx
    .updateTable('document_file')
    .set({ document_id: documentId })
    .where('id', 'in', wanted)
    .where('player_id', '=', playerId)
    .where('document_id', 'is', null)
    .executeTakeFirstOrThrow()
  refuseIf(Number(numUpdatedRows) !== wanted.length, 'file_missing')
}

/** A file that was handed in, with the document that it is of. */
export async function readDocumentFile(
  { db, fieldCipher }: { db: Db; fieldCipher: FieldCipher },
  id: string,
) {
  const file = await db
    .selectFrom('document_file')
    .innerJoin('document', 'document.id', 'document_id')
    .select(['document.id as documentId', 'document_file.player_id as playerId', 'name', 'type'])
    .where('document_file.id', '=', id)
    .executeTakeFirst()
  if (!file) throw new Refusal('not_found')
  const pieces = await db
    .selectFrom('document_file_piece')
    .select(['id', 'sealed'])
    .where('file_id', '=', id)
    .orderBy('place')
    .execute()
  const content = Buffer.concat(
    pieces.map((one) =>
      Buffer.from(fieldCipher.decrypt(one.sealed, pieceContext(one.id)), 'base64'),
    ),
  )
  return { ...file, content }
}

/** The files of these documents, in the order in which they came. */
export async function filesOf(
  db: Db,
  documents: readonly string[],
): Promise<(document: string) => DocumentFile[]> {
  const rows =
    documents.length === 0
      ? []
      : await db
          .selectFrom('document_file')
          .select(['document_id', 'id', 'name', 'type', 'bytes'])
          .where('document_id', 'in', documents)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
  return (document) =>
    rows.flatMap(({ document_id, ...file }) => (document_id === document ? [file] : []))
}

/** Deletes files that were never handed in, and those whose time is over; what was decided of them stays. */
export async function forgetDocuments(db: Db, now: Date): Promise<void> {
  const loose = new Date(now.getTime() - LOOSE_MS)
  await forget(db, sql`document_id is null and created_at < ${loose}`)
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS)
  await forget(db, sql`created_at < ${before}`)
}

/** Each has megabytes, in pieces that go with it. */
const forget = (db: Db, isOld: RawBuilder<boolean>) => deleteOld(db, 'document_file', isOld, 100)
