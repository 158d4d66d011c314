import { EVIDENCE_KEPT_DAYS } from '@zar/contract/evidence/site/own-file'
import type { Db, Tx } from '../../../db/db.ts'
import { eraseFacts } from '../journal/rows.ts'
import type { OwnFileDeps } from './deps.ts'

const DAY_MS = 24 * 3_600_000
export const KEPT_MS = EVIDENCE_KEPT_DAYS * DAY_MS
/** What could not be made in so long is given up: the player may ask again. */
const ASKED_MS = DAY_MS
/** Letters of a file that are encrypted together. */
const PIECE = 1024 * 1024

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
    const sealed = fieldCipher.encrypt(held, pieceContext(id))
    await tx
      .insertInto('evidence_file_piece')
      .values({ id, file_id: fileId, place, sealed })
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
      .select(['id', 'sealed'])
      .where('file_id', '=', fileId)
      .where('place', '=', place)
      .executeTakeFirst()
    if (!piece) return
    yield fieldCipher.decrypt(piece.sealed, pieceContext(piece.id))
  }
}

/** The newest file that can be downloaded. */
export async function findFile(db: Db | Tx, playerId: string, now: Date) {
  const file = await db
    .selectFrom('evidence_file')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('made_at', '>', new Date(now.getTime() - KEPT_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { made_at: madeAt, bytes } = file ?? {}
  return file && madeAt && bytes != null ? { id: file.id, madeAt, bytes: Number(bytes) } : undefined
}

/** Deletes files that were kept for long enough, and what could not be made. */
export async function forgetFiles(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('evidence_file')
    .where((where) =>
      where.or([
        where('made_at', '<', new Date(now.getTime() - KEPT_MS)),
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
