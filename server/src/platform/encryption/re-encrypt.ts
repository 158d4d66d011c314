import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { FieldCipher } from './field-cipher.ts'

/** A encrypted column, by whose id it is encrypted. */
export type EncryptedField = {
  table: string
  owner: string
  column: string
  contextOf: (owner: string) => string
}

/** Few, so that nobody waits for their own row. */
const BATCH_MAX = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** How many fields each version of the key has encrypted. What was erased is encrypted by none. */
export async function countEncrypted(
  db: Db,
  fields: readonly EncryptedField[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const { table, column } of fields) {
    const { rows } = await sql<{ version: number; count: bigint }>`
      select get_byte(${sql.ref(column)}, 0) as version, count(*) as count from ${sql.table(table)}
        where length(${sql.ref(column)}) > 0 group by 1`.execute(db)
    for (const { version, count } of rows)
      counts.set(version, (counts.get(version) ?? 0) + Number(count))
  }
  return counts
}

type ReEncryption = {
  db: Db
  fields: readonly EncryptedField[]
  fieldCipher: FieldCipher
  current: number
  batchMax?: number
  /** Called after each batch, with how many are encrypted anew by then. */
  onBatch?: (encrypted: number) => void
}

/**
 * Encrypts anew, batch by batch, what another version than the current one has encrypted. Stopped half-way it
 * goes on where it was. What does not open is left as it is, and counted.
 */
export async function reEncryptAll(
  deps: ReEncryption,
): Promise<{ encrypted: number; closed: number }> {
  const came = { encrypted: 0, closed: 0 }
  for (const field of deps.fields) {
    for (let after = FIRST; ; ) {
      const batch = await readBatch(deps, field, after)
      const last = batch.at(-1)
      if (!last) break
      const opened = batch.flatMap((row) => anew(deps.fieldCipher, field, row))
      came.closed += batch.length - opened.length
      came.encrypted += await write(deps.db, field, opened)
      deps.onBatch?.(came.encrypted)
      after = last.owner
    }
  }
  return came
}

type Row = { owner: string; encrypted: Buffer }

async function readBatch(
  { db, current, batchMax = BATCH_MAX }: ReEncryption,
  field: EncryptedField,
  after: string,
): Promise<Row[]> {
  const column = sql.ref(field.column)
  const { rows } = await sql<Row>`
    select ${sql.ref(field.owner)} as owner, ${column} as encrypted from ${sql.table(field.table)}
      where ${sql.ref(field.owner)} > ${after}
        and substr(${column}, 1, 1) not in ('', ${Buffer.of(current)})
      order by 1 limit ${batchMax}`.execute(db)
  return rows
}

function anew(fieldCipher: FieldCipher, { contextOf }: EncryptedField, { owner, encrypted }: Row) {
  const context = contextOf(owner)
  try {
    return [
      {
        owner,
        encrypted,
        fresh: fieldCipher.encrypt(fieldCipher.decrypt(encrypted, context), context),
      },
    ]
  } catch {
    return []
  }
}

/** A field that was changed or erased meanwhile stays as it is now. */
async function write(
  db: Db,
  field: EncryptedField,
  rows: (Row & { fresh: Buffer })[],
): Promise<number> {
  const column = sql.ref(field.column)
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(field.table)} set ${column} = fresh
      from unnest(${rows.map(({ owner }) => owner)}::uuid[], ${rows.map(({ encrypted }) => encrypted)}::bytea[],
        ${rows.map(({ fresh }) => fresh)}::bytea[]) as anew(owner, encrypted, fresh)
      where ${sql.ref(field.owner)} = owner and ${column} = encrypted`.execute(db)
  return Number(numAffectedRows)
}
