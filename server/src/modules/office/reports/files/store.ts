import { FILE_DAYS } from '@zar/contract/office/reports/files'
import type { Db, Tx } from '../../../../db/db.ts'
import type { FieldCipher } from '../../../../platform/encryption/field-cipher.ts'
import type { Random } from '../../../../platform/random.ts'

/** Bytes of a file that are encrypted together. */
const PIECE = 768 * 1024
const DAY_MS = 24 * 3_600_000

export const pieceContext = (id: string) => `office file piece ${id}`

type Storing = { fieldCipher: FieldCipher; random: Random }

/** When a file that is made now can be downloaded no more. */
export const fileEnd = (now: Date): Date => new Date(now.getTime() + FILE_DAYS * DAY_MS)

/** Keeps a file in encrypted pieces, and answers how many bytes it has. */
export async function storePieces(
  tx: Tx,
  deps: Storing,
  { fileId, chunks }: { fileId: string; chunks: AsyncIterable<Buffer> | Iterable<Buffer> },
): Promise<bigint> {
  let held: Buffer[] = []
  let [size, place, bytes] = [0, 0, 0]
  const put = async () => {
    const whole = Buffer.concat(held)
    for (let from = 0; from < whole.length; from += PIECE) {
      const id = deps.random.uuid()
      const text = whole.subarray(from, from + PIECE).toString('base64')
      const sealed = deps.fieldCipher.encrypt(text, pieceContext(id))
      await tx
        .insertInto('office_file_piece')
        .values({ id, file_id: fileId, place, sealed })
        .execute()
      place += 1
    }
    bytes += whole.length
    held = []
    size = 0
  }
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size >= PIECE) await put()
  }
  if (size > 0) await put()
  return BigInt(bytes)
}

/** The whole file. */
export async function readPieces(
  db: Db | Tx,
  { fieldCipher }: Pick<Storing, 'fieldCipher'>,
  fileId: string,
): Promise<Buffer> {
  const pieces = await db
    .selectFrom('office_file_piece')
    .select(['id', 'sealed'])
    .where('file_id', '=', fileId)
    .orderBy('place')
    .execute()
  return Buffer.concat(
    pieces.map(({ id, sealed }) =>
      Buffer.from(fieldCipher.decrypt(sealed, pieceContext(id)), 'base64'),
    ),
  )
}

/** Deletes the files whose time is over. */
export async function forgetOfficeFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('office_file').where('ends_at', '<=', now).execute()
}
